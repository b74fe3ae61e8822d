internal import Tiling

extension CatalogIndex {
  /// How many pages the site has: the home page, the one for missing addresses, every search's grid pages and every
  /// item's page.
  package func pageCount(_ site: SiteBlueprint) -> Int {
    searches.reduce(2 + itemCount) { $0 + site.layout.pages(for: $1.count) }
  }

  /// The paths of all pages that search engines should know: the home page, every search's grid pages, then the
  /// items' pages, each with those of the search that makes it, in page order.
  package func pagePaths(_ site: SiteBlueprint) -> [String] {
    var paths = [site.addresses.home.path]
    paths.reserveCapacity(pageCount(site))
    for (search, digest) in zip(site.searches, searches) {
      for page in 1...site.layout.pages(for: digest.count) {
        paths.append(site.addresses.gridPage(page, ofSearch: search.id).path)
      }
    }
    for (number, digest) in searches.enumerated() {
      for entry in digest.order {
        guard let place = place(of: digest.entries[Int(entry)].key), place.owner == number else { continue }
        paths.append(site.addresses.itemPath(place.folder))
      }
    }
    return paths
  }
}
