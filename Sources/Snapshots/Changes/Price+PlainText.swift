package import CatalogModel

extension Price {
  /// The price for programs and for people who compare: `1.29 USD`, `12000 JPY`, `free`; nil where there is none to
  /// show. The number has a point and two decimals at least where it has any, whatever the language.
  package var plainText: String? {
    switch self {
    case .free: "free"
    case .amount(let money): money.plainText
    case .notSoldSeparately, .unknown: nil
    }
  }

  /// Reads what `plainText` gives; nil for anything else.
  package init?(plainText text: String) {
    if text == "free" {
      self = .free
    } else if let money = Money(plainText: text) {
      self = .amount(money)
    } else {
      return nil
    }
  }
}

extension Money {
  /// The amount with a point, a space and the currency's code: `1.29 USD`, `12000 JPY`.
  package var plainText: String {
    "\(Self.decimal(tenThousandths)) \(currency.code)"
  }

  /// Reads what `plainText` gives; nil for anything else.
  package init?(plainText text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 2, let units = Double(words[0]), let currency = Currency(String(words[1])) else {
      return nil
    }
    self.init(units: units, currency: currency)
    guard plainText == text else { return nil }
  }

  private static func decimal(_ tenThousandths: Int64) -> String {
    let (whole, rest) = tenThousandths.quotientAndRemainder(dividingBy: 10_000)
    guard rest != 0 else { return String(whole) }
    var digits = String(rest)
    digits = String(repeating: "0", count: 4 - digits.utf8.count) + digits
    while digits.utf8.count > 2, digits.hasSuffix("0") { digits.removeLast() }
    return "\(whole).\(digits)"
  }
}
