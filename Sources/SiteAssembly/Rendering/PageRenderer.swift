internal import CatalogModel
package import Diagnostics
internal import Localization
internal import Mustache
internal import Tiling

/// Makes pages. Belongs to one worker, because it remembers the prices and dates it has formatted.
///
/// Every page is a function of the blueprint, the index and the items given: nothing else is looked at. A page whose
/// template meets a limit of rendering is not made at all.
package struct PageRenderer {
  let site: SiteBlueprint
  let index: CatalogIndex
  let frame: PageFrame
  var texts: ItemTexts

  /// Makes a renderer for a site whose items are where `index` says.
  package init(site: SiteBlueprint, index: CatalogIndex) {
    self.site = site
    self.index = index
    self.frame = PageFrame(site)
    self.texts = ItemTexts(site)
  }

  /// How many grid pages a search has; one without items has one too.
  package func gridPageCount(ofSearch search: Int) -> Int {
    site.layout.pages(for: index.searches[search].count)
  }

  /// Appends the page for addresses that do not exist.
  package mutating func renderNotFound(into output: inout [UInt8]) throws(DiagnosticFailure) {
    try render(notFoundPage(), kind: .notFound, into: &output)
  }

  /// What the template of that page is given.
  func notFoundPage() -> TemplateValue {
    let heading = site.strings[.pageNotFoundTitle]
    return frame.page(PageHead(kind: .notFound, title: "\(heading) · \(site.title)", heading: heading), [])
  }

  /// Throws when the theme's templates want more than a page may take.
  func render(
    _ page: TemplateValue, kind: PageKind, into output: inout [UInt8]
  ) throws(DiagnosticFailure) {
    do throws(RenderingFault) {
      try site.theme.templates.render(kind.templateName, page, into: &output)
    } catch {
      throw DiagnosticFailure([error.diagnostic])
    }
  }

  func link(toSearch search: SiteBlueprint.Search) -> TemplateValue {
    .object(
      .searchLink,
      [
        .text(search.title), .text(site.addresses.gridPage(1, ofSearch: search.id).path),
        .text(search.summary),
      ])
  }

  func path(of item: Item) -> String {
    site.addresses.itemPath(folder: index.place(of: item.key)?.folder ?? String(item.key.id))
  }

  /// The `id` of an item's tile. Different kinds may have the same number, so both are in it.
  mutating func anchor(of item: Item) -> String {
    texts.anchorWord(for: item.key.kind) + "-" + String(item.key.id)
  }

  mutating func tile(for item: Item, isEager: Bool) -> TemplateValue {
    .object(
      .tile,
      [
        .text(item.name), .text(path(of: item)), .text(anchor(of: item)),
        .text(texts.artist(of: item)),
        .text(texts.byline(of: item)), .text(texts.label(for: item.key.kind)),
        ArtworkView.tile.value(for: item),
        .flag(isEager),
      ])
  }
}
