package import CatalogModel

/// What the plan has to remember of a search's items once they have been read and checked.
///
/// The items themselves are read again when their pages are made, so memory does not grow with their texts.
package struct SearchDigest: Sendable {
  /// One item: what identifies it, and the folder its page would have if it had the name to itself.
  package struct Entry: Sendable {
    /// What identifies the item.
    package let key: ItemKey
    /// Its name as part of an address.
    package let slug: Slug
  }

  /// The items in the order the store sent them.
  package let entries: [Entry]
  /// The order on the pages: indices into `entries`.
  package let order: [Int32]
  /// The first items in page order, for the home page; at most `previewCount`.
  package let previews: [Item]

  /// How many items the home page shows of a search.
  package static let previewCount = 6

  /// How many items the search has.
  package var count: Int { entries.count }

  /// Sums up a search's items, whose page order is `order`.
  package init(items: [Item], order: [Int]) {
    self.entries = items.map { Entry(key: $0.key, slug: Slug($0.name)) }
    self.order = order.map { Int32(clamping: $0) }
    self.previews = order.prefix(Self.previewCount).map { items[$0] }
  }
}
