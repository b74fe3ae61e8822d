import Foundation
import Testing

@Suite("A frozen build of the example")
struct FrozenExampleTests {
  private static func site() throws -> SiteFixture {
    let site = try SiteFixture("")
    let example = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Site").path
    try FileManager.default.removeItem(atPath: site.path)
    try FileManager.default.copyItem(atPath: example, toPath: site.path)
    // Making its pictures would take most of the time, and they are not what is looked at here.
    try site.remove("artwork")
    try site.lockAll()
    return site
  }

  @Test("is done when all answers are as recorded, and says the day with every price")
  func done() throws {
    let site = try Self.site()
    let outcome = site.build("--frozen", "--strict")
    #expect(outcome.isDone, "\(outcome.messages)")
    let pages = try site.pages()
    #expect(pages.linkFaults().isEmpty)
    var priced = 0
    for page in pages.details.map({ pages.text($0) }) {
      let hasPrice = page.contains("<p class=\"as-of\">")
      #expect(hasPrice == page.contains("<time datetime=\"2026-11-30\">"))
      priced += hasPrice ? 1 : 0
    }
    #expect(priced > 100)
    #expect(site.build("--frozen").messages.contains(": 0 written, "))
  }

  @Test("is not done when one of many answers has one other byte, and leaves the pages as they were")
  func edited() throws {
    let site = try Self.site()
    #expect(site.build("--frozen").isDone)
    let before = try site.traces()
    let body = site.text(of: "snapshots/the-long-wall.json")
    try site.write(body + " ", to: "snapshots/the-long-wall.json")
    let outcome = site.build("--frozen")
    #expect(outcome.isFailed)
    #expect(
      outcome.messages.contains(
        "snapshots/the-long-wall.json: error: the snapshot was edited since it was fetched\n"))
    #expect(try site.traces() == before)
    let usual = site.build()
    #expect(usual.isDone && usual.warnings.count == 1)
  }
}
