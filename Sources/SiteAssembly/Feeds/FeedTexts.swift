internal import CatalogModel
internal import Localization
internal import Snapshots

/// Puts events into the site's language. Belongs to one worker: the formatters keep what they have made.
struct FeedTexts {
  private let strings: InterfaceStrings
  private let language: PageLanguage
  private var prices: PriceFormatter
  private var dates: DateText
  private var countries: [String: String] = [:]

  init(_ site: SiteBlueprint) {
    strings = site.strings
    language = site.language
    prices = PriceFormatter(language: site.language)
    dates = DateText(language: site.language)
  }

  /// What happened.
  mutating func title(of event: HistoryEvent) -> String {
    switch event.kind {
    case .new:
      return strings.text(.feedNew, [.name: event.name])
    case .drop(let old, let new):
      let (oldText, newText) = (text(of: old), text(of: new))
      return strings.text(
        .feedPriceDrop, [.name: event.name, .price: newText, .oldPrice: oldText])
    }
  }

  /// Who made the item, what it is, in which store it was seen, and when.
  mutating func summary(of event: HistoryEvent) -> String {
    let byline = strings.text(
      .artistAndType,
      [.artist: event.artist ?? strings[.unknownArtist], .type: strings.label(for: event.key.kind)])
    let asOf = strings.text(
      .feedAsOf, [.storefront: country(event.key.country), .date: dates.medium(event.time.date)])
    return "\(byline) · \(asOf)"
  }

  private mutating func text(of price: Price) -> String {
    switch price {
    case .amount(let money): prices.text(for: money)
    case .free: strings[.free]
    case .notSoldSeparately, .unknown: ""
    }
  }

  private mutating func country(_ code: String) -> String {
    if let name = countries[code] { return name }
    let name = language.regionName(code)
    countries[code] = name
    return name
  }
}
