/// How the store is asked, and how it is linked to.
package struct StoreConfiguration: Hashable, Sendable {
  /// Whose store is searched unless a search says otherwise.
  package let country: Storefront
  /// The language of answers; nil leaves it to the store.
  package let language: StoreLanguage?
  /// Whether explicit content is wanted unless a search says otherwise.
  package let includesExplicit: Bool
  /// The tokens put into store links.
  package let affiliate: AffiliateConfiguration
  /// Where the store's service is.
  package let endpoint: StoreEndpoint
  /// How many calls a minute it gets at most, 1 to `fastestPace`.
  package let pace: Int
  /// Where country, language and explicit are written.
  let places: SearchPlaces

  /// The calls a minute that the store's documentation allows, about; see "Notes" in "Search API" at
  /// performance-partners.apple.com/search-api.
  package static let documentedPace = 20
  /// The most calls a minute that can be configured, for a server of one's own.
  package static let fastestPace = 10_000
}
