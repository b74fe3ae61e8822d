package import CatalogModel
package import Diagnostics
internal import Mustache
internal import Tiling

extension PageRenderer {
  /// Appends a grid page of a search, counted from 1. `items` are all of the search's items in page order.
  package mutating func renderGrid(
    _ page: Int, ofSearch number: Int, items: [Item], into output: inout [UInt8]
  ) throws(DiagnosticFailure) {
    let values = gridPage(page, ofSearch: number, items: items)
    try render(values, kind: .grid, into: &output)
  }

  /// What the template of a grid page is given, with texts in the arena.
  mutating func gridPage(_ page: Int, ofSearch number: Int, items: [Item]) -> TemplateValue {
    arena.removeAll()
    let search = site.searches[number]
    let common = values(ofSearch: number)
    let perPage = site.layout.perPage
    let shown = items.dropFirst((page - 1) * perPage).prefix(perPage)
    let head = gridHead(search, page: page, common, shown)
    let intro = page == 1 ? search.intro.map { TemplateValue.markup($0.html) } ?? .absent : .absent
    let tiles = tiles(for: shown, ofSearch: number)
    return frame.page(head) { values in
      values += [
        common.link, intro, .list(tiles), .flag(items.isEmpty), .text(common.pagePositions[page - 1]),
        .list(common.dots(current: page)), .flag(common.pagePaths.count > 1),
        .text(common.path(ofPage: page - 1)), .text(common.path(ofPage: page + 1)),
        common.feeds,
      ]
    }
  }

  /// How many rows of a list a phone shows above the fold, about.
  private static let eagerCount = 6

  /// The first column, and the first rows of a list, are above the fold on any screen; the pictures of the rest can
  /// wait until it is known where they are.
  private mutating func tiles(for items: ArraySlice<Item>, ofSearch number: Int) -> [TemplateValue] {
    var tiles: [TemplateValue] = []
    tiles.reserveCapacity(items.count)
    for (position, item) in items.enumerated() {
      tiles.append(
        tile(
          for: item, ofSearch: number, isEager: position < max(site.layout.rows, Self.eagerCount),
          isFirst: position == 0))
    }
    return tiles
  }

  private mutating func gridHead(
    _ search: SiteBlueprint.Search, page: Int, _ common: SearchValues, _ items: ArraySlice<Item>
  ) -> PageHead {
    let position = page > 1 ? " (\(common.pagePositions[page - 1]))" : ""
    var head = PageHead(
      kind: .grid, title: title(search.title + position), heading: .text(search.intro?.title ?? search.title))
    head.summary = summary(ofGridPage: page, ofSearch: common.number, items)
    head.canonical = .text(common.path(ofPage: page).map(site.addresses.url))
    head.show(socialImage(items.prefix(1)))
    head.structuredData = structuredData(ofGridPage: page, ofSearch: common.number, items)
    return head
  }
}
