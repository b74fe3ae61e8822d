import Foundation
import TestSupport
import Testing

@Suite("The sites that come with the project")
struct ExampleSiteTests {
  /// The repository's own example.
  private static let example = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Site").path

  private static func build(_ site: String) throws -> (outcome: BuildOutcome, pages: OutputPages) {
    let temporary = try TemporaryFolder()
    let output = temporary.url.appendingPathComponent("public").path
    let outcome = CapturedRun.run(["build", "--strict", "--site", site, "--output", output])
    return (outcome, try OutputPages(at: output))
  }

  @Test("The example builds without a warning, and all its links lead somewhere")
  func example() throws {
    let (outcome, pages) = try Self.build(Self.example)
    #expect(outcome.isDone, "\(outcome.messages)")
    #expect(outcome.messages.contains(" 0 warnings "), "\(outcome.messages)")
    #expect(pages.linkFaults().isEmpty)
    #expect(pages.grids(of: "the-long-wall").count == 12)
    #expect(pages.grids(of: "staff-picks").count == 1)
    #expect(pages.grids(of: "lost-and-found") == ["lost-and-found/index.html"])
    #expect(pages.text("lost-and-found/index.html").contains("Nothing Found"))
    for asset in pages.paths.filter({ $0.hasSuffix(".html") }) {
      #expect(
        !pages.text(asset).contains("Nothing Found")
          || ["lost-and-found/index.html", "index.html"].contains(asset))
    }
  }

  @Test("The example passes a strict HTML parser", .enabled(if: PageChecker.isAvailable))
  func exampleIsWellFormed() throws {
    let temporary = try TemporaryFolder()
    let output = temporary.url.appendingPathComponent("public").path
    CapturedRun.run(["build", "--site", Self.example, "--output", output])
    let outcome = try PageChecker.check([(output, "/")], every: 5)
    #expect(outcome.isDone, "\(outcome.data)\(outcome.messages)")
  }

  @Test("`init` writes a site that builds without a warning")
  func starter() throws {
    let temporary = try TemporaryFolder()
    let site = temporary.url.appendingPathComponent("deep/er/site").path
    let made = CapturedRun.run(["init", site])
    #expect(made.isDone, "\(made.messages)")
    let (outcome, pages) = try Self.build(site)
    #expect(outcome.isDone, "\(outcome.messages)")
    #expect(pages.linkFaults().isEmpty)
    #expect(pages.details.count == 6)
    #expect(pages.text("index.html").contains("href=\"/wonderland/\""))
  }

  @Test("`init` writes nothing over what is there")
  func starterKeeps() throws {
    let temporary = try TemporaryFolder()
    try temporary.write("mine", to: "site/site.yml")
    let outcome = CapturedRun.run(["init", temporary.url.appendingPathComponent("site").path])
    #expect(outcome.isFailed)
    #expect(try temporary.files() == ["site/site.yml"])
    #expect(try String(decoding: temporary.read("site/site.yml"), as: UTF8.self) == "mine")
  }

  @Test(
    "A search without results has one page that says so, in the page's language",
    arguments: [
      ("en", "Nothing Found"), ("de", "Nichts gefunden"),
    ])
  func empty(_ language: String, _ words: String) throws {
    let site = try SiteFixture([], head: "language: \(language)")
    #expect(site.build().isDone)
    #expect(try site.pages().grids(of: "one") == ["one/index.html"])
    #expect(site.page("one/index.html").contains(words))
  }
}
