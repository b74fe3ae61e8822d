import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("What a build reports")
struct BuildReportTests {
  private static func document(_ outcome: BuildOutcome) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(outcome.data.utf8)) as? [String: Any])
  }

  @Test("With --json standard output is one document, the summary goes to standard error")
  func json() throws {
    let site = try OutputSample.site()
    let outcome = try site.buildInOwnProcess(["--json"])
    #expect(outcome.isDone)
    #expect(outcome.data.hasSuffix("}\n"))
    #expect(outcome.data.split(separator: "\n").count == 1)
    let document = try Self.document(outcome)
    #expect(document["succeeded"] as? Bool == true)
    let files = try site.pages().files.count
    let totals = try #require(document["totals"] as? [String: Int])
    #expect(
      totals == [
        "searches": 2, "items": 22, "pages": 2 + 22 + 2 + 1, "rendered": 2 + 22 + 2 + 1, "written": files,
        "unchanged": 0, "removed": 0, "pictures": 0, "made": 0, "unfetched": 0,
      ])
    #expect(
      outcome.messages.contains("2 searches, 22 items, 27 pages: \(files) written, 0 unchanged, 0 removed"))
  }

  @Test("A failed build has a document too, with every fault and its place")
  func failureJSON() throws {
    let site = try SiteFixture("title: x\nurl: nowhere\nserches: []\n")
    let outcome = site.build("--json")
    #expect(outcome.isFailed)
    let document = try Self.document(outcome)
    #expect(document["succeeded"] as? Bool == false)
    let findings = try #require(document["diagnostics"] as? [[String: Any]])
    #expect(findings.contains { $0["line"] as? Int == 2 && $0["column"] as? Int == 6 })
    #expect(findings.contains { ($0["hint"] as? String)?.contains("searches") == true })
  }

  @Test("Hostile texts in messages leave the document valid and the terminal in peace")
  func hostileMessages() throws {
    let site = try SiteFixture([
      .song(1, "A\u{1B}[31m\"\\", ["trackViewUrl": "javascript:\u{7}\"\\\u{2028}"]), .song(2, "B"),
    ])
    let outcome = site.build("--json")
    #expect(outcome.isDone, "\(outcome.messages)")
    #expect(try Self.document(outcome)["succeeded"] as? Bool == true)
    #expect(outcome.messages.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x0A })
  }

  @Test("With --quiet nothing is said about what went well, warnings included")
  func quiet() throws {
    let site = try SiteFixture([.song(1, "A", ["trackViewUrl": "javascript:x"])])
    #expect(site.build().warnings.count == 1)
    let outcome = site.build("--quiet")
    #expect(outcome.isDone)
    #expect(outcome.messages.isEmpty && outcome.data.isEmpty)
    try site.write("{", to: "snapshots/one.json")
    #expect(site.build("--quiet").messages.contains("error: "))
  }

  @Test("With --strict a warning fails the build before anything is written")
  func strict() throws {
    let site = try SiteFixture([.song(1, "A", ["trackViewUrl": "javascript:x"])])
    let outcome = site.build("--strict")
    #expect(outcome.isFailed)
    #expect(outcome.messages.contains("error: "))
    #expect(!FileManager.default.fileExists(atPath: site.output))
    try site.record([.song(1, "A")])
    #expect(site.build("--strict").isDone)
  }

  @Test(
    "With --strict a warning about the output's own list fails the build like any other",
    arguments: [["--strict"], ["--strict", "--dry-run"]])
  func strictAboutOutput(_ options: [String]) throws {
    let site = try SiteFixture([.song(1, "A")])
    try #require(site.build().isDone)
    let manifest = "public/.vitrine/manifest"
    let text = site.page(".vitrine/manifest")
    try site.write(text + "../x\n", to: manifest)
    let line = text.split(separator: "\n").count + 1
    try site.record([.song(1, "B")])
    let before = try site.traces()
    let outcome = CapturedRun.run(["build", "--json", "--site", site.path] + options)
    #expect(outcome.isFailed)
    #expect(
      outcome.messages.contains(".vitrine/manifest:\(line):1: error: ignored a line"), "\(outcome.messages)")
    #expect(outcome.messages.contains("without --strict"), "says how to get out of it: \(outcome.messages)")
    #expect(try Self.document(outcome)["succeeded"] as? Bool == false)
    #expect(try site.traces() == before)
    #expect(site.page(".vitrine/manifest") == text + "../x\n")
    #expect(site.build("--dry-run").warnings.count == 1)
    #expect(site.build().warnings.count == 1)
    #expect(site.build("--strict").isDone)
  }

  @Test("A build that --strict refuses leaves nothing in the output folder")
  func strictLeavesNothing() throws {
    let site = try SiteFixture([.song(1, "A")])
    try site.write("vitrine manifest 1\n../x\n", to: "public/.vitrine/manifest")
    #expect(site.build("--strict").isFailed)
    #expect(try site.pages().files.isEmpty)
    #expect(try site.temporary.files(below: "site/public") == [".vitrine/manifest"])
  }

  @Test("With --base-url every address is of that site")
  func baseURL() throws {
    let site = try OutputSample.site()
    let outcome = site.build("--base-url", "https://other.example/deep/er/")
    #expect(outcome.isDone, "\(outcome.messages)")
    let pages = try site.pages()
    #expect(pages.linkFaults(basePath: "/deep/er/").isEmpty)
    for (path, data) in pages.files where !path.hasPrefix("assets/") {
      #expect(!String(decoding: data, as: UTF8.self).contains("example.org/shelf"), "\(path)")
    }
    #expect(site.page("sitemap.xml").contains("<loc>https://other.example/deep/er/jazz/page/2/</loc>"))
    #expect(site.build("--base-url", "ftp://x/").exitCode == 64)
  }

  @Test("A second build at the same time is refused", .timeLimit(.minutes(20)))
  func twoBuilds() throws {
    let site = try OutputSample.site()
    site.build()
    let before = try site.pages()
    // The lock is what a build holds while it writes; holding it stands in for a build that takes long.
    let lock = open("\(site.output)/.vitrine/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    try #require(lock >= 0 && flock(lock, LOCK_EX | LOCK_NB) == 0)
    try site.record([.song(1, "Changed")], for: "jazz")
    let outcome = try site.buildInOwnProcess()
    #expect(outcome.isFailed)
    #expect(outcome.messages.contains("another build"), "\(outcome.messages)")
    #expect(try site.pages() == before)
    // Given up by name: a child of a neighboring test may still hold a copy of the descriptor.
    flock(lock, LOCK_UN)
    close(lock)
    #expect(site.build().isDone)
    #expect(try site.pages() != before)
  }

  @Test("Of builds started together each is whole or refused", .timeLimit(.minutes(20)))
  func race() throws {
    let site = try OutputSample.site()
    let processes = try (0..<4).map { _ in try CommandProcess(["build", "--site", site.path]) }
    let outcomes = processes.map { $0.wait() }
    #expect(outcomes.contains { $0.isDone })
    for outcome in outcomes where !outcome.isDone { #expect(outcome.messages.contains("another build")) }
    #expect(try site.pages() == site.cleanBuild())
  }
}
