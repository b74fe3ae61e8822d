import CatalogModel
import SiteAssembly
import Testing

@Suite("Links from pages to feeds")
struct FeedLinksTests {
  private static let links = "{{#feeds}}{{type}} {{path}} {{title}}\n{{/feeds}}"

  private static func site(hasFeeds: Bool) throws -> SiteBlueprint {
    var site = try Samples.site(
      theme: Samples.theme(["home": links, "grid": links]),
      searches: [Samples.search("a", title: "A & B"), Samples.search("b")])
    if hasFeeds { site.feeds = FeedSettings(identity: "x", fetched: [nil, nil]) }
    return site
  }

  private static let siteLinks = """
    application/atom+xml /shelf/feed.xml Night Shelf
    application/feed+json /shelf/feed.json Night Shelf

    """

  @Test("The home page has the site's, a grid page its search's and then the site's")
  func links() throws {
    var renderer = PageRenderer(site: try Self.site(hasFeeds: true), index: Samples.index([[], []]))
    var (home, grid): ([UInt8], [UInt8]) = ([], [])
    try renderer.renderHome(into: &home)
    try renderer.renderGrid(1, ofSearch: 0, items: [], into: &grid)
    #expect(String(decoding: home, as: UTF8.self) == Self.siteLinks)
    #expect(
      String(decoding: grid, as: UTF8.self) == """
        application/atom+xml /shelf/a/feed.xml A &amp; B
        application/feed+json /shelf/a/feed.json A &amp; B
        \(Self.siteLinks)
        """)
  }

  @Test("A site without feeds links to none")
  func none() throws {
    var renderer = PageRenderer(site: try Self.site(hasFeeds: false), index: Samples.index([[], []]))
    var output: [UInt8] = []
    try renderer.renderHome(into: &output)
    try renderer.renderGrid(1, ofSearch: 1, items: [], into: &output)
    #expect(output.isEmpty)
  }

  @Test("Intros may link to feeds where there are some", arguments: [true, false])
  func intros(hasFeeds: Bool) {
    let addresses = SiteAddresses(origin: "https://example.org", basePath: "/shelf/")
    let links = IntroLinks(
      addresses: addresses, pages: [:], assets: [], searchIDs: ["a"], hasFeeds: hasFeeds)
    for path in ["feed.xml", "feed.json", "a/feed.xml", "a/feed.json"] {
      #expect(links.mayLeadSomewhere("/shelf/\(path)") == hasFeeds, "\(path)")
    }
    for path in ["feeds.xml", "a/feed.rss", "feed.xml/x", "b/feed.xml"] {
      #expect(!links.mayLeadSomewhere("/shelf/\(path)"), "\(path)")
    }
  }
}
