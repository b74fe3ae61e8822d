internal import Tiling

extension CatalogIndex {
  /// How many pages the site has: the home page, the one for missing addresses, every search's grid pages and every
  /// item's page, departed ones included.
  package func pageCount(_ site: SiteBlueprint) -> Int {
    searches.reduce(2 + itemCount + departedCount) { $0 + site.layout.pages(for: $1.count) }
  }

  /// The paths of all pages that search engines should know: the home page, every search's grid pages, then the
  /// items' pages, each with those of the search that makes it, in page order and before the departed ones.
  package func pagePaths(_ site: SiteBlueprint) -> PagePaths {
    var paths = PagePaths([site.addresses.home.path])
    paths.reserve(pageCount(site), ofBytes: Self.usualPath)
    for (search, digest) in zip(site.searches, searches) {
      for page in 1...site.layout.pages(for: digest.count) {
        let path = site.addresses.gridPage(page, ofSearch: search.id).path
        paths.append { $0.append(contentsOf: path.utf8) }
      }
    }
    let itemPaths = ItemPathWriter(site.addresses)
    for (number, digest) in searches.enumerated() {
      for entry in digest.order {
        guard let place = place(of: digest.entries[Int(entry)].key), place.owner == number else { continue }
        paths.append { itemPaths.writePath(place.folder, to: &$0) }
      }
      for page in departedPages(ofSearch: number) {
        paths.append { itemPaths.writePath(page.folder, to: &$0) }
      }
    }
    return paths
  }

  /// How many bytes a path has, about.
  private static let usualPath = 64
}
