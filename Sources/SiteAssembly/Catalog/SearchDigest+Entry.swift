package import CatalogModel

extension SearchDigest {
  /// One item: what identifies it, and the folder its page would have if it had the name to itself.
  package struct Entry: Hashable, Sendable {
    /// What identifies the item.
    package let key: ItemKey
    /// Its name as part of an address.
    package let slug: Slug

    /// The entry of an item.
    init(_ outline: ItemOutline) {
      self.init(key: outline.key, slug: Slug(outline.name))
    }

    /// Puts the parts together.
    init(key: ItemKey, slug: Slug) {
      self.key = key
      self.slug = slug
    }

    func folder(siteCountry: String) -> ItemFolder {
      ItemFolder(slug: slug, id: key.id, foreignCountry: key.country == siteCountry ? nil : key.country)
    }
  }
}
