package import CatalogModel
package import Diagnostics
internal import Localization
internal import Mustache
internal import Tiling

extension PageRenderer {
  /// Appends a grid page of a search, counted from 1. `items` are all of the search's items in page order.
  package mutating func renderGrid(
    _ page: Int, ofSearch number: Int, items: [Item], into output: inout [UInt8]
  ) throws(DiagnosticFailure) {
    try render(gridPage(page, ofSearch: number, items: items), kind: .grid, into: &output)
  }

  /// What the template of a grid page is given.
  mutating func gridPage(_ page: Int, ofSearch number: Int, items: [Item]) -> TemplateValue {
    let search = site.searches[number]
    let pages = gridPageCount(ofSearch: number)
    let perPage = site.layout.perPage
    let shown = items.dropFirst((page - 1) * perPage).prefix(perPage)
    var tiles: [TemplateValue] = []
    tiles.reserveCapacity(shown.count)
    for (position, item) in shown.enumerated() {
      // The first column and row are above the fold on any screen; the rest can wait.
      tiles.append(tile(for: item, isEager: position < site.layout.rows))
    }
    let head = gridHead(search, page: page, pages: pages, first: shown.first)
    let intro = page == 1 ? search.intro.map { TemplateValue.markup($0.html) } ?? .absent : .absent
    let values: [TemplateValue] = [
      link(toSearch: search), intro, .list(tiles), .flag(items.isEmpty),
      .text(site.strings.page(page, of: pages)), .list(pageDots(search, current: page, count: pages)),
      .flag(pages > 1), .text(path(ofPage: page - 1, search, count: pages)),
      .text(path(ofPage: page + 1, search, count: pages)),
    ]
    return frame.page(head, values)
  }

  private func gridHead(_ search: SiteBlueprint.Search, page: Int, pages: Int, first: Item?) -> PageHead {
    let position = page > 1 ? " (\(site.strings.page(page, of: pages)))" : ""
    var head = PageHead(
      kind: .grid, title: "\(search.title)\(position) · \(site.title)",
      heading: search.intro?.title ?? search.title)
    head.summary = search.summary ?? search.intro?.summary
    head.canonical = site.addresses.url(site.addresses.gridPage(page, ofSearch: search.id).path)
    head.socialImage = first?.artwork?.large.text(size: 600)
    return head
  }

  private func path(ofPage page: Int, _ search: SiteBlueprint.Search, count: Int) -> String? {
    (1...count).contains(page) ? site.addresses.gridPage(page, ofSearch: search.id).path : nil
  }

  private func pageDots(_ search: SiteBlueprint.Search, current: Int, count: Int) -> [TemplateValue] {
    (1...count).map { page in
      .object(
        .pageDot,
        [
          .text("\(page)"), .text(site.addresses.gridPage(page, ofSearch: search.id).path),
          .text(site.strings.page(page, of: count)), .flag(page == current),
        ])
    }
  }
}
