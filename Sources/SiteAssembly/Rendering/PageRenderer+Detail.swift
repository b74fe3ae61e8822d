package import CatalogModel
package import Diagnostics
internal import Mustache
internal import Tiling

extension PageRenderer {
  /// Appends the page of an item that a search has or once had.
  package mutating func renderDetail(
    _ item: Item, _ standing: ItemStanding, ofSearch number: Int, into output: inout [UInt8]
  ) throws(DiagnosticFailure) {
    let page = detailPage(item, standing, ofSearch: number)
    try render(page, kind: .detail, into: &output)
  }

  /// What the template of an item's page is given, with texts in the arena.
  mutating func detailPage(_ item: Item, _ standing: ItemStanding, ofSearch number: Int) -> TemplateValue {
    arena.removeAll()
    let search = values(ofSearch: number)
    let kind = texts.texts(for: item.key.kind)
    let head = detailHead(item, kind, standing, ofSearch: number)
    let back = backLink(item, kind, standing, search)
    let detail = detail(of: item, kind, standing, ofSearch: number)
    return frame.page(head) { values in
      values.append(detail)
      values.append(search.link)
      values.append(back)
      values.append(kind.socialDate)
    }
  }

  private mutating func detailHead(
    _ item: Item, _ kind: ItemTexts.Kind, _ standing: ItemStanding, ofSearch number: Int
  ) -> PageHead {
    var head = PageHead(
      kind: .detail, title: title(item.name, by: item.artist), heading: .text(item.name))
    head.summary = summary(of: item, kind)
    head.canonical = url(of: item)
    head.show(socialImage(CollectionOfOne(item)))
    head.socialType = kind.socialType
    head.structuredData = structuredData(of: item, kind, standing, ofSearch: number)
    return head
  }

  private mutating func detail(
    of item: Item, _ kind: ItemTexts.Kind, _ standing: ItemStanding, ofSearch number: Int
  ) -> TemplateValue {
    let isGone = standing == .gone
    let price = isGone ? nil : texts.price(of: item)
    let asOf = price == nil ? .absent : texts.asOf(item, standing.priceDay ?? site.searches[number].recorded)
    return .object(
      .item,
      [
        .text(item.name), .text(texts.artist(of: item)), .flag(item.artist != nil), .text(kind.label),
        .text(item.genre), .text(item.collection), texts.released(item), price?.label ?? .absent,
        .flag(!isGone && item.price == .free), .flag(!isGone && item.price == .notSoldSeparately), asOf,
        .flag(isGone), description(of: item), .flag(item.isExplicit),
        isGone ? .absent : storeLinks.value(for: item, kind, price: price, in: &arena),
        artworkValue(of: item, .detail), artwork.needsCredit(for: item) ? kind.credit : .absent,
        nameLanguage(of: item, ofSearch: number),
      ])
  }

  private mutating func description(of item: Item) -> TemplateValue {
    guard let description = item.description else { return .absent }
    let start = arena.bytes.count
    DescriptionMarkup.writeHTML(description, to: &arena.bytes)
    return arena.markup(from: start)
  }

  /// To the item's tile, or to where a search begins that has no tile of it any more.
  private mutating func backLink(
    _ item: Item, _ kind: ItemTexts.Kind, _ standing: ItemStanding, _ search: SearchValues
  ) -> TemplateValue {
    let start = arena.bytes.count
    if case .listed(let position) = standing {
      let page = position / site.layout.perPage + 1
      arena.bytes.append(contentsOf: (search.path(ofPage: page) ?? "").utf8)
      arena.bytes.append(UInt8(ascii: "#"))
      writeAnchor(of: item, kind)
    } else {
      arena.bytes.append(contentsOf: search.pagePaths[0].utf8)
    }
    return .object(.backLink, [arena.text(from: start), search.backLabel])
  }
}

extension ItemStanding {
  /// The day the item's price is from, where it is not that of its search.
  fileprivate var priceDay: CalendarDate? {
    if case .left(let day) = self { day } else { nil }
  }
}
