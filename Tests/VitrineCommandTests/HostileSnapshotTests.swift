import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("Snapshots that are no answers")
struct HostileSnapshotTests {
  static let bodies: [(body: String, words: String)] = [
    ("", "empty"),
    (" \n\n\n ", "empty"),
    ("null", "type null"),
    ("[]", "type array"),
    ("{}", "no \"results\""),
    ("{\"results\":{}}", "not an array"),
    ("{\"results\":[", "cut off"),
    ("{\"results\":[1,2", "cut off"),
    ("<!doctype html><title>Oops</title>", "web page"),
    ("not json", "not well-formed JSON"),
    ("{\"results\":[{\"kind\":\"song\"}]}", "none of the results"),
    (String(repeating: "[", count: 1_000), "cut off"),
    (String(repeating: "[", count: 1_000) + String(repeating: "]", count: 1_000), "nested"),
    (#"{"results":[{"trackId":1,"trackName":"x","a":"# + deep(1_000) + "}]}", "nested"),
    (#"{"results":[{"trackId":1,"trackName":"x","a":"# + deep(100_000) + "}]}", "nested"),
  ]

  private static func deep(_ depth: Int) -> String {
    String(repeating: "{\"a\":[", count: depth / 2) + String(repeating: "]}", count: depth / 2)
  }

  @Test("A body that is no result list fails the build and says what came", arguments: bodies.indices)
  func body(_ index: Int) throws {
    let site = try SiteFixture([])
    try site.write(Self.bodies[index].body, to: "snapshots/one.json")
    let outcome = site.build()
    #expect(outcome.isFailed)
    #expect(outcome.messages.contains("search \"one\""))
    #expect(outcome.messages.contains(Self.bodies[index].words), "\(outcome.messages.prefix(500))")
    #expect(try site.pages().files.isEmpty)
  }

  @Test("Bytes that are not UTF-8 fail the build")
  func notUTF8() throws {
    let site = try SiteFixture([])
    try site.write(
      Data(Array("{\"results\":[{\"trackId\":1,\"trackName\":\"".utf8) + [0xFF, 0xC0] + Array("\"}]}".utf8)),
      to: "snapshots/one.json")
    let outcome = site.build()
    #expect(outcome.isFailed)
    #expect(outcome.messages.contains("UTF-8"), "\(outcome.messages)")
  }

  enum Entry: String, CaseIterable {
    case missing, folder, brokenLink, linkToItself, fifo, device, unreadableFolder
  }

  @Test("What is not a file fails the build at once", .timeLimit(.minutes(20)), arguments: Entry.allCases)
  func entry(_ entry: Entry) throws {
    let site = try SiteFixture([.song(1, "Song")])
    try #require(site.build().isDone)
    let before = try site.pages()
    let snapshot = "snapshots/one.json"
    try site.remove(snapshot)
    switch entry {
    case .missing: break
    case .folder, .unreadableFolder: try site.write("", to: "\(snapshot)/x")
    case .brokenLink: try site.link(snapshot, to: "nowhere")
    case .linkToItself: try site.link(snapshot, to: "one.json")
    case .fifo: #expect(mkfifo("\(site.path)/\(snapshot)", 0o600) == 0)
    case .device: try site.link(snapshot, to: "/dev/zero")
    }
    let outcome = site.build()
    #expect(outcome.isFailed)
    #expect(outcome.messages.contains("search \"one\" has no recorded answer"), "\(outcome.messages)")
    #expect(outcome.messages.contains("site.yml:4"), "\(outcome.messages)")
    #expect(try site.pages() == before)
  }

  @Test("Faults of several searches are all reported")
  func several() throws {
    let site = try SiteFixture(
      """
      title: Shelf
      url: https://example.org/
      searches:
        - { id: one, title: One, term: x }
        - { id: two, title: Two, term: y }
        - { id: three, title: Three, term: z }
      """,
      files: ["snapshots/one.json": "", "snapshots/three.json": "{}"])
    let outcome = site.build()
    #expect(outcome.isFailed)
    for id in ["one", "two", "three"] { #expect(outcome.messages.contains("search \"\(id)\"")) }
  }

  @Test("A body of 50 MB is refused at once")
  func large() throws {
    let site = try SiteFixture([])
    let results = StoreJSON.songs(200).map(\.source).joined(
      separator: "," + String(repeating: " ", count: 250_000))
    try site.write("{\"resultCount\":200,\"results\":[\(results)]}", to: "snapshots/one.json")
    let clock = ContinuousClock()
    let start = clock.now
    let outcome = try CommandProcess(["build", "--site", site.path]).waitWatchingMemory()
    #expect(outcome.isFailed)
    #expect(outcome.messages.contains("larger than 32 MB"), "\(outcome.messages)")
    #expect(clock.now - start < .seconds(10))
    #expect(outcome.peakMemory < 100 << 20, "\(outcome.peakMemory >> 20) MB")
  }

  @Test("A body of 30 MB is read in sane time and memory")
  func fairlyLarge() throws {
    let site = try SiteFixture([])
    let results = StoreJSON.songs(200).map(\.source).joined(
      separator: "," + String(repeating: " ", count: 150_000))
    try site.write("{\"resultCount\":200,\"results\":[\(results)]}", to: "snapshots/one.json")
    let clock = ContinuousClock()
    let start = clock.now
    let outcome = try CommandProcess(["build", "--site", site.path]).waitWatchingMemory()
    #expect(outcome.isDone, "\(outcome.messages)")
    #expect(clock.now - start < .seconds(30))
    #expect(outcome.peakMemory < 300 << 20, "\(outcome.peakMemory >> 20) MB")
    #expect(try site.pages().details.count == 200)
  }
}
