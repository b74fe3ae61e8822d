package import CatalogModel
import Foundation

/// Writes amounts the way a language does, each in its own currency: "$1,234.50", "1.234,50 €", "₩12,000".
///
/// The number of decimals is the currency's; an amount with more of them is rounded half to even. The text may hold
/// no-break spaces and direction marks, which belong to it. Distinct amounts are few, so every one is formatted once
/// (microseconds) and found again afterwards (tens of nanoseconds). A formatter belongs to one worker.
package struct PriceFormatter {
  private let locale: Locale
  private var texts: [Money: String] = [:]

  /// Makes a formatter for pages in a language. Costs nothing until the first amount.
  package init(language: PageLanguage) {
    self.locale = language.locale
  }

  /// The amount with its currency's sign or code.
  package mutating func text(for money: Money) -> String {
    if let text = texts[money] { return text }
    let text = Self.decimal(money).formatted(.currency(code: money.currency.code).locale(locale))
    texts[money] = text
    return text
  }

  /// Exact, where a `Double` would not be.
  private static func decimal(_ money: Money) -> Decimal {
    Decimal(
      sign: money.tenThousandths < 0 ? .minus : .plus, exponent: -4,
      significand: Decimal(money.tenThousandths.magnitude))
  }
}
