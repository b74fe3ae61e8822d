/// How a search's items are put in order.
package enum SearchOrder: String, CaseIterable, Hashable, Sendable {
  /// By name, as the site's language orders names.
  case name
  /// As the store, or the list of ids, has them.
  case listed
  /// Newest first.
  case released
  /// Cheapest first.
  case price
}
