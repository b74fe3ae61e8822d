/// One search of a site.
package struct SearchConfiguration: Hashable, Sendable {
  /// Its name in addresses; no other search has it.
  package let id: Located<SearchID>
  /// Its name for readers: as configured, or the term, or the id made readable.
  package let title: String
  /// What it asks for.
  package let query: SearchQuery
  /// Which part of the store is searched for what; of a lookup only the entity, which asks for what belongs to each
  /// thing looked up: an artist's albums, an album's songs, a podcast's episodes.
  package let scope: SearchScope
  /// The most results, 1 to 200; of a lookup with an entity, the most for each thing looked up.
  package let limit: Int
  /// Whether explicit content is wanted: its own wish, or the site's.
  package let includesExplicit: Bool
  /// Whose store is asked: its own, or the site's.
  package let country: Storefront
  /// The language of answers: its own, or the site's; nil leaves it to the store.
  package let language: StoreLanguage?
  /// Where that is written.
  package let places: SearchPlaces
  /// How its items are put in order.
  package let order: SearchOrder
  /// The Markdown above its grid.
  package let intro: Located<SitePath>?
  /// Where the store's answer is kept.
  package let snapshot: Located<SitePath>
  /// What it is about, in a sentence or two of plain text.
  package let summary: String?

  /// The most results that the store gives, and the number asked for unless configured.
  package static let highestLimit = 200
}
