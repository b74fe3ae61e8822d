/// One search of a site.
package struct SearchConfiguration: Hashable, Sendable {
  /// Its name in addresses; no other search has it.
  package let id: Located<SearchID>
  /// Its name for readers: as configured, or the term, or the id made readable.
  package let title: String
  /// What it asks for.
  package let query: SearchQuery
  /// What kind of product it asks for.
  package let category: SearchCategory
  /// Whose store is asked: its own, or the site's.
  package let country: Storefront
  /// The language of answers: its own, or the site's; nil leaves it to the store.
  package let language: StoreLanguage?
  /// How its items are put in order.
  package let order: SearchOrder
  /// The Markdown above its grid.
  package let intro: Located<SitePath>?
  /// Where the store's answer is kept.
  package let snapshot: Located<SitePath>
  /// What it is about, in a sentence or two of plain text.
  package let summary: String?
}
