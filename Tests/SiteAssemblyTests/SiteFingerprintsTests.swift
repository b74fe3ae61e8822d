import CatalogModel
import Diagnostics
import Localization
import Records
import SiteAssembly
import Testing
import Tiling

@Suite("Fingerprints of pages") struct SiteFingerprintsTests {
  /// What a change to a site may show on.
  enum Unit: String, CaseIterable {
    case home, grid, detail, notFound, assets, crawler, feeds
  }

  private static let templates = [
    "home": "{{>tile}}", "grid": "{{>tile}}{{>dots}}", "detail": "d", "not-found": "n", "tile": "t",
    "dots": "o",
  ]

  private static func site() throws -> SiteBlueprint {
    try Samples.site(
      theme: Samples.theme(templates),
      searches: [Samples.search("a", summary: "About a", intro: Intro(html: Array("<p>x".utf8)))],
      intro: Intro(html: Array("<p>home".utf8), title: "T", summary: "S"),
      affiliate: [("at", "token")], support: .init(email: "mailto:a@b.example", rate: nil, about: nil))
  }

  private static func fingerprints(
    _ site: SiteBlueprint, items: [Item], tool: UInt64 = 0, source: UInt64 = 1,
    artwork: ArtworkShelf = .empty
  ) -> [Unit: Fingerprint] {
    let index = Samples.index([items])
    let fingerprints = SiteFingerprints(site: site, tool: Fingerprint(high: 0, low: tool))
    let places = index.placesFingerprint(ofSearch: 0)
    let found = SiteFingerprints.Items(
      source: Fingerprint(high: 0, low: source), places: places,
      artwork: artwork.fingerprint(of: index.searches[0]))
    return [
      .home: fingerprints.homePage(index, artwork), .grid: fingerprints.gridPages(ofSearch: 0, found),
      .detail: fingerprints.detailPages(ofSearch: 0, found), .notFound: fingerprints.notFoundPage,
      .assets: fingerprints.assets, .crawler: fingerprints.crawlerFiles(index, places: [places]),
      .feeds: fingerprints.feeds(history: nil, places: [places]),
    ]
  }

  @Test("a picture of an item changes the pages that show it, and no other")
  func artwork() throws {
    func shelf(_ digit: String) throws -> ArtworkShelf {
      ArtworkShelf(local: [7: try Samples.picture(digit: digit)], fetched: [:])
    }
    let site = try Self.site()
    let before = Self.fingerprints(site, items: Self.items, artwork: try shelf("a"))
    let changes: [(shelf: ArtworkShelf, changed: Set<Unit>)] = [
      (try shelf("a"), []), (try shelf("b"), [.grid, .detail]), (.empty, [.home, .grid, .detail]),
    ]
    for (other, expected) in changes {
      let after = Self.fingerprints(site, items: Self.items, artwork: other)
      #expect(Set(Unit.allCases.filter { before[$0] != after[$0] }) == expected)
    }
  }

  private static let items = (1...7).map { Samples.item(Int64($0), "Item \($0)", artist: "Miles") }

  /// The units whose fingerprint a change to the site changes.
  private static func changed(_ change: (inout SiteBlueprint) throws -> Void) throws -> Set<Unit> {
    var site = try site()
    let before = fingerprints(site, items: items)
    try change(&site)
    let after = fingerprints(site, items: items)
    return Set(Unit.allCases.filter { before[$0] != after[$0] })
  }

  private static let pages: Set<Unit> = [.home, .grid, .detail, .notFound]

  @Test("what is on every page changes every page")
  func frame() throws {
    // The icon and the manifest are made of the title.
    #expect(try Self.changed { $0.title = "Other" } == Self.pages.union([.assets]))
    #expect(try Self.changed { $0.summary = "Other" } == Self.pages)
    #expect(try Self.changed { $0.affiliate = [("at", "other")] } == Self.pages)
    #expect(try Self.changed { $0.affiliate = [] } == Self.pages)
    #expect(
      try Self.changed {
        $0.support = .init(email: "mailto:a@b.example", rate: "https://example.org/", about: nil)
      } == Self.pages)
    #expect(try Self.changed { $0.support = nil } == Self.pages)
    #expect(try Self.changed { $0.generator = "Other" } == Self.pages)
    // The manifest names it.
    #expect(
      try Self.changed { $0.language = try #require(PageLanguage("de")) } == Self.pages.union([.assets]))
    #expect(
      try Self.changed { $0.layout = TilingLayout(view: try Extent(parsing: "568x320")) }
        == Self.pages.union([.crawler]))
    let strings = try InterfaceStrings(layers: [
      [InterfaceStringEntry(key: "free", value: "Gratis", location: Diagnostic.Location(path: "x"))]
    ])
    #expect(try Self.changed { $0.strings = strings } == Self.pages)
    let addresses: [(String, String, Set<Unit>)] = [
      ("https://example.com", "/shelf/", [.crawler]), ("https://example.org", "/", [.crawler, .assets]),
    ]
    for (origin, path, others) in addresses {
      let changed = try Self.changed { $0.addresses = SiteAddresses(origin: origin, basePath: path) }
      #expect(changed == Self.pages.union(others))
    }
  }

  @Test("a template changes the pages that use it, also by way of others")
  func templates() throws {
    func changed(_ name: String) throws -> Set<Unit> {
      try Self.changed { $0.theme = try Samples.theme(Self.templates.merging([name: "x"]) { _, new in new }) }
    }
    #expect(try changed("home") == [.home])
    #expect(try changed("grid") == [.grid])
    #expect(try changed("detail") == [.detail])
    #expect(try changed("not-found") == [.notFound])
    #expect(try changed("tile") == [.home, .grid])
    #expect(try changed("dots") == [.grid])
    #expect(try changed("unused") == [])
  }

  @Test("an asset changes its copy, and the pages when it is at another address then")
  func assets() throws {
    func changed(_ assets: [(name: String, bytes: [UInt8])]) throws -> Set<Unit> {
      try Self.changed { $0.theme = try Samples.theme(Self.templates, assets: assets) }
    }
    #expect(try changed([("site.css", [1])]) == Self.pages.union([.assets]))
    #expect(try changed([("site.css", []), ("map.png", [1])]) == Self.pages.union([.assets]))
    var site = try Self.site()
    site.theme = try Samples.theme(Self.templates, assets: [("site.css", []), ("map.png", [1])])
    let before = Self.fingerprints(site, items: Self.items)
    site.theme = try Samples.theme(Self.templates, assets: [("site.css", []), ("map.png", [2])])
    let after = Self.fingerprints(site, items: Self.items)
    #expect(Set(Unit.allCases.filter { before[$0] != after[$0] }) == [.assets])
  }

  @Test("a search's own texts change its pages and its card on the home page, its intro the grid alone")
  func search() throws {
    func changed(_ search: SiteBlueprint.Search) throws -> Set<Unit> {
      try Self.changed { $0.searches = [search] }
    }
    let intro = Intro(html: Array("<p>x".utf8))
    #expect(try changed(Samples.search("a", summary: "About a", intro: intro)) == [])
    #expect(
      try changed(Samples.search("a", title: "A", summary: "About a", intro: intro)) == [
        .home, .grid, .detail,
      ])
    #expect(try changed(Samples.search("a", summary: "Other", intro: intro)) == [.home, .grid, .detail])
    #expect(
      try changed(Samples.search("b", title: "a", summary: "About a", intro: intro))
        == Set(Unit.allCases).subtracting([.notFound, .assets, .feeds]))
    #expect(try changed(Samples.search("a", summary: "About a", intro: Intro(html: [1]))) == [.grid])
    #expect(
      try changed(Samples.search("a", summary: "About a", intro: Intro(html: Array("<p>x".utf8), title: "T")))
        == [.grid])
    #expect(try changed(Samples.search("a", summary: "About a")) == [.grid])
    #expect(try Self.changed { $0.intro = nil } == [.home])
    let japanese = ForeignLanguage(try LanguageTag("ja"), onPagesIn: .english)
    let foreign = SiteBlueprint.Search(
      id: "a", title: "a", summary: "About a", intro: intro, order: .name, language: japanese)
    #expect(try changed(foreign) == [.home, .grid, .detail])
  }

  @Test("the day of an answer changes the items' pages alone")
  func recorded() throws {
    func changed(_ day: Int) throws -> Set<Unit> {
      try Self.changed { site in
        let search = site.searches[0]
        site.searches = [
          Samples.search(
            "a", summary: search.summary, intro: search.intro,
            recorded: CalendarDate(year: 2026, month: 11, day: day))
        ]
      }
    }
    #expect(try changed(30) == [.detail])
    // No day at all, as before.
    #expect(try changed(31) == [])
  }

  @Test("departed items change the pages and the list of the search that makes theirs")
  func departed() throws {
    func places(_ departed: [[Item]], live: [[Item]] = [[Samples.item(1)], [Samples.item(2)]])
      -> [Fingerprint]
    {
      let index = CatalogIndex(
        searches: zip(live, departed).map { Samples.digest($0, departed: $1) }, country: "US")
      return live.indices.map { index.placesFingerprint(ofSearch: $0) }
    }
    let nine = Samples.item(9, "Nine")
    let none = places([[], []])
    #expect(places([[nine], []])[0] != none[0])
    #expect(places([[nine], []])[1] == none[1])
    // The first of two makes the page.
    #expect(places([[nine], [nine]]) == places([[nine], []]))
    #expect(places([[], [nine]])[1] != none[1])
    // An item that a search has is no departed one.
    #expect(places([[Samples.item(2)], [Samples.item(1)]]) == none)
    // The order is that of the file.
    let ten = Samples.item(10, "Ten")
    #expect(places([[nine, ten], []])[0] != places([[ten, nine], []])[0])
  }

  @Test("items change the pages that show them")
  func items() throws {
    let site = try Self.site()
    let before = Self.fingerprints(site, items: Self.items)
    func changed(_ items: [Item], source: UInt64 = 2) -> Set<Unit> {
      let after = Self.fingerprints(site, items: items, source: source)
      return Set(Unit.allCases.filter { before[$0] != after[$0] })
    }
    var items = Self.items
    // The last item is not among those the home page shows.
    items[6] = Samples.item(7, "Item 7", artist: "Bill")
    #expect(changed(items) == [.grid, .detail])
    items[6] = Samples.item(7, "Other")
    #expect(changed(items) == [.grid, .detail, .crawler])
    items[0] = Samples.item(1, "Item 1", artist: "Bill")
    #expect(changed(items) == [.home, .grid, .detail, .crawler])
    #expect(changed(Array(Self.items.dropLast())) == [.home, .grid, .detail, .crawler])
    #expect(changed(Self.items, source: 1) == [])
  }

  @Test("another program changes every page")
  func tool() throws {
    let site = try Self.site()
    let (one, other) = (
      Self.fingerprints(site, items: Self.items), Self.fingerprints(site, items: Self.items, tool: 1)
    )
    #expect(Set(Unit.allCases.filter { one[$0] != other[$0] }) == Self.pages)
  }

  @Test("where a shared item is, and who makes its page, is part of every search that has it")
  func places() throws {
    let shared = Samples.item(1, "One")
    func places(_ searches: [[Item]]) -> [Fingerprint] {
      let index = Samples.index(searches)
      return searches.indices.map { index.placesFingerprint(ofSearch: $0) }
    }
    let before = places([[Samples.item(2)], [shared, Samples.item(3)]])
    // The first search finds the item too: it makes the page now.
    let owned = places([[Samples.item(2), shared], [shared, Samples.item(3)]])
    #expect(owned[0] != before[0] && owned[1] != before[1])
    // It has another name there, which the folder takes on.
    let renamed = places([[Samples.item(2), Samples.item(1, "Uno")], [shared, Samples.item(3)]])
    #expect(renamed[1] != owned[1])
    // Another kind of the same number and name moves into the plain folder.
    let kinds = places([
      [Samples.item(2), Samples.item(1, "One", kind: "album")], [shared, Samples.item(3)],
    ])
    #expect(kinds[1] != before[1] && kinds[1] != owned[1])
    // The same items in another order are listed in another order, in the sitemap too.
    let ordered = CatalogIndex(
      searches: [Samples.digest([shared, Samples.item(3)], order: [1, 0])], country: "US")
    let unordered = Samples.index([[shared, Samples.item(3)]])
    #expect(ordered.placesFingerprint(ofSearch: 0) != unordered.placesFingerprint(ofSearch: 0))
    // A stranger elsewhere changes nothing here.
    let stranger = places([[Samples.item(2), Samples.item(9)], [shared, Samples.item(3)]])
    #expect(stranger[1] == before[1])
  }

  @Test("feeds change what links to them, and with everything they say")
  func feeds() throws {
    let time = UTCTime(unixSeconds: 0)
    let settings = FeedSettings(identity: "https://example.org/", fetched: [time])
    #expect(try Self.changed { $0.feeds = settings } == [.home, .grid, .feeds])
    func fingerprint(
      history: UInt64 = 0, places: UInt64 = 0, _ change: (inout SiteBlueprint) throws -> Void = { _ in }
    ) throws -> Fingerprint {
      var site = try Self.site()
      site.feeds = settings
      try change(&site)
      return SiteFingerprints(site: site, tool: nil).feeds(
        history: Fingerprint(high: 0, low: history), places: [Fingerprint(high: 0, low: places)])
    }
    let before = try fingerprint()
    #expect(try fingerprint { $0.affiliate = [] } == before)
    #expect(try fingerprint(history: 1) != before)
    #expect(try fingerprint(places: 1) != before)
    let changes: [(inout SiteBlueprint) throws -> Void] = [
      { $0.title = "Other" }, { $0.summary = "Other" }, { $0.generator = "Other" },
      { $0.language = try #require(PageLanguage("de")) },
      { $0.addresses = SiteAddresses(origin: "https://example.com", basePath: "/shelf/") },
      { $0.searches = [Samples.search("a", title: "Other", summary: "About a")] },
      { $0.searches = [Samples.search("b", title: "a", summary: "About a")] },
      { $0.searches = [Samples.search("a", summary: "Other")] },
      { $0.feeds = FeedSettings(identity: "https://example.org/", fetched: [time.adding(seconds: 1)]) },
      { $0.feeds = FeedSettings(identity: "https://example.com/", fetched: [time]) },
      {
        let entry = InterfaceStringEntry(key: "feed-new", value: "Look: {name}")
        $0.strings = try InterfaceStrings(layers: [[entry]])
      },
    ]
    for change in changes { #expect(try fingerprint(change) != before) }
  }
}
