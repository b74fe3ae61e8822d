package import CatalogModel
package import Diagnostics
internal import Localization
internal import Mustache
internal import Tiling

extension PageRenderer {
  /// Appends the page of the item at `position` (from 0) in the page order of a search.
  package mutating func renderDetail(
    _ item: Item, at position: Int, ofSearch number: Int, into output: inout [UInt8]
  ) throws(DiagnosticFailure) {
    try render(detailPage(item, at: position, ofSearch: number), kind: .detail, into: &output)
  }

  /// What the template of an item's page is given.
  mutating func detailPage(_ item: Item, at position: Int, ofSearch number: Int) -> TemplateValue {
    let search = site.searches[number]
    let values: [TemplateValue] = [
      detail(of: item), link(toSearch: search),
      backLink(item, page: position / site.layout.perPage + 1, search),
    ]
    return frame.page(detailHead(item), values)
  }

  private mutating func detailHead(_ item: Item) -> PageHead {
    let by = item.artist.map { " – \($0)" } ?? ""
    var head = PageHead(kind: .detail, title: "\(item.name)\(by) · \(site.title)", heading: item.name)
    head.summary =
      item.description.map { DescriptionMarkup.summary($0, limit: 160) }
      ?? "\(item.name) – \(texts.byline(of: item))"
    head.canonical = site.addresses.url(path(of: item))
    head.socialImage = item.artwork?.large.text(size: 600)
    return head
  }

  private mutating func detail(of item: Item) -> TemplateValue {
    let price = texts.price(of: item)
    let released = item.releaseDate.map { date in
      TemplateValue.object(.date, [.text(texts.dates.long(date)), .text(date.isoText)])
    }
    return .object(
      .item,
      [
        .text(item.name), .text(texts.artist(of: item)), .flag(item.artist != nil),
        .text(texts.label(for: item.key.kind)), .text(item.genre), .text(item.collection),
        released ?? .absent,
        .text(price), .flag(item.price == .free), .flag(item.price == .notSoldSeparately),
        item.description.map { .markup(DescriptionMarkup.html($0)) } ?? .absent, .flag(item.isExplicit),
        storeLink(to: item, price: price), ArtworkView.detail.value(for: item),
      ])
  }

  private func storeLink(to item: Item, price: String?) -> TemplateValue {
    guard let url = item.storeURL else { return .absent }
    let label = price ?? site.strings[.viewInStore]
    let description = price.map { site.strings.text(.viewInStorePrice, [.price: $0]) } ?? label
    return .object(
      .storeLink,
      [
        .text(url.settingQuery(site.affiliate).text),
        .text(site.affiliate.isEmpty ? "noopener" : "noopener sponsored"), .text(label), .text(description),
      ])
  }

  private mutating func backLink(_ item: Item, page: Int, _ search: SiteBlueprint.Search) -> TemplateValue {
    let path = site.addresses.gridPage(page, ofSearch: search.id).path
    return .object(
      .backLink,
      [
        .text("\(path)#\(anchor(of: item))"),
        .text(site.strings.text(.backTo, [.search: search.title])),
      ])
  }
}
