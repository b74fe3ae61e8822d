internal import CatalogModel
internal import Diagnostics
internal import Localization
internal import Markdown
internal import SiteAssembly
internal import Snapshots

extension SiteLoader {
  /// The intros of a site, made into HTML.
  struct Intros {
    var home: Intro?
    var searches: [Intro?]
  }

  func loadIntros(
    _ configuration: SiteConfiguration, _ addresses: SiteAddresses, _ assets: [Asset]?,
    hasFeeds: Bool, _ faults: inout [Diagnostic]
  ) -> Intros {
    let loader = IntroLoader(
      folder: folder, links: Self.links(configuration, addresses, assets, hasFeeds: hasFeeds),
      options: MarkdownOptions(allowsRawHTML: configuration.keepsRawHTML))
    let paths = [configuration.intro] + configuration.searches.map(\.intro)
    let results = workers.map(paths.count, makeTool: {}) { _, number in
      paths[number].map { loader.load($0.value.text, namedAt: $0.location) }
    }
    faults += results.flatMap { $0?.diagnostics ?? [] }
    let intros = results.map { $0?.intro }
    return Intros(home: intros[0], searches: Array(intros.dropFirst()))
  }

  /// Which page shows which intro; the home page wins, then the first search.
  private static func links(
    _ configuration: SiteConfiguration, _ addresses: SiteAddresses, _ assets: [Asset]?, hasFeeds: Bool
  ) -> IntroLinks {
    var pages: [String: PageAddress] = [:]
    if let intro = configuration.intro { pages[intro.value.text] = addresses.home }
    for search in configuration.searches {
      guard let intro = search.intro?.value.text, pages[intro] == nil else { continue }
      pages[intro] = addresses.gridPage(1, ofSearch: search.id.value.text)
    }
    return IntroLinks(
      addresses: addresses, pages: pages, assets: assets,
      searchIDs: configuration.searches.map(\.id.value.text), hasFeeds: hasFeeds)
  }

  static func searches(
    _ configuration: SiteConfiguration, _ intros: [Intro?], _ lock: SnapshotLock?, _ language: PageLanguage
  ) -> [SiteBlueprint.Search] {
    zip(configuration.searches, intros).map { search, intro in
      SiteBlueprint.Search(
        id: search.id.value.text, title: search.title, summary: search.summary ?? intro?.summary,
        intro: intro,
        order: ItemOrder(search.order),
        recorded: lock?[search.id.value].flatMap { day(of: $0, for: search) },
        language: search.language.flatMap { answers in
          answers.tag.flatMap { ForeignLanguage($0, onPagesIn: language) }
        })
    }
  }

  /// The day a search's answer is from; nil when the record is of another file or another store.
  private static func day(of record: SnapshotRecord, for search: SearchConfiguration) -> CalendarDate? {
    let isItsOwn = record.file == search.snapshot.value && record.storefront == search.country
    return isItsOwn ? record.fetched.date : nil
  }

  static func feeds(_ configuration: SiteConfiguration, _ lock: SnapshotLock) -> FeedSettings {
    FeedSettings(
      identity: configuration.url.text,
      fetched: configuration.searches.map { lock[$0.id.value]?.fetched })
  }

  static func support(_ configuration: SiteConfiguration, _ strings: InterfaceStrings) -> SiteBlueprint
    .Support?
  {
    let support = configuration.support
    guard support.email != nil || support.rate != nil || support.about != nil else { return nil }
    let subject = support.subject ?? strings[.sendSupportEmail]
    return SiteBlueprint.Support(
      email: support.email.map { SiteAddresses.mailto($0.text, subject: subject) }, rate: support.rate?.text,
      about: support.about?.text)
  }
}

extension ItemOrder {
  /// The order as configured.
  init(_ order: SearchOrder) {
    switch order {
    case .name: self = .name
    case .listed: self = .listed
    case .released: self = .released
    case .price: self = .price
    }
  }
}
