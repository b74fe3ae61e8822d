import Foundation
import TestSupport
import Testing

@Suite("Symbolic links in the output")
struct OutputLinkTests {
  /// A site that has been built, with a folder beside it that nothing may touch.
  private static func site() throws -> SiteFixture {
    let site = try SiteFixture(StoreJSON.songs(3))
    try site.temporary.write("precious", to: "outside/index.html")
    return site
  }

  private static func outside(_ site: SiteFixture) throws -> [String: Data] {
    try OutputPages(at: site.temporary.url.appendingPathComponent("outside").path).files
  }

  @Test("The output folder itself may be a link to a folder")
  func folder() throws {
    let site = try Self.site()
    try FileManager.default.createDirectory(
      at: site.temporary.url.appendingPathComponent("target"), withIntermediateDirectories: false)
    try site.link("public", to: "../target")
    #expect(site.build().isDone)
    let target = try OutputPages(at: site.temporary.url.appendingPathComponent("target").path)
    #expect(target.details.count == 3)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: site.output) == "../target")
  }

  @Test("A broken link in place of the output folder is an error")
  func brokenFolder() throws {
    let site = try Self.site()
    try site.link("public", to: "../nowhere")
    #expect(site.build().isFailed)
    #expect(
      try site.temporary.files() == [
        "outside/index.html", "site/public", "site/site.yml", "site/snapshots/one.json",
      ])
  }

  @Test(
    "A folder that was replaced by a link is not written through",
    arguments: ["one", "item", "item/song-1-1", "assets"])
  func replacedFolder(_ name: String) throws {
    let site = try Self.site()
    try #require(site.build().isDone)
    let whole = try site.pages()
    try site.remove("public/\(name)")
    try site.link("public/\(name)", to: "\(site.temporary.url.path)/outside")
    for options in [[], ["--force"]] {
      let outcome = CapturedRun.run(["build", "--site", site.path] + options)
      #expect(try Self.outside(site) == ["index.html": Data("precious".utf8)])
      if outcome.isDone { #expect(try site.pages() == whole) }
    }
    #expect(try site.pages() == whole)
  }

  @Test("A file that was replaced by a link is replaced, not written through")
  func replacedFile() throws {
    let site = try Self.site()
    try #require(site.build().isDone)
    let whole = try site.pages()
    try site.remove("public/one/index.html")
    try site.link("public/one/index.html", to: "\(site.temporary.url.path)/outside/index.html")
    let outcome = site.build("--force")
    #expect(outcome.isDone, "\(outcome.messages)")
    #expect(try Self.outside(site) == ["index.html": Data("precious".utf8)])
    #expect(try site.pages() == whole)
  }

  @Test("A control folder that is a link is not followed")
  func controlFolder() throws {
    let site = try Self.site()
    try FileManager.default.createDirectory(atPath: site.output, withIntermediateDirectories: false)
    try site.link("public/.vitrine", to: "\(site.temporary.url.path)/outside")
    #expect(site.build().isFailed)
    site.build("--force")
    #expect(try Self.outside(site) == ["index.html": Data("precious".utf8)])
  }
}
