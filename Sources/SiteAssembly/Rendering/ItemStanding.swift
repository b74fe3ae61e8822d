package import CatalogModel

/// Where an item stands when its page is made.
package enum ItemStanding: Hashable, Sendable {
  /// A search has it, at this position (from 0) in its page order.
  case listed(at: Int)
  /// No search has it any more but the store does; its price is from the day when an answer last had it.
  case left(recorded: CalendarDate)
  /// The store has it no longer.
  case gone
}
