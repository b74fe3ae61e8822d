internal import CatalogModel
internal import Mustache

extension PageRenderer {
  /// What machines are told of an item: where its page is in the site, and the item in the words of schema.org.
  mutating func structuredData(
    of item: Item, _ kind: ItemTexts.Kind, _ standing: ItemStanding, ofSearch number: Int
  ) -> TemplateValue {
    let isPriced = standing != .gone && item.price.isKnown
    let schema = kind.schema(isPriced: isPriced)
    let start = arena.bytes.count
    metadata(ofSearch: number).beginGraph(below: item.name, to: &arena.bytes)
    LinkedData.begin(schema.type, to: &arena.bytes)
    LinkedData.member("name", item.name, to: &arena.bytes)
    LinkedData.key("url", to: &arena.bytes)
    writeURLInScript(of: item)
    LinkedData.append(#"""#, to: &arena.bytes)
    writeImageMember(of: item)
    Self.writeParts(of: item, schema, to: &arena.bytes)
    if isPriced, schema.canBeOffered { writeOffer(of: item) }
    LinkedData.append("}", to: &arena.bytes)
    LinkedData.append(LinkedData.graphEnd, to: &arena.bytes)
    return arena.markup(from: start)
  }

  private mutating func writeImageMember(of item: Item) {
    let start = arena.bytes.count
    LinkedData.key("image", to: &arena.bytes)
    let urlStart = arena.bytes.count
    guard writeImageURL(of: item) != nil else {
      arena.bytes.removeSubrange(start...)
      return
    }
    JSONText.escapeForScript(from: urlStart, in: &arena.bytes)
    LinkedData.append(#"""#, to: &arena.bytes)
  }

  private static func writeParts(of item: Item, _ schema: ItemSchema, to output: inout [UInt8]) {
    LinkedData.append(schema.constant, to: &output)
    if let maker = schema.maker, let artist = item.artist {
      LinkedData.member(maker.property, maker.type, named: artist, to: &output)
    }
    if let whole = schema.whole, let collection = item.collection {
      LinkedData.member(whole.property, whole.type, named: collection, to: &output)
    }
    if let property = schema.genre, let genre = item.genre {
      LinkedData.member(property, genre, to: &output)
    }
    if let property = schema.date, let date = item.releaseDate {
      LinkedData.key(property, to: &output)
      LinkedData.append(date, to: &output)
      LinkedData.append(#"""#, to: &output)
    }
  }

  private mutating func writeOffer(of item: Item) {
    LinkedData.append(
      #","offers":{"@type":"Offer","availability":"https://schema.org/InStock""#, to: &arena.bytes)
    switch item.price {
    case .amount(let money):
      LinkedData.key("price", to: &arena.bytes)
      LinkedData.append(money, to: &arena.bytes)
      LinkedData.append(#"""#, to: &arena.bytes)
      LinkedData.member("priceCurrency", money.currency.code, to: &arena.bytes)
    // The store names no currency for what costs nothing, and none is needed.
    default: LinkedData.append(#","price":"0""#, to: &arena.bytes)
    }
    if let url = item.storeURL {
      LinkedData.key("url", to: &arena.bytes)
      let start = arena.bytes.count
      storeLinks.write(url, to: &arena.bytes)
      JSONText.escapeForScript(from: start, in: &arena.bytes)
      LinkedData.append(#"""#, to: &arena.bytes)
    }
    LinkedData.append("}", to: &arena.bytes)
  }
}

extension Price {
  /// Whether the store says what it costs.
  fileprivate var isKnown: Bool {
    switch self {
    case .free, .amount: true
    case .notSoldSeparately, .unknown: false
    }
  }
}
