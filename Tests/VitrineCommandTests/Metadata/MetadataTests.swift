import Foundation
import TestSupport
import Testing

@Suite("What pages say of themselves")
struct MetadataTests {
  @Test("the checker tells good blocks of JSON-LD from broken ones", .enabled(if: PageChecker.isAvailable))
  func selfTest() throws {
    let outcome = try MetadataChecker.selfTest()
    #expect(outcome.isDone, "\(outcome.data)\(outcome.messages)")
  }

  @Test(
    "is whole and agrees on every page of every recorded answer",
    .enabled(if: SharedFolder.isAvailable && PageChecker.isAvailable, "needs ../shared and html5lib"))
  func recordings() throws {
    var sites: [SiteFixture] = []
    for recording in try Recording.all() {
      let site = try recording.site(RecordingsSiteTests.variants[1])
      site.build()
      sites.append(site)
    }
    let outcome = try MetadataChecker.check(
      sites.map { ($0.output, "https://example.org/shelf/") }, every: 25)
    #expect(outcome.isDone, "\(outcome.data)\(outcome.messages)")
  }

  @Test("holds for hostile texts and for the smallest site", .enabled(if: PageChecker.isAvailable))
  func small() throws {
    let title = "'title: \"<script>&</style>\"'"
    let hostile = SiteFixture.configuration().replacing("title: Shelf", with: "title: " + title)
    let sites = try [HostileTextTests.site(), SiteFixture([]), SiteFixture(hostile)]
    try sites[2].record([.song(1, "One")])
    for site in sites { site.build() }
    let outcome = try MetadataChecker.check(sites.map { ($0.output, "https://example.org/") })
    #expect(outcome.isDone, "\(outcome.data)\(outcome.messages)")
  }

  @Test("names the site's own icons instead of those made from its title")
  func ownIcons() throws {
    let names = ["favicon.svg", "favicon.ico", "apple-touch-icon.png", "site.webmanifest"]
    let site = try OutputSample.site()
    for name in names { try site.write("mine", to: "assets/\(name)") }
    let outcome = site.build()
    #expect(outcome.isDone, "\(outcome.messages)")
    let pages = try site.pages()
    #expect(
      pages.paths.filter { $0.hasPrefix("assets/") && !$0.hasSuffix(".css") && !$0.hasSuffix(".js") }
        == (names + ["map.png"]).map { "assets/\($0)" }.sorted())
    #expect(site.page("favicon.ico") == "mine")
    #expect(pages.linkFaults(basePath: "/shelf/").isEmpty)
    for link in [
      #"<link rel="icon" href="/shelf/favicon.ico" sizes="32x32">"#, #"href="/shelf/assets/favicon.svg""#,
      #"<link rel="apple-touch-icon" href="/shelf/assets/apple-touch-icon.png">"#,
      #"<link rel="manifest" href="/shelf/assets/site.webmanifest">"#,
    ] {
      #expect(pages.text("index.html").contains(link), "\(link)")
    }
    for name in names { try site.remove("assets/\(name)") }
    site.build()
    #expect(try site.pages() == site.cleanBuild())
    #expect(site.page("favicon.ico") != "mine")
  }

  @Test("follows the site's title when that changes")
  func title() throws {
    let site = try OutputSample.site()
    site.build()
    try site.write(OutputSample.configuration.replacing("Night Shelf", with: "Other Words"), to: "site.yml")
    site.build()
    let pages = try site.pages()
    #expect(try pages == site.cleanBuild())
    let icon = try #require(pages.paths.first { $0.hasPrefix("assets/favicon.") })
    #expect(site.page(icon).contains(">OW</text>"))
    #expect(pages.paths.count { $0.hasPrefix("assets/favicon.") } == 1)
  }

  @Test(
    "names the language that a search was asked in, where it is not the site's",
    arguments: ["ja_jp", "en_gb"])
  func language(_ language: String) throws {
    let site = try SiteFixture(
      [.song(1, "夜"), .song(2, "Night")], search: "language: \(language)")
    try site.write("{{#tiles}}{{name}}={{lang}};{{/tiles}}", to: "templates/grid.mustache")
    try site.write("{{item.name}}={{item.lang}}", to: "templates/detail.mustache")
    site.build()
    let tag = language == "ja_jp" ? "ja-JP" : ""
    #expect(site.page("one/index.html") == "Night=;夜=\(tag);")
    #expect(site.page("item/夜-1/index.html") == "夜=\(tag)")
    #expect(site.page("item/night-2/index.html") == "Night=")
  }
}
