/// Which part of the store is searched for what, and where in it; each nil when the store is to choose.
package struct SearchScope: Hashable, Sendable {
  /// The part of the store. Left out unless it is configured, since an entity alone says enough, as in the
  /// documentation's own examples; it is there, too, when the attribute is none of all media.
  package let media: StoreMedia?
  /// What kind of result is wanted: as configured, or the category's.
  package let entity: StoreEntity?
  /// Where the words are looked for.
  package let attribute: StoreAttribute?

  /// The whole store.
  package static let everything = SearchScope(media: nil, entity: nil, attribute: nil)
}
