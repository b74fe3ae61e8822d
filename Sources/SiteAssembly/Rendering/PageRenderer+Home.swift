internal import CatalogModel
package import Diagnostics
internal import Localization
internal import Mustache

extension PageRenderer {
  /// Appends the home page: every search with its first items.
  package mutating func renderHome(into output: inout [UInt8]) throws(DiagnosticFailure) {
    let page = homePage()
    try render(page, kind: .home, into: &output)
  }

  /// What the template of the home page is given.
  mutating func homePage() -> TemplateValue {
    arena.removeAll()
    let heading = site.intro?.title ?? site.title
    var head = PageHead(
      kind: .home, title: heading == site.title ? .text(heading) : title(heading), heading: .text(heading))
    head.summary = summaryOfHome()
    head.canonical = .text(site.addresses.url(site.addresses.home.path))
    head.show(socialImage(index.searches.lazy.flatMap(\.previews)))
    head.structuredData = structuredDataOfHome()
    let intro = site.intro.map { TemplateValue.markup($0.html) } ?? .absent
    let cards = site.searches.indices.map { card(forSearch: $0) }
    return frame.page(head) { values in
      values.append(intro)
      values.append(.list(cards))
      values.append(.list(FeedLinks.ofSite(site)))
    }
  }

  private mutating func card(forSearch number: Int) -> TemplateValue {
    let search = site.searches[number]
    let digest = index.searches[number]
    var tiles: [TemplateValue] = []
    for (position, item) in digest.previews.enumerated() {
      tiles.append(
        tile(for: item, ofSearch: number, isEager: number == 0, isFirst: number == 0 && position == 0))
    }
    return .object(
      .searchCard,
      [
        .text(search.title), .text(site.addresses.gridPage(1, ofSearch: search.id).path),
        .text(search.summary),
        .text(site.strings.itemCount(digest.count)), .flag(digest.count == 0), .list(tiles),
      ])
  }
}
