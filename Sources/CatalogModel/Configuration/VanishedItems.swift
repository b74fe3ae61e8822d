/// What happens to the page of an item that the store no longer has.
package enum VanishedItems: String, CaseIterable, Hashable, Sendable {
  /// It stays, from the last answer that had the item, so that links to it go on leading somewhere.
  case keep
  /// It goes.
  case drop
}
