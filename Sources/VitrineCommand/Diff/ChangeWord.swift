internal import Snapshots

/// What a change of an item is called.
enum ChangeWord: String, CaseIterable, Sendable {
  case new
  case gone
  case moved
  case priceDrop = "price-drop"
  case priceRise = "price-rise"
  case currency
  case renamed
  case artwork

  /// The word for a change.
  init(_ kind: ItemChange.Kind) {
    self =
      switch kind {
      case .new: .new
      case .gone: .gone
      case .moved: .moved
      case .cheaper: .priceDrop
      case .dearer: .priceRise
      case .currency: .currency
      case .renamed: .renamed
      case .artwork: .artwork
      }
  }

  /// The sign in front of a line.
  var sign: String {
    switch self {
    case .new: "+"
    case .gone: "-"
    case .priceDrop: "↓"
    case .priceRise: "↑"
    case .moved, .currency, .renamed, .artwork: "~"
    }
  }

  /// The color of a line on a terminal, as a parameter of SGR (ECMA-48): what a reader of the catalog likes is green,
  /// what one does not is red.
  var color: String {
    switch self {
    case .new, .priceDrop: "32"
    case .gone, .priceRise: "31"
    case .moved, .currency, .renamed, .artwork: "33"
    }
  }

  /// The word in a sentence.
  var phrase: String {
    switch self {
    case .new: "new"
    case .gone: "gone"
    case .moved: "moved"
    case .priceDrop: "price drop"
    case .priceRise: "price rise"
    case .currency: "other currency"
    case .renamed: "renamed"
    case .artwork: "new artwork"
    }
  }

  /// So many of it: `1 price drop`, `3 gone`.
  func counted(_ count: Int) -> String {
    let isNoun = self == .priceDrop || self == .priceRise
    return "\(count) \(phrase)\(isNoun && count != 1 ? "s" : "")"
  }
}
