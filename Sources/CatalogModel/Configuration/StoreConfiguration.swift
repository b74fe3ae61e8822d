/// How the store is asked, and how it is linked to.
package struct StoreConfiguration: Hashable, Sendable {
  /// Whose store is searched unless a search says otherwise.
  package let country: Storefront
  /// The language of answers; nil leaves it to the store.
  package let language: StoreLanguage?
  /// The tokens put into store links.
  package let affiliate: AffiliateConfiguration
  /// Another address of the store's service; nil for the real one.
  package let endpoint: WebURL?
}
