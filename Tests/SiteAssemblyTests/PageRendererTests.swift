import CatalogModel
import Diagnostics
import Mustache
import Testing
import Tiling

@testable import SiteAssembly

@Suite struct PageRendererTests {
  private static let templates = [
    "home": """
    <title>{{title}}</title>{{{intro}}}
    {{#searches}}[{{title}}|{{path}}|{{item_count}}|{{#is_empty}}empty{{/is_empty}}{{#tiles}}<{{name}}>{{/tiles}}]{{/searches}}
    """,
    "grid": """
    <h1>{{heading}}</h1>{{#is_empty}}{{text.nothing_found}}{{/is_empty}}{{#tiles}}
    <a id="{{anchor}}" href="{{path}}">{{name}} {{byline}}</a>{{/tiles}}
    {{#previous}}<{{previous}}{{/previous}}{{#next}}>{{next}}{{/next}}
    """,
    "detail": """
    {{#item}}<h1>{{name}}</h1>{{artist}}|{{price}}|{{#store}}{{url}}|{{rel}}{{/store}}|{{{description}}}{{/item}}
    <a href="{{back.path}}">{{back.label}}</a>
    """,
    "not-found": "<h1>{{heading}}</h1>{{site.home}}{{canonical}}",
  ]

  private func renderer(
    _ searches: [(String, [Item])], affiliate: [(name: String, value: String)] = [], intro: Intro? = nil
  ) throws -> PageRenderer {
    let site = try Samples.site(
      theme: try Samples.theme(Self.templates),
      searches: searches.map { Samples.search($0.0, title: "T-\($0.0)") },
      intro: intro, affiliate: affiliate)
    return PageRenderer(site: site, index: Samples.index(searches.map(\.1)))
  }

  private func text(_ render: (inout [UInt8]) throws -> Void) rethrows -> String {
    var output: [UInt8] = []
    try render(&output)
    return String(decoding: output, as: UTF8.self)
  }

  @Test("the home page shows every search with its first items")
  func home() throws {
    var renderer = try renderer([
      ("a", (1...8).map { Samples.item($0, "N\($0)") }), ("b", []), ("c", [Samples.item(1, "N1")]),
    ])
    #expect(
      try text { try renderer.renderHome(into: &$0) } == """
        <title>Night Shelf</title>
        [T-a|/shelf/a/|8 items|<N1><N2><N3><N4><N5><N6>][T-b|/shelf/b/|0 items|empty][T-c|/shelf/c/|1 item|<N1>]
        """)
  }

  @Test("an intro gives the home page its heading")
  func homeIntro() throws {
    var renderer = try renderer([], intro: Intro(html: Array("<p>&</p>".utf8), title: "Welcome"))
    #expect(
      try text { try renderer.renderHome(into: &$0) }.hasPrefix(
        "<title>Welcome · Night Shelf</title><p>&</p>"))
  }

  @Test("grid pages hold the tiles of their page and lead to their neighbors")
  func grid() throws {
    let items = (1...13).map { Samples.item($0, "N\($0)", artist: $0 == 7 ? "A & B" : nil) }
    var renderer = try renderer([("a", items)])
    #expect(renderer.gridPageCount(ofSearch: 0) == 3)
    let first = try text { try renderer.renderGrid(1, ofSearch: 0, items: items, into: &$0) }
    #expect(first.contains("<a id=\"item-song-1\" href=\"/shelf/item/n1-1/\">N1 Unknown (Song)</a>"))
    #expect(first.contains("N6 ") && !first.contains("N7 "))
    #expect(first.hasSuffix("\n>/shelf/a/page/2/"))
    let second = try text { try renderer.renderGrid(2, ofSearch: 0, items: items, into: &$0) }
    #expect(second.contains("N7 A &amp; B (Song)"))
    #expect(second.hasSuffix("\n</shelf/a/>/shelf/a/page/3/"))
    let last = try text { try renderer.renderGrid(3, ofSearch: 0, items: items, into: &$0) }
    #expect(last.contains("N13") && !last.contains("N12"))
    #expect(last.hasSuffix("\n</shelf/a/page/2/"))
  }

  @Test("a search that found nothing has one page that says so")
  func emptyGrid() throws {
    var renderer = try renderer([("a", [])])
    #expect(renderer.gridPageCount(ofSearch: 0) == 1)
    #expect(
      try text { try renderer.renderGrid(1, ofSearch: 0, items: [], into: &$0) }
        == "<h1>T-a</h1>Nothing Found\n")
  }

  @Test("one of the page dots is the page itself, and all have names and addresses", arguments: 1...3)
  func dots(page: Int) throws {
    let items = (1...13).map { Samples.item($0) }
    var renderer = try renderer([("a", items)])
    let value = renderer.gridValues(page, ofSearch: 0, items: items)
    let dots = PageValues.list("pages", in: value)
    #expect(dots.compactMap { PageValues.text("number", in: $0) } == ["1", "2", "3"])
    #expect(dots.compactMap { PageValues.flag("is_current", in: $0) } == (1...3).map { $0 == page })
    #expect(
      dots.compactMap { PageValues.text("path", in: $0) } == [
        "/shelf/a/", "/shelf/a/page/2/", "/shelf/a/page/3/",
      ])
    #expect(dots.compactMap { PageValues.text("label", in: $0) } == (1...3).map { "Page \($0) of 3" })
    #expect(PageValues.text("page_position", in: value) == "Page \(page) of 3")
  }

  @Test(
    "the pictures of the first rows of a list, or of the first column, load at once, and the first before them all",
    arguments: [("568x320", 6), ("568x704", 8)])
  func eagerTiles(view: String, count: Int) throws {
    let items = (1...18).map { Samples.item($0) }
    var site = try Samples.site(theme: Samples.theme(), searches: [Samples.search("a")])
    site.layout = TilingLayout(view: try Extent(parsing: view))
    var renderer = PageRenderer(site: site, index: Samples.index([items]))
    let tiles = PageValues.list("tiles", in: renderer.gridValues(1, ofSearch: 0, items: items))
    #expect(tiles.compactMap { PageValues.flag("is_eager", in: $0) } == (1...18).map { $0 <= count })
    #expect(tiles.compactMap { PageValues.flag("is_first", in: $0) } == (1...18).map { $0 == 1 })
  }

  @Test("an item's page escapes what the store sent and links back to its tile")
  func detail() throws {
    let item = try Samples.fullItem()
    var renderer = try renderer(
      [("a", (0..<6).map { Samples.item(100 + $0) } + [item])], affiliate: [("at", "1l3v")])
    let page = try text { try renderer.renderDetail(item, .listed(at: 6), ofSearch: 0, into: &$0) }
    #expect(
      page == """
        <h1>Blue &amp; Green</h1>Miles &lt;Davis&gt;|$1.29|https://music.example/album/1?i=7&amp;at=1l3v|noopener sponsored|\
        <p>First.</p><p>Second &amp; last.</p>
        <a href="/shelf/a/page/2/#item-song-7">Back to T-a</a>
        """)
  }

  @Test(
    "the way back leads to the page that holds the tile",
    arguments: [(0, ""), (5, ""), (6, "page/2/"), (12, "page/3/")])
  func backPage(position: Int, page: String) throws {
    let items = (1...13).map { Samples.item($0) }
    var renderer = try renderer([("a", items)])
    let detail = renderer.detailValues(items[position], .listed(at: position), ofSearch: 0)
    #expect(PageValues.text("back.path", in: detail) == "/shelf/a/\(page)#item-song-\(position + 1)")
  }

  @Test(
    "the fragment that leads back is the id of the tile", arguments: ["song", "曲", "", "a b/c", "TV-Episode"])
  func anchors(kind: String) throws {
    let item = Samples.item(7, kind: kind)
    var renderer = try renderer([("a", [item])])
    let tile = try #require(
      PageValues.list("tiles", in: renderer.gridValues(1, ofSearch: 0, items: [item])).first)
    let anchor = try #require(PageValues.text("anchor", in: tile))
    let back = PageValues.text("back.path", in: renderer.detailValues(item, .listed(at: 0), ofSearch: 0))
    #expect(back == "/shelf/a/#\(anchor)")
    #expect(!anchor.contains { $0.isWhitespace })
  }

  private static let day = CalendarDate(year: 2026, month: 11, day: 30)

  @Test("a price says where and when it is from, and what has none says nothing")
  func origin() throws {
    let site = try Samples.site(
      theme: try Samples.theme(), searches: [Samples.search("a", recorded: Self.day), Samples.search("b")])
    let item = try Samples.fullItem()
    var renderer = PageRenderer(site: site, index: Samples.index([[item], []]))
    let dated = renderer.detailValues(item, .listed(at: 0), ofSearch: 0)
    #expect(PageValues.text("item.as_of.date.iso", in: dated) == "2026-11-30")
    let undated = renderer.detailValues(item, .listed(at: 0), ofSearch: 1)
    #expect(PageValues.text("item.as_of.before", in: undated) == "United States store")
    #expect(PageValues.text("item.as_of.date.iso", in: undated) == nil)
    for (price, isSaid) in [(Price.free, true), (.unknown, false), (.notSoldSeparately, false)] {
      let page = renderer.detailValues(Samples.item(1, price: price), .listed(at: 0), ofSearch: 0)
      #expect((PageValues.text("item.as_of.storefront", in: page) != nil) == isSaid)
    }
  }

  @Test("an item that only left its search has its price of the day when it was last seen")
  func left() throws {
    let site = try Samples.site(
      theme: try Samples.theme(Self.templates), searches: [Samples.search("a", recorded: Self.day)])
    let item = try Samples.fullItem()
    var renderer = PageRenderer(site: site, index: Samples.index([[]]))
    let day = try #require(CalendarDate(year: 2026, month: 10, day: 1))
    let page = renderer.detailValues(item, .left(recorded: day), ofSearch: 0)
    #expect(PageValues.text("item.price", in: page) == "$1.29")
    #expect(PageValues.text("item.store.label", in: page) == "$1.29")
    #expect(PageValues.text("item.as_of.date.iso", in: page) == "2026-10-01")
    #expect(PageValues.flag("item.is_gone", in: page) == false)
    #expect(PageValues.text("back.path", in: page) == "/shelf/a/")
  }

  @Test("an item that is gone from the store has neither price nor link, whatever it cost")
  func gone() throws {
    var renderer = try renderer([("a", [])])
    let url = WebURL("https://music.example/album/1")
    for price in [try Samples.dollars(1.29), .free, .notSoldSeparately, .unknown] {
      let item = Samples.item(7, "N7", storeURL: url, price: price, description: "Words.")
      let page = renderer.detailValues(item, .gone, ofSearch: 0)
      #expect(PageValues.flag("item.is_gone", in: page) == true)
      #expect(PageValues.text("item.price", in: page) == nil)
      #expect(PageValues.text("item.store.url", in: page) == nil)
      #expect(PageValues.text("item.as_of.before", in: page) == nil)
      #expect(PageValues.flag("item.is_free", in: page) == false)
      #expect(PageValues.flag("item.is_not_sold_separately", in: page) == false)
      #expect(PageValues.text("back.path", in: page) == "/shelf/a/")
      #expect(PageValues.text("summary", in: page) == "Words.")
      #expect(PageValues.text("canonical", in: page) == "https://example.org/shelf/item/n7-7/")
    }
  }

  @Test("an item of another kind with the same number has another page")
  func sharedNumber() throws {
    let items = [Samples.item(5, "Same"), Samples.item(5, "Same", kind: "album")]
    var renderer = try renderer([("a", items)])
    let paths = items.map {
      PageValues.text("canonical", in: renderer.detailValues($0, .listed(at: 0), ofSearch: 0))
    }
    #expect(
      paths == ["https://example.org/shelf/item/same-5__song/", "https://example.org/shelf/item/same-5/"])
  }

  @Test("titles and summaries say what a page is")
  func heads() throws {
    let items = (1...7).map {
      Samples.item($0, "N\($0)", artist: "Ann", description: $0 == 1 ? "Long\ntext" : nil)
    }
    var renderer = try renderer([("a", items)])
    let grid = renderer.gridValues(2, ofSearch: 0, items: items)
    #expect(PageValues.text("title", in: grid) == "T-a (Page 2 of 2) · Night Shelf")
    #expect(PageValues.text("canonical", in: grid) == "https://example.org/shelf/a/page/2/")
    let first = renderer.detailValues(items[0], .listed(at: 0), ofSearch: 0)
    #expect(PageValues.text("title", in: first) == "N1 – Ann · Night Shelf")
    #expect(PageValues.text("summary", in: first) == "Long text")
    let second = renderer.detailValues(items[1], .listed(at: 1), ofSearch: 0)
    #expect(PageValues.text("summary", in: second) == "N2 – Ann (Song)")
  }

  @Test("an intro stands on a search's first page only")
  func introOnce() throws {
    let items = (1...7).map { Samples.item($0) }
    let intro = Intro(html: Array("<p>".utf8), title: "Heading", summary: "Sum")
    let site = try Samples.site(theme: try Samples.theme(), searches: [Samples.search("a", intro: intro)])
    var renderer = PageRenderer(site: site, index: Samples.index([items]))
    let pages = (1...2).map { renderer.gridValues($0, ofSearch: 0, items: items) }
    guard case .markup? = PageValues.find("intro", in: pages[0]),
      case .absent? = PageValues.find("intro", in: pages[1])
    else {
      Issue.record("the intro is on the wrong page")
      return
    }
    #expect(pages.map { PageValues.text("heading", in: $0) } == ["Heading", "Heading"])
    #expect(PageValues.text("title", in: pages[0]) == "a · Night Shelf")
  }

  @Test("the page for missing addresses has no address of its own")
  func notFound() throws {
    var renderer = try renderer([])
    #expect(try text { try renderer.renderNotFound(into: &$0) } == "<h1>Page Not Found</h1>/shelf/")
  }

  @Test("pages are appended, and rendering twice gives the same bytes")
  func deterministic() throws {
    let item = try Samples.fullItem()
    var renderer = try renderer([("a", [item])])
    let once = try text { try renderer.renderDetail(item, .listed(at: 0), ofSearch: 0, into: &$0) }
    let twice = try text {
      try renderer.renderDetail(item, .listed(at: 0), ofSearch: 0, into: &$0)
      try renderer.renderDetail(item, .listed(at: 0), ofSearch: 0, into: &$0)
    }
    #expect(twice == once + once)
  }

  @Test("a template that writes without measure fails instead of giving half a page")
  func measureless() throws {
    var sources = Self.templates
    let heading = String(repeating: "-", count: 1 << 20)
    sources["not-found"] = String(repeating: "{{>line}}", count: 20)
    sources["line"] = heading
    let site = try Samples.site(theme: try Samples.theme(sources), searches: [])
    var renderer = PageRenderer(site: site, index: Samples.index([]))
    var output = Array("before".utf8)
    let failure = #expect(throws: DiagnosticFailure.self) { try renderer.renderNotFound(into: &output) }
    #expect(
      failure?.diagnostics.map(\.message) == ["template \"not-found\" writes more than 16 MiB for one page"])
    #expect(output == Array("before".utf8))
  }

  @Test("without an affiliate token store links are left as the store sent them")
  func noAffiliate() throws {
    let item = try Samples.fullItem()
    var renderer = try renderer([("a", [item])])
    let page = renderer.detailValues(item, .listed(at: 0), ofSearch: 0)
    #expect(PageValues.text("item.store.url", in: page) == "https://music.example/album/1?i=7")
    #expect(PageValues.text("item.store.rel", in: page) == "noopener")
    #expect(PageValues.flag("has_affiliate", in: renderer.frame.siteValues) == false)
  }
}
