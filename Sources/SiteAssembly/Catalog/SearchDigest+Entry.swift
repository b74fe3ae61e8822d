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
      var folder = slug.text
      // Room for the longest number and a country, so that nothing is copied on the way.
      folder.reserveCapacity(folder.utf8.count + 24)
      if !folder.isEmpty { folder += "-" }
      folder += String(key.id)
      if key.country != siteCountry { folder += "_" + key.country.lowercased() }
      return folder
    }
  }
}
