package import CatalogModel

extension SearchDigest {
  /// One item: what identifies it, and the folder its page would have if it had the name to itself.
  package struct Entry: Hashable, Sendable {
    /// What identifies the item.
    package let key: ItemKey
    /// Its name as part of an address.
    package let slug: Slug

    /// `<slug>-<id>`, or the id alone; items of another storefront than the site's carry its code behind an
    /// underscore, which no slug contains.
    func folder(siteCountry: String) -> String {
      let id = String(key.id)
      let plain = slug.text.isEmpty ? id : slug.text + "-" + id
      return key.country == siteCountry ? plain : plain + "_" + key.country.lowercased()
    }
  }
}
