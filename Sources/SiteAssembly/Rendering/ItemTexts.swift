internal import CatalogModel
internal import Localization

/// The localized texts about items, each distinct one made once per worker.
struct ItemTexts {
  var dates: DateText
  private var prices: PriceFormatter
  private var labels: [ItemKind: String] = [:]
  private var anchorWords: [ItemKind: String] = [:]
  private let strings: InterfaceStrings
  private let bylineTemplate: TextTemplate
  private let free: String
  private let unknownArtist: String

  init(_ site: SiteBlueprint) {
    dates = DateText(language: site.language)
    prices = PriceFormatter(language: site.language)
    strings = site.strings
    bylineTemplate = site.strings.template(.artistAndType)
    free = site.strings[.free]
    unknownArtist = site.strings[.unknownArtist]
  }

  mutating func label(for kind: ItemKind) -> String {
    if let label = labels[kind] { return label }
    let label = strings.label(for: kind)
    labels[kind] = label
    return label
  }

  /// A kind as part of an `id`: letters, digits and hyphens, starting with a letter.
  mutating func anchorWord(for kind: ItemKind) -> String {
    if let word = anchorWords[kind] { return word }
    let word = "item-\(Slug(kind.rawValue).text)"
    anchorWords[kind] = word
    return word
  }

  func artist(of item: Item) -> String {
    item.artist ?? unknownArtist
  }

  mutating func byline(of item: Item) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(64)
    bylineTemplate.append([.artist: artist(of: item), .type: label(for: item.key.kind)], to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The price in words; nil when the store names none.
  mutating func price(of item: Item) -> String? {
    switch item.price {
    case .free: free
    case .amount(let money): prices.text(for: money)
    case .notSoldSeparately, .unknown: nil
    }
  }
}
