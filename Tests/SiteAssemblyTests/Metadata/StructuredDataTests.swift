import CatalogModel
import Mustache
import Testing

@testable import SiteAssembly

@Suite("What pages say in the words of schema.org") struct StructuredDataTests {
  private static let breadcrumbs =
    #"{"@type":"BreadcrumbList","itemListElement":["#
    + #"{"@type":"ListItem","position":1,"name":"Night Shelf","item":"https://example.org/shelf/"},"#
    + #"{"@type":"ListItem","position":2,"name":"Cool \u0026 modal","item":"https://example.org/shelf/a/"}"#

  private func renderer(_ items: [Item], affiliate: [(name: String, value: String)] = []) throws
    -> PageRenderer
  {
    let site = try Samples.site(
      theme: try Samples.theme(), searches: [Samples.search("a", title: "Cool & modal")], affiliate: affiliate
    )
    return PageRenderer(site: site, index: Samples.index([items]))
  }

  /// The data, of which the context has been looked at.
  private func graph(_ page: TemplateValue) throws -> String {
    guard case .markup(let bytes)? = PageValues.find("structured_data", in: page) else { return "" }
    let text = String(decoding: bytes, as: UTF8.self)
    try #require(text.hasPrefix(#"{"@context":"https://schema.org","@graph":["#) && text.hasSuffix("]}"))
    return String(text.dropFirst(#"{"@context":"https://schema.org","@graph":["#.count).dropLast(2))
  }

  private func graph(_ item: Item, _ standing: ItemStanding = .listed(at: 0)) throws -> String {
    var renderer = try renderer([item], affiliate: [("at", "1&2")])
    return try graph(renderer.detailValues(item, standing, ofSearch: 0))
  }

  /// The item itself, without what stands for the way to it.
  private func thing(_ item: Item, _ standing: ItemStanding = .listed(at: 0)) throws -> String {
    let graph = try graph(item, standing)
    let start = try #require(graph.firstRange(of: "]},"))
    return String(graph[start.upperBound...])
  }

  @Test("an item is told with everything that is known of it")
  func item() throws {
    #expect(
      try graph(Samples.fullItem())
        == Self.breadcrumbs + #",{"@type":"ListItem","position":3,"name":"Blue \u0026 Green"}]},"#
        + #"{"@type":"MusicRecording","name":"Blue \u0026 Green","url":"https://example.org/shelf/item/blue-green-7/","#
        + #""image":"https://is1-ssl.mzstatic.com/a/600x600bb.jpg","#
        + #""byArtist":{"@type":"MusicGroup","name":"Miles \u003cDavis\u003e"},"#
        + #""inAlbum":{"@type":"MusicAlbum","name":"Kind of Blue"},"genre":"Jazz","datePublished":"1959-08-17","#
        + #""offers":{"@type":"Offer","availability":"https://schema.org/InStock","price":"1.29","#
        + #""priceCurrency":"USD","url":"https://music.example/album/1?i=7\u0026at=1%262"}}"#)
  }

  @Test("an item that is gone from the store is not offered, one that only left its search is")
  func standings() throws {
    let item = try Samples.fullItem()
    let day = try #require(CalendarDate(year: 2026, month: 10, day: 1))
    #expect(try !thing(item, .gone).contains("offers"))
    #expect(try thing(item, .left(recorded: day)) == thing(item))
  }

  @Test("what is free costs 0, and what has no price is not offered")
  func prices() throws {
    let free = try thing(Samples.item(1, kind: "podcast", price: .free))
    #expect(
      free.hasSuffix(#","offers":{"@type":"Offer","availability":"https://schema.org/InStock","price":"0"}}"#)
    )
    for price in [Price.unknown, .notSoldSeparately] {
      #expect(try !thing(Samples.item(1, price: price)).contains("offers"))
    }
  }

  @Test(
    "every kind of product has a type of its own, or is a product when it has a price",
    arguments: [
      ("song", "MusicRecording"), ("album", "MusicAlbum"), ("music-video", "MusicVideoObject"),
      ("book", "Book"),
      ("ebook", "Book"), ("audiobook", "Audiobook"), ("feature-movie", "Movie"), ("tv-episode", "TVEpisode"),
      ("tv-season", "TVSeason"), ("podcast", "PodcastSeries"), ("podcast-episode", "PodcastEpisode"),
      ("software", "SoftwareApplication"), ("mac-software", "SoftwareApplication"),
      ("software-package", "SoftwareApplication"), ("artist", "MusicGroup"), ("author", "Person"),
      ("coached-audio", "Product"), ("pdf", "Product"), ("interactive-booklet", "Product"), ("曲<", "Product"),
    ])
  func types(kind: String, type: String) throws {
    let price = try Samples.dollars(2)
    let thing = try thing(Samples.item(1, kind: kind, artist: "Ann", genre: "Cool", price: price))
    #expect(thing.hasPrefix(#"{"@type":"\#(type)","name":"#))
    #expect(thing.contains("offers") == (kind != "artist" && kind != "author"), "people are not for sale")
    let unpriced = try self.thing(Samples.item(1, kind: kind, artist: "Ann", genre: "Cool"))
    #expect(unpriced.hasPrefix(#"{"@type":"\#(type == "Product" ? "CreativeWork" : type)","name":"#))
  }

  @Test("an app says what it runs on", arguments: [("software", "iOS"), ("mac-software", "macOS")])
  func systems(kind: String, system: String) throws {
    let thing = try thing(Samples.item(1, kind: kind, artist: "Ann", genre: "Games"))
    #expect(thing.contains(#""operatingSystem":"\#(system)""#))
    #expect(thing.contains(#""applicationCategory":"Games""#))
    #expect(thing.contains(#""author":{"@type":"Organization","name":"Ann"}"#))
  }

  @Test("a grid page lists its items by their places in the whole search")
  func grid() throws {
    let items = (1...13).map { Samples.item($0, "N\($0)") }
    var renderer = try renderer(items)
    let pages = try (1...3).map { try graph(renderer.gridValues($0, ofSearch: 0, items: items)) }
    #expect(
      pages[2]
        == Self.breadcrumbs + #",{"@type":"ListItem","position":3,"name":"Page 3 of 3"}]},"#
        + #"{"@type":"CollectionPage","name":"Cool \u0026 modal","url":"https://example.org/shelf/a/page/3/","#
        + #""inLanguage":"en","mainEntity":{"@type":"ItemList","numberOfItems":13,"itemListElement":["#
        + #"{"@type":"ListItem","position":13,"name":"N13","url":"https://example.org/shelf/item/n13-13/"}]}}"#
    )
    #expect(pages[0].hasPrefix(Self.breadcrumbs + "]},"))
    #expect(pages[0].contains(#""position":6,"name":"N6""#) && !pages[0].contains("N7"))
    #expect(pages[1].contains(#"[{"@type":"ListItem","position":7,"name":"N7""#))
  }

  @Test("a search that found nothing has a page without a list")
  func empty() throws {
    var renderer = try renderer([])
    #expect(
      try graph(renderer.gridValues(1, ofSearch: 0, items: []))
        == Self.breadcrumbs + #"]},{"@type":"CollectionPage","name":"Cool \u0026 modal","#
        + #""url":"https://example.org/shelf/a/","inLanguage":"en"}"#)
  }

  @Test("the home page tells the site and its searches")
  func home() throws {
    var site = try Samples.site(
      theme: try Samples.theme(), searches: [Samples.search("a", title: "A<"), Samples.search("b")])
    site.summary = "After \"ten\""
    var renderer = PageRenderer(site: site, index: Samples.index([[], []]))
    #expect(
      try graph(renderer.homeValues())
        == #"{"@type":"WebSite","name":"Night Shelf","url":"https://example.org/shelf/","#
        + #""description":"After \u0022ten\u0022","inLanguage":"en"},"#
        + #"{"@type":"ItemList","numberOfItems":2,"itemListElement":["#
        + #"{"@type":"ListItem","position":1,"name":"A\u003c","url":"https://example.org/shelf/a/"},"#
        + #"{"@type":"ListItem","position":2,"name":"b","url":"https://example.org/shelf/b/"}]}"#)
  }

  @Test("the page for missing addresses says nothing, and a base path is escaped")
  func others() throws {
    var site = try Samples.site(theme: try Samples.theme(), searches: [Samples.search("a")])
    site.addresses = SiteAddresses(origin: "https://example.org", basePath: "/a&b/")
    var renderer = PageRenderer(site: site, index: Samples.index([[Samples.item(1, "N")]]))
    #expect(try graph(renderer.notFoundValues()) == "")
    let page = try graph(renderer.detailValues(Samples.item(1, "N"), .listed(at: 0), ofSearch: 0))
    #expect(page.contains(#""url":"https://example.org/a\u0026b/item/n-1/""#))
    #expect(!page.contains("&"))
  }
}
