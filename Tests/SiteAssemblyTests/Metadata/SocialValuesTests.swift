import ArtworkModel
import CatalogModel
import Mustache
import Testing

@testable import SiteAssembly

@Suite("What link previews show") struct SocialValuesTests {
  private func detail(
    _ item: Item, _ shelf: ArtworkShelf = .empty,
    assets: [(name: String, bytes: [UInt8])] = [("site.css", [])]
  ) throws -> TemplateValue {
    let site = try Samples.site(theme: try Samples.theme(assets: assets), searches: [Samples.search("a")])
    var renderer = PageRenderer(site: site, index: Samples.index([[item]]), artwork: shelf)
    return renderer.detailValues(item, .listed(at: 0), ofSearch: 0)
  }

  private func image(_ page: TemplateValue) -> [String?] {
    ["", "_alt", "_width", "_height"].map { PageValues.text("social_image\($0)", in: page) }
  }

  @Test("a picture on the site has its size, one on the store's servers has none")
  func pictures() throws {
    let item = try Samples.fullItem()
    #expect(
      try image(detail(item)) == ["https://is1-ssl.mzstatic.com/a/600x600bb.jpg", "Blue & Green", nil, nil])
    for (width, height, expected) in [
      (600, 600, ("600", "600")), (1_000, 333, ("600", "200")), (90, 91, ("90", "91")),
    ] {
      let picture = try Samples.picture(width: width, height: height)
      let found = try image(detail(item, ArtworkShelf(local: [7: picture], fetched: [:])))
      #expect(found[0]?.hasPrefix("https://example.org/shelf/artwork/00000000000000000000-") == true)
      #expect(found[2...] == [expected.0, expected.1])
    }
  }

  @Test("an item without a picture has the site's icon, whose size is known when it is not the site's own")
  func icon() throws {
    let made = try image(detail(Samples.item(1)))
    #expect(made[0]?.hasPrefix("https://example.org/shelf/assets/apple-touch-icon.") == true)
    #expect(made[1...] == ["Night Shelf", "180", "180"])
    let own = try image(detail(Samples.item(1), assets: [("apple-touch-icon.png", [1]), ("site.css", [])]))
    #expect(own == ["https://example.org/shelf/assets/apple-touch-icon.png", "Night Shelf", nil, nil])
  }

  @Test(
    "the Open Graph type is that of the product, and so is the property for its day",
    arguments: [
      ("song", "music.song", nil), ("album", "music.album", "music:release_date"),
      ("ebook", "book", "book:release_date"), ("audiobook", "book", "book:release_date"),
      ("feature-movie", "video.movie", "video:release_date"),
      ("tv-season", "video.tv_show", "video:release_date"),
      ("artist", "profile", nil), ("software", "website", nil), ("曲", "website", nil),
    ] as [(String, String, String?)])
  func types(kind: String, type: String, date: String?) throws {
    let page = try detail(Samples.item(1, kind: kind))
    #expect(PageValues.text("social_type", in: page) == type)
    #expect(PageValues.text("social_date", in: page) == date)
  }

  @Test("names carry the language that the store was asked for, as far as their letters tell")
  func languages() throws {
    let items = [Samples.item(1, "夜"), Samples.item(2, "Night")]
    func languages(_ tag: String) throws -> [String?] {
      var site = try Samples.site(theme: try Samples.theme(), searches: [])
      let language = ForeignLanguage(try LanguageTag(tag), onPagesIn: site.language)
      site.searches = [
        SiteBlueprint.Search(id: "a", title: "a", summary: nil, intro: nil, order: .name, language: language)
      ]
      var renderer = PageRenderer(site: site, index: Samples.index([items]))
      let grid = PageValues.list("tiles", in: renderer.gridValues(1, ofSearch: 0, items: items))
      let home = PageValues.list("searches", in: renderer.homeValues()).flatMap {
        PageValues.list("tiles", in: $0)
      }
      let pages = items.map { renderer.detailValues($0, .listed(at: 0), ofSearch: 0) }
      let found = pages.map { PageValues.text("item.lang", in: $0) }
      #expect(grid.map { PageValues.text("lang", in: $0) } == found)
      #expect(home.map { PageValues.text("lang", in: $0) } == found)
      return found
    }
    #expect(try languages("ja-JP") == ["ja-JP", nil])
    #expect(try languages("de-DE") == ["de-DE", "de-DE"])
    #expect(try languages("en-US") == [nil, nil])
    #expect(try languages("en-GB") == [nil, nil])
  }
}
