internal import CatalogModel
internal import Localization
internal import Mustache

/// The localized texts about items, each distinct one made once per worker.
struct ItemTexts {
  /// What is said about a kind of product. A class, because every tile and page takes it up.
  final class Kind {
    /// The kind.
    let kind: ItemKind
    /// Its name.
    let label: String
    /// The kind as part of an `id`: letters, digits and hyphens, starting with a letter.
    let anchorWord: String
    /// The words of a link to the store that sells it.
    let badge: TemplateValue
    /// Where the picture is from.
    let credit: TemplateValue
    /// What the type of its pages is at Open Graph.
    let socialType: TemplateValue
    /// The property there for the day it came out; absent where the type has none.
    let socialDate: TemplateValue
    private let unpriced: ItemSchema
    private let priced: ItemSchema

    init(_ kind: ItemKind, label: String, strings: InterfaceStrings) {
      badge = .text(strings.text(.storeBadge, [.store: kind.storeName]))
      credit = .text(strings.text(.artworkCredit, [.store: kind.storeName]))
      self.kind = kind
      self.label = label
      anchorWord = "item-\(Slug(kind.rawValue).text)-"
      unpriced = ItemSchema(kind, isPriced: false)
      priced = ItemSchema(kind, isPriced: true)
      socialType = .text(priced.socialType.description)
      socialDate = .text(priced.socialDate?.description)
    }

    /// How schema.org describes it.
    func schema(isPriced: Bool) -> ItemSchema { isPriced ? priced : unpriced }
  }

  /// What is said about a price.
  struct Price {
    /// The price in words.
    let label: TemplateValue
    /// What the link to the store does, with the price in it.
    let storeDescription: TemplateValue
  }

  /// Where and when prices are from.
  private struct Origin {
    let country: String
    let day: CalendarDate?
    let value: TemplateValue
  }

  private let language: PageLanguage
  private var dates: DateText
  private var datesMade: [CalendarDate: TemplateValue] = [:]
  private var prices: PriceFormatter
  private var pricesMade: [Money: Price] = [:]
  /// The origin met last: pages that follow each other share it.
  private var originMade: Origin?
  /// The names of countries by their codes.
  private var countriesMade: [String: String] = [:]
  /// The kinds met. They are few, so looking at one after the other is faster than hashing.
  private var kindsMade: [Kind] = []
  private let strings: InterfaceStrings
  private let bylineTemplate: TextTemplate
  private let free: Price
  private let unknownArtist: String

  /// How many kinds are remembered; only a hostile answer has more.
  private static let kindLimit = 32

  init(_ site: SiteBlueprint) {
    language = site.language
    dates = DateText(language: site.language)
    prices = PriceFormatter(language: site.language)
    strings = site.strings
    bylineTemplate = site.strings.template(.artistAndType)
    free = Self.price(site.strings[.free], site.strings)
    unknownArtist = site.strings[.unknownArtist]
  }

  mutating func texts(for kind: ItemKind) -> Kind {
    for known in kindsMade where known.kind == kind { return known }
    let texts = Kind(kind, label: strings.label(for: kind), strings: strings)
    if kindsMade.count < Self.kindLimit { kindsMade.append(texts) }
    return texts
  }

  func artist(of item: Item) -> String {
    item.artist ?? unknownArtist
  }

  /// Appends who made it and what it is; `kind` is what `texts(for:)` says of its kind.
  func writeByline(of item: Item, _ kind: Kind, to output: inout [UInt8]) {
    bylineTemplate.append(to: &output) { placeholder in
      switch placeholder {
      case .artist: artist(of: item)
      case .type: kind.label
      default: nil
      }
    }
  }

  /// The day it comes or came out; absent when the store does not say.
  mutating func released(_ item: Item) -> TemplateValue {
    guard let date = item.releaseDate else { return .absent }
    if let value = datesMade[date] { return value }
    let value = TemplateValue.object(.date, [.text(dates.long(date)), .text(date.isoText)])
    datesMade[date] = value
    return value
  }

  /// What is said about the price; nil when the store names none.
  mutating func price(of item: Item) -> Price? {
    switch item.price {
    case .free: free
    case .amount(let money): price(money)
    case .notSoldSeparately, .unknown: nil
    }
  }

  /// Where the price of an item is from, and when; `day` is nil when that is not known.
  mutating func asOf(_ item: Item, _ day: CalendarDate?) -> TemplateValue {
    let country = item.key.country
    if let made = originMade, made.day == day, made.country == country { return made.value }
    let origin = Origin(country: country, day: day, value: origin(countryName(country), day))
    originMade = origin
    return origin.value
  }

  private mutating func origin(_ country: String, _ day: CalendarDate?) -> TemplateValue {
    guard let day else {
      let text = strings.text(.priceInStore, [.storefront: country])
      return .object(.asOf, [.text(text), .absent, .text(""), .text(country)])
    }
    let label = dates.medium(day)
    let parts = strings.template(.priceAsOf).parts(around: .date, [.storefront: country, .date: label])
    let date = TemplateValue.object(.date, [.text(label), .text(day.isoText)])
    return .object(.asOf, [.text(parts.before), date, .text(parts.after), .text(country)])
  }

  private mutating func countryName(_ code: String) -> String {
    if let name = countriesMade[code] { return name }
    let name = language.regionName(code)
    countriesMade[code] = name
    return name
  }

  private mutating func price(_ money: Money) -> Price {
    if let price = pricesMade[money] { return price }
    let price = Self.price(prices.text(for: money), strings)
    pricesMade[money] = price
    return price
  }

  private static func price(_ label: String, _ strings: InterfaceStrings) -> Price {
    Price(
      label: .text(label), storeDescription: .text(strings.text(.viewInStorePrice, [.price: label])))
  }
}
