/// What an item costs. A missing price is not a price of nothing: the cases are kept apart.
package enum Price: Hashable, Sendable {
  /// The store gives it away.
  case free
  /// It costs this much; the amount is positive.
  case amount(Money)
  /// Sold only as part of an album, season or bundle (the store sends −1).
  case notSoldSeparately
  /// The store names no price: streaming only, not yet out, rent only, part of a subscription.
  case unknown
}
