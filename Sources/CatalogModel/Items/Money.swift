/// A positive amount in a currency.
package struct Money: Hashable, Sendable {
  /// The amount in ten-thousandths of the currency's unit, which holds every store price exactly: no currency has
  /// more than four decimals.
  package let tenThousandths: Int64
  /// The currency.
  package let currency: Currency

  /// The largest amount taken as a price, in units.
  package static let largestAmount = 1e12

  /// Takes an amount in units; nil when it is not a number, not positive once rounded to a ten-thousandth, or over
  /// `largestAmount`.
  package init?(units: Double, currency: Currency) {
    guard units.isFinite, units <= Self.largestAmount else { return nil }
    // Cutting off behind a half rounds positive amounts, without a call of the C mathematics library.
    let scaled = Int64(max(0, units) * 10_000 + 0.5)
    guard scaled > 0 else { return nil }
    self.tenThousandths = scaled
    self.currency = currency
  }
}
