/// The identity of an item: the same key found by several searches is one item with one page.
package struct ItemKey: Hashable, Sendable {
  /// The storefront it was found in, as an upper-case ISO 3166 alpha-2 code such as "US".
  package let country: String
  /// The kind of product.
  package let kind: ItemKind
  /// The store's number for it; positive, up to 13 digits seen.
  package let id: Int64

  /// Makes a key.
  package init(country: String, kind: ItemKind, id: Int64) {
    self.country = country
    self.kind = kind
    self.id = id
  }

  /// Feeds the id and the kind. The country is left out, since few storefronts share a site; a hostile answer can make
  /// any number of kinds, so those must count.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(kind)
  }
}

extension ItemKey: Comparable {
  /// By id, then kind, then country, so that an order that falls back on it is total.
  package static func < (left: Self, right: Self) -> Bool {
    if left.id != right.id { return left.id < right.id }
    if left.kind != right.kind { return left.kind.rawValue < right.kind.rawValue }
    return left.country < right.country
  }
}
