internal import CatalogModel

/// What the metadata of a search's pages have in common, made when the first of them is. A class, because every page of
/// the search takes it up.
final class SearchMetadata {
  /// The index of the search in the site's order.
  let number: Int
  /// A graph up to its second breadcrumb, the search, which follows the home page.
  let graphStart: [UInt8]

  init(_ site: SiteBlueprint, number: Int) {
    let search = site.searches[number]
    self.number = number
    var bytes: [UInt8] = []
    LinkedData.append(LinkedData.graphStart, to: &bytes)
    LinkedData.begin("BreadcrumbList", to: &bytes)
    LinkedData.append(#","itemListElement":["#, to: &bytes)
    for (position, (name, page)) in [
      (site.title, site.addresses.home), (search.title, site.addresses.gridPage(1, ofSearch: search.id)),
    ].enumerated() {
      LinkedData.beginEntry(position + 1, to: &bytes)
      LinkedData.member("name", name, to: &bytes)
      LinkedData.member("item", site.addresses.url(page.path), to: &bytes)
      LinkedData.append(position == 0 ? "}," : "}", to: &bytes)
    }
    graphStart = bytes
  }

  /// Appends the graph up to what follows the breadcrumbs: the home page, the search, and a page below it.
  func beginGraph(below page: String?, to output: inout [UInt8]) {
    output.append(contentsOf: graphStart)
    if let page {
      LinkedData.append(",", to: &output)
      LinkedData.beginEntry(3, to: &output)
      LinkedData.member("name", page, to: &output)
      LinkedData.append("}", to: &output)
    }
    LinkedData.append("]},", to: &output)
  }
}
