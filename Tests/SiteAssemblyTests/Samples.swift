import ArtworkModel
import CatalogModel
import Diagnostics
import Localization
import SiteAssembly
import Testing
import Tiling

/// Items, searches and sites for tests, each made of literals.
enum Samples {
  static func item(
    _ id: Int64, _ name: String = "Blue in Green", kind: String = "song", country: String = "US",
    artist: String? = nil, collection: String? = nil, genre: String? = nil, storeURL: WebURL? = nil,
    artwork: Artwork? = nil, price: Price = .unknown, released: CalendarDate? = nil,
    description: String? = nil,
    isExplicit: Bool = false
  ) -> Item {
    Item(
      key: ItemKey(country: country, kind: ItemKind(rawValue: kind), id: id), name: name, artist: artist,
      collection: collection, genre: genre, storeURL: storeURL, artwork: artwork, price: price,
      releaseDate: released, description: description, isExplicit: isExplicit)
  }

  /// An item of which everything is known.
  static func fullItem(_ id: Int64 = 7) throws -> Item {
    item(
      id, "Blue & Green", artist: "Miles <Davis>", collection: "Kind of Blue", genre: "Jazz",
      storeURL: WebURL("https://music.example/album/1?i=\(id)"), artwork: artwork(), price: try dollars(1.29),
      released: CalendarDate(year: 1959, month: 8, day: 17), description: "First.\n\nSecond & last.",
      isExplicit: true)
  }

  static func artwork(
    small: String = "https://is1-ssl.mzstatic.com/a/60x60bb.jpg",
    large: String = "https://is1-ssl.mzstatic.com/a/100x100bb.jpg"
  ) -> Artwork? {
    guard let small = WebURL(small), let large = WebURL(large) else { return nil }
    return Artwork(small: ArtworkURL(small), large: ArtworkURL(large))
  }

  static func dollars(_ units: Double) throws -> Price {
    let currency = try #require(Currency("USD"))
    return .amount(try #require(Money(units: units, currency: currency)))
  }

  /// A digest of items in the order they come in.
  static func digest(_ items: [Item], departed: [Item] = []) -> SearchDigest {
    digest(items, order: Array(items.indices), departed: departed)
  }

  /// A digest of items in another order.
  static func digest(
    _ items: [Item], order: [Int], warnings: [String] = [], departed: [Item] = [],
    departedFault: String? = nil
  ) -> SearchDigest {
    SearchDigest(
      items.map(\.outline), order: order, first: order.prefix(9).map { items[$0] }, warnings: warnings,
      departed: departed.map(\.outline), departedFault: departedFault)
  }

  /// What files were made of; the name is twenty times the digit.
  static func picture(
    digit: String = "0", width: Int = 600, height: Int = 600, isTransparent: Bool = false
  ) throws -> PreparedArtwork {
    let name = try #require(ArtworkName(String(repeating: digit, count: ArtworkName.length)))
    return PreparedArtwork(
      name: name, width: width, height: height, isTransparent: isTransparent,
      color: ArtworkColor(red: 20, green: 160, blue: 160))
  }

  static func index(_ searches: [[Item]], country: String = "US") -> CatalogIndex {
    CatalogIndex(searches: searches.map { digest($0) }, country: country)
  }

  static func search(
    _ id: String, title: String? = nil, summary: String? = nil, intro: Intro? = nil,
    recorded: CalendarDate? = nil
  ) -> SiteBlueprint.Search {
    SiteBlueprint.Search(
      id: id, title: title ?? id, summary: summary, intro: intro, order: .name, recorded: recorded)
  }

  /// A site below `/shelf/` with two rows and three columns of tiles on a page.
  static func site(
    theme: Theme, searches: [SiteBlueprint.Search], intro: Intro? = nil,
    affiliate: [(name: String, value: String)] = [], support: SiteBlueprint.Support? = nil
  ) throws -> SiteBlueprint {
    SiteBlueprint(
      title: "Night Shelf", summary: nil, intro: intro,
      addresses: SiteAddresses(origin: "https://example.org", basePath: "/shelf/"), language: .english,
      strings: .english, searches: searches, affiliate: affiliate, support: support,
      layout: TilingLayout(view: try Extent(parsing: "282x176")), tileSizes: "60px", theme: theme,
      generator: "Vitrine Test")
  }

  /// A theme of these templates; pages that are not among them are empty.
  static func theme(
    _ templates: [String: String] = [:], assets: [(name: String, bytes: [UInt8])] = [("site.css", [])]
  ) throws -> Theme {
    var all = ["home": "", "grid": "", "detail": "", "not-found": ""]
    all.merge(templates) { _, new in new }
    return try Theme(
      templates: all.sorted { $0.key < $1.key }.map {
        ($0.key, SourceText(path: "\($0.key).mustache", text: $0.value))
      }, assets: assets, siteRules: [])
  }
}
