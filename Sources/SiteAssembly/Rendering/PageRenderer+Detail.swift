package import CatalogModel
package import Diagnostics
internal import Mustache
internal import Tiling

extension PageRenderer {
  /// How much of a description stands in for a page's summary, in bytes.
  private static let summaryLength = 160

  /// Appends the page of the item at `position` (from 0) in the page order of a search.
  package mutating func renderDetail(
    _ item: Item, at position: Int, ofSearch number: Int, into output: inout [UInt8]
  ) throws(DiagnosticFailure) {
    let page = detailPage(item, at: position, ofSearch: number)
    try render(page, kind: .detail, into: &output)
  }

  /// What the template of an item's page is given, with texts in the arena.
  mutating func detailPage(_ item: Item, at position: Int, ofSearch number: Int) -> TemplateValue {
    arena.removeAll()
    let search = values(ofSearch: number)
    let kind = texts.texts(for: item.key.kind)
    let head = detailHead(item, kind)
    let back = backLink(item, kind, page: position / site.layout.perPage + 1, search)
    let detail = detail(of: item, kind)
    return frame.page(head) { values in
      values.append(detail)
      values.append(search.link)
      values.append(back)
    }
  }

  private mutating func detailHead(_ item: Item, _ kind: ItemTexts.Kind) -> PageHead {
    var head = PageHead(
      kind: .detail, title: title(item.name, by: item.artist), heading: .text(item.name))
    head.summary = summary(of: item, kind)
    head.canonical = url(of: item)
    head.socialImage = socialImage(item.artwork)
    return head
  }

  private mutating func summary(of item: Item, _ kind: ItemTexts.Kind) -> TemplateValue {
    let start = arena.bytes.count
    if let description = item.description {
      DescriptionMarkup.writeSummary(description, limit: Self.summaryLength, to: &arena.bytes)
    } else {
      arena.bytes.append(contentsOf: item.name.utf8)
      arena.bytes.append(contentsOf: " – ".utf8)
      texts.writeByline(of: item, kind, to: &arena.bytes)
    }
    return arena.text(from: start)
  }

  private mutating func detail(of item: Item, _ kind: ItemTexts.Kind) -> TemplateValue {
    let price = texts.price(of: item)
    return .object(
      .item,
      [
        .text(item.name), .text(texts.artist(of: item)), .flag(item.artist != nil), .text(kind.label),
        .text(item.genre), .text(item.collection), texts.released(item), price?.label ?? .absent,
        .flag(item.price == .free), .flag(item.price == .notSoldSeparately), description(of: item),
        .flag(item.isExplicit), storeLinks.value(for: item, price: price, in: &arena),
        ArtworkView.detail.value(for: item, in: &arena),
      ])
  }

  private mutating func description(of item: Item) -> TemplateValue {
    guard let description = item.description else { return .absent }
    let start = arena.bytes.count
    DescriptionMarkup.writeHTML(description, to: &arena.bytes)
    return arena.markup(from: start)
  }

  /// `page` is counted from 1.
  private mutating func backLink(
    _ item: Item, _ kind: ItemTexts.Kind, page: Int, _ search: SearchValues
  ) -> TemplateValue {
    let start = arena.bytes.count
    arena.bytes.append(contentsOf: (search.path(ofPage: page) ?? "").utf8)
    arena.bytes.append(UInt8(ascii: "#"))
    writeAnchor(of: item, kind)
    return .object(.backLink, [arena.text(from: start), search.backLabel])
  }
}
