package import CatalogModel

extension SearchDigest {
  /// One item: what identifies it, and the folder its page would have if it had the name to itself.
  package struct Entry: Hashable, Sendable {
    /// What identifies the item.
    package let key: ItemKey
    /// Its name as part of an address.
    package let slug: Slug

    func folder(siteCountry: String) -> ItemFolder {
      ItemFolder(slug: slug, id: key.id, foreignCountry: key.country == siteCountry ? nil : key.country)
    }
  }
}
