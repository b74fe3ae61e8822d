import Foundation
import TestSupport
import Testing

@Suite("vitrine fetch")
struct FetchVerbTests {
  static func songs(_ range: ClosedRange<Int>) -> [StoreJSON] { range.map { .song($0, "Song \($0)") } }

  @Test("records every search's answer, and a build makes pages of them")
  func wholeWay() async throws {
    let fixture = try FetchFixture(["night-jazz", "tokyo"])
    fixture.put(Self.songs(1...3), for: "night-jazz")
    fixture.put(Self.songs(4...5), for: "tokyo")
    let outcome = try await fixture.fetch()
    #expect(outcome.exitCode == 0)
    #expect(outcome.data == "")
    let lines = outcome.messages.split(separator: "\n").map(String.init)
    #expect(lines.count == 4)
    #expect(lines.first?.hasPrefix("2 calls, about ") == true)
    #expect(
      lines.dropFirst() == [
        "[1/2] night-jazz: 3 items, recorded", "[2/2] tokyo: 2 items, recorded",
        "2 searches: 2 recorded, 2 calls",
      ])
    #expect(try fixture.files() == ["night-jazz.json", "snapshots.lock", "tokyo.json"])
    #expect(fixture.server.requests.map { $0["User-Agent"] } == ["Vitrine/0.1.0", "Vitrine/0.1.0"])
    #expect(
      fixture.server.requests.map(\.target) == [
        "/search?term=night-jazz&country=US&limit=200", "/search?term=tokyo&country=US&limit=200",
      ])
    #expect(fixture.site.build().exitCode == 0)
    #expect(try fixture.site.pages().files.keys.contains { $0.hasPrefix("item/song-5-5/") })

    let again = try await fixture.fetch()
    #expect(again.exitCode == 0)
    #expect(again.messages.hasSuffix("2 searches: 2 fresh, 0 calls\n"))
    #expect(fixture.asked.count == 2)
  }

  @Test("what it recorded is what diff tells, from the first time on")
  func diff() async throws {
    let fixture = try FetchFixture(["one"])
    fixture.put(Self.songs(1...3), for: "one")
    try await fixture.fetch()
    let first = CapturedRun.run(["diff", "--site", fixture.site.path])
    #expect(first.exitCode == 2)
    #expect(first.data == "one\n  + newly recorded, 3 items\n")
    fixture.put(Self.songs(2...4), for: "one")
    try await fixture.fetch("--force")
    let second = CapturedRun.run(["diff", "--site", fixture.site.path])
    #expect(second.messages == "1 search changed: 1 new, 1 gone\n")
  }

  @Test("a path of the endpoint comes before the services, as behind a gateway")
  func gateway() async throws {
    let fixture = try FetchFixture(["one"], path: "itunes/v1")
    fixture.put(Self.songs(1...1), for: "one")
    #expect(try await fixture.fetch().exitCode == 0)
    #expect(fixture.server.requests.map(\.target) == ["/itunes/v1/search?term=one&country=US&limit=200"])
  }

  static let typed = ["R&B", "C++", "AC/DC", "100%", "東京", "🎷 sax", "a=b&c", "plus + space", "#1", "Beyoncé"]

  @Test("terms arrive as they were typed", arguments: typed)
  func terms(term: String) async throws {
    let fixture = try FetchFixture(["one"])
    fixture.script { _ in LoopbackAnswer(body: Array(StoreJSON.answer(Self.songs(1...1)).utf8)) }
    let text = String(decoding: try #require(fixture.bytes("site.yml")), as: UTF8.self)
    try fixture.site.write(text.replacing("term: one", with: "term: \"\(term)\""), to: "site.yml")
    #expect(try await fixture.fetch().exitCode == 0)
    let target = try #require(fixture.server.requests.first?.target)
    let query = try #require(target.split(separator: "?").last)
    let value = try #require(query.split(separator: "&").first { $0.hasPrefix("term=") }).dropFirst(5)
    #expect(value.replacing("+", with: " ").removingPercentEncoding == term)
  }

  struct Ending: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let answer: LoopbackAnswer
    let exitCode: Int32
    let words: [String]
  }

  static let endings: [Ending] = [
    Ending(
      testDescription: "a refusal", answer: LoopbackAnswer(status: 403), exitCode: 75,
      words: [
        "error: the store takes no more calls for now", "hint: run vitrine fetch --site", " again after 20",
      ]),
    Ending(
      testDescription: "a value that the store does not take",
      answer: LoopbackAnswer(
        status: 400, body: Array("{\"errorMessage\":\"Invalid value(s) for key(s): [term]\"}".utf8)),
      exitCode: 1,
      words: [
        "site.yml:5:", "the store refused the request: Invalid value(s) for key(s): [term]",
        "  - { id: one, term: one }",
      ]),
    Ending(
      testDescription: "another server", answer: LoopbackAnswer(status: 404, body: Array("<html>".utf8)),
      exitCode: 1, words: ["there is no store at this address (status 404)", "hint: check store.endpoint"]),
    Ending(
      testDescription: "an answer without items, after one with",
      answer: LoopbackAnswer(
        body: Array("{\"resultCount\":0,\"results\":[]}".utf8)),
      exitCode: 2,
      words: [
        "the new answer has 0 items, the recorded one 8; lost would be \"Song 1\"", "and 3 more",
        "--accept one; what is recorded stays",
      ]),
    Ending(
      testDescription: "a redirect to another host", answer: .redirect(to: "https://example.org/search"),
      exitCode: 75, words: ["the answer redirects to another place: https://example.org/search"]),
  ]

  @Test("the exit status and the messages tell what to do", arguments: endings)
  func ending(_ ending: Ending) async throws {
    let fixture = try FetchFixture(["one"])
    fixture.put(Self.songs(1...8), for: "one")
    try #require(await fixture.fetch().exitCode == 0)
    let before = try fixture.files().map { fixture.bytes("snapshots/\($0)") }
    fixture.script { _ in ending.answer }
    let outcome = try await fixture.fetch("--force")
    #expect(outcome.exitCode == ending.exitCode)
    for words in ending.words { #expect(outcome.messages.contains(words), "\(outcome.messages)") }
    #expect(try fixture.files().map { fixture.bytes("snapshots/\($0)") } == before)
    #expect(fixture.site.build("--strict").exitCode == 0)
  }

  @Test("nobody at the endpoint is the store not being reached", .timeLimit(.minutes(20)))
  func nobody() async throws {
    let fixture = try FetchFixture(["one", "two"])
    fixture.server.stop()
    let outcome = try await fixture.fetch("--deadline", "4s")
    #expect(outcome.exitCode == 75)
    #expect(outcome.messages.contains("there is no connection to 127.0.0.1"))
  }

  @Test("a plan is printed, with no call made and no file written", arguments: ["--plan", "--dry-run"])
  func plan(option: String) async throws {
    let fixture = try FetchFixture(["one", "two"])
    fixture.put(Self.songs(1...3), for: "one")
    try #require(await fixture.fetch("--only", "one").exitCode == 0)
    let files = try fixture.site.surroundings()
    let outcome = try await fixture.fetch(option)
    #expect(outcome.exitCode == 0)
    #expect(
      outcome.data.hasPrefix(
        """
        two: not recorded yet
          GET search?term=two&country=US&limit=200
        one: fresh, 
        """))
    #expect(outcome.data.contains("1 call, about 1 s"))
    #expect(fixture.asked == ["one"])
    #expect(try fixture.site.surroundings() == files)
    let json = try await fixture.fetch(option, "--json")
    let document = try JSONSerialization.jsonObject(with: Data(json.data.utf8)) as? [String: Any]
    #expect(document?["calls"] as? Int == 1)
  }

  @Test("searches are named one by one or with commas, and a wrong name is an error")
  func only() async throws {
    let fixture = try FetchFixture(["one", "two", "three"])
    for id in ["one", "two", "three"] { fixture.put(Self.songs(1...2), for: id) }
    #expect(try await fixture.fetch("--only", "one", "--only", "three").exitCode == 0)
    #expect(fixture.asked == ["one", "three"])
    #expect(try await fixture.fetch("--only", "two,one", "--force").exitCode == 0)
    #expect(fixture.asked.sorted() == ["one", "one", "three", "two"])
    let outcome = try await fixture.fetch("--only", "tow")
    #expect(outcome.exitCode == 1)
    #expect(outcome.messages.contains("--only: there is no search \"tow\""))
    #expect(outcome.messages.contains("did you mean \"two\"?"))
  }

  @Test("the report for programs says what came of each search")
  func json() async throws {
    let fixture = try FetchFixture(["one", "two"])
    fixture.put(Self.songs(1...2), for: "one")
    let outcome = try await fixture.fetch("--json", "--quiet")
    #expect(outcome.exitCode == 1)
    let document = try JSONSerialization.jsonObject(with: Data(outcome.data.utf8)) as? [String: Any]
    let searches = document?["searches"] as? [[String: Any]]
    #expect(searches?.compactMap { $0["outcome"] as? String } == ["recorded", "failed"])
    #expect(document?["exitStatus"] as? Int == 1)
    #expect(document?["calls"] as? Int == 2)
  }

  @Test("programs get a document however a run ends")
  func documents() async throws {
    let fixture = try FetchFixture(["one"])
    func document(_ outcome: BuildOutcome) throws -> [String: Any] {
      try #require(try JSONSerialization.jsonObject(with: Data(outcome.data.utf8)) as? [String: Any])
    }
    fixture.script { _ in LoopbackAnswer(status: 429) }
    let refused = try await fixture.fetch("--json")
    #expect(refused.exitCode == 75)
    let time = try #require(try document(refused)["retryAfter"] as? String)
    let still = try await fixture.fetch("--json")
    #expect(still.exitCode == 75)
    #expect(try document(still)["retryAfter"] as? String == time)
    #expect(try document(still)["calls"] as? Int == 0)
    let wrong = try await fixture.fetch("--json", "--only", "two")
    #expect(wrong.exitCode == 1)
    #expect(try (document(wrong)["diagnostics"] as? [Any])?.count == 1)
    try fixture.site.write("title: [", to: "site.yml")
    let broken = try await fixture.fetch("--json", "--plan")
    #expect(broken.exitCode == 1)
    #expect(try document(broken)["exitStatus"] as? Int == 1)
  }

  @Test("a folder for notes that cannot be used is a warning")
  func noNotes() async throws {
    let fixture = try FetchFixture(["one"])
    fixture.put(Self.songs(1...2), for: "one")
    try fixture.site.temporary.write("in the way", to: "state")
    let outcome = try await fixture.fetch()
    #expect(outcome.exitCode == 0)
    #expect(outcome.messages.contains("warning: calls are counted for this run only"))
  }

  @Test("a pace above the documented one is a warning")
  func pace() async throws {
    let fixture = try FetchFixture(["one"], store: "pace: 100")
    fixture.put(Self.songs(1...2), for: "one")
    let outcome = try await fixture.fetch()
    #expect(outcome.exitCode == 0)
    #expect(outcome.messages.contains("warning: "))
    #expect(outcome.messages.contains("20 calls"))
  }

  static let badOptions: [(options: [String], words: String)] = [
    (["--older-than", "soon"], "--older-than cannot be \"soon\""), (["--older-than", "-1h"], "--older-than"),
    (["--only", ""], "--only cannot be \"\""), (["--deadline", "5"], "--deadline cannot be \"5\""),
    (["--output", "x"], "--output is not an option of fetch"),
  ]

  @Test("options are checked before anything is asked", arguments: badOptions.indices)
  func badOption(index: Int) async throws {
    let (options, words) = Self.badOptions[index]
    let fixture = try FetchFixture(["one"])
    let outcome = try await fixture.start(options).end()
    #expect(outcome.exitCode == 64)
    #expect(outcome.messages.contains(words))
    #expect(fixture.server.requests.isEmpty)
  }

  @Test("a body that trickles does not hold a run beyond its time", .timeLimit(.minutes(20)))
  func trickle() async throws {
    let fixture = try FetchFixture(["one"])
    fixture.script { _ in .trickled((0..<1_000).map { _ in [0x20] }, every: .seconds(1)) }
    let outcome = try await fixture.fetch("--deadline", "3s")
    #expect(outcome.exitCode == 75)
    // Without a deadline the body would be waited for, for a minute, three times.
    #expect(fixture.server.requests.count == 1)
    #expect(try fixture.files() == [])
  }

  @Test("fifty megabytes are refused without being held", .timeLimit(.minutes(20)))
  func hugeBody() async throws {
    let fixture = try FetchFixture(["one"])
    fixture.script { _ in LoopbackAnswer([.send(LoopbackAnswer.head(fields: [])), .fill(50 << 20), .close]) }
    let outcome = try fixture.start().waitWatchingMemory()
    #expect(outcome.exitCode == 75)
    #expect(outcome.messages.contains("33554432 bytes"))
    #expect(outcome.peakMemory < 200 << 20)
    #expect(try fixture.files() == [])
  }
}
