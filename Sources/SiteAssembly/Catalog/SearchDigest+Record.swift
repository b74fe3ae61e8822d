internal import CatalogModel
package import Records

extension SearchDigest {
  /// Writes the digest for the next build.
  package func write(to writer: inout RecordWriter) {
    let kinds = Self.distinct(entries.map(\.key.kind.rawValue))
    let countries = Self.distinct(entries.map(\.key.country))
    writer.reserve(entries.count * 64)
    writer.append(kinds.words)
    writer.append(countries.words)
    writer.append(entries.count)
    for entry in entries {
      writer.append(entry.key.id)
      writer.append(kinds.places[entry.key.kind.rawValue] ?? 0)
      writer.append(countries.places[entry.key.country] ?? 0)
      writer.append(entry.slug.text)
    }
    writer.append(order.count)
    for place in order { writer.append(Int(place)) }
    writer.append(previews.count)
    for item in previews { Self.write(item, to: &writer) }
    writer.append(warnings)
  }

  /// Reads what `write` wrote.
  package init(from reader: inout RecordReader) throws(RecordFault) {
    let kinds = try reader.texts().map(ItemKind.init(rawValue:))
    let countries = try reader.texts()
    var entries: [Entry] = []
    let count = try reader.count(ofSize: 32)
    entries.reserveCapacity(count)
    for _ in 0..<count {
      let id = try reader.signedNumber()
      let kind = kinds[try reader.index(below: kinds.count)]
      let country = countries[try reader.index(below: countries.count)]
      let key = ItemKey(country: country, kind: kind, id: id)
      entries.append(Entry(key: key, slug: Slug(recorded: try reader.text())))
    }
    var order: [Int32] = []
    for _ in 0..<(try reader.count(ofSize: 8)) {
      order.append(Int32(clamping: try reader.index(below: count)))
    }
    var previews: [Item] = []
    for _ in 0..<(try reader.count(ofSize: 16)) { previews.append(try Self.item(&reader)) }
    self.init(entries: entries, order: order, previews: previews, warnings: try reader.texts())
  }

  /// Writes what a preview has.
  static func write(_ item: Item, to writer: inout RecordWriter) {
    writer.append(item.key.id)
    writer.append(item.key.kind.rawValue)
    writer.append(item.key.country)
    writer.append(item.name)
    writer.append(item.artist)
    writer.append(item.artwork?.small.original.text)
    writer.append(item.artwork?.large.original.text)
  }

  private static func item(_ reader: inout RecordReader) throws(RecordFault) -> Item {
    let id = try reader.signedNumber()
    let kind = ItemKind(rawValue: try reader.text())
    let key = ItemKey(country: try reader.text(), kind: kind, id: id)
    let name = try reader.text()
    let artist = try reader.optionalText()
    let small = try pictureURL(&reader)
    let large = try pictureURL(&reader)
    let artwork = small.flatMap { small in large.map { Artwork(small: small, large: $0) } }
    return Item(key: key, name: name, artist: artist, artwork: artwork)
  }

  private static func pictureURL(_ reader: inout RecordReader) throws(RecordFault) -> ArtworkURL? {
    guard let text = try reader.optionalText() else { return nil }
    guard let url = WebURL(text) else { throw .badValue }
    return ArtworkURL(url)
  }

  /// The distinct words, in the order they first come, and where each is among them.
  private static func distinct(_ all: [String]) -> (words: [String], places: [String: Int]) {
    var words: [String] = []
    var places: [String: Int] = [:]
    for word in all where places[word] == nil {
      places[word] = words.count
      words.append(word)
    }
    return (words, places)
  }
}
