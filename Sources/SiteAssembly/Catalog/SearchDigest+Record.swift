internal import ArtworkModel
internal import CatalogModel
package import Records

extension SearchDigest {
  /// Writes the digest for the next build.
  package func write(to writer: inout RecordWriter) {
    writer.reserve(entries.count * 64)
    Self.write(entries, to: &writer)
    writer.append(order.count)
    for place in order { writer.append(Int(place)) }
    writer.append(previews.count)
    for item in previews { Self.write(item, to: &writer) }
    writer.append(warnings)
    Self.write(departed, to: &writer)
    writer.append(departedFault)
    writer.append(pictures.count)
    for picture in pictures { writer.append(picture?.fingerprint) }
  }

  private static func write(_ entries: [Entry], to writer: inout RecordWriter) {
    let kinds = distinct(entries.map(\.key.kind.rawValue))
    let countries = distinct(entries.map(\.key.country))
    writer.append(kinds.words)
    writer.append(countries.words)
    writer.append(entries.count)
    for entry in entries {
      writer.append(entry.key.id)
      writer.append(kinds.places[entry.key.kind.rawValue] ?? 0)
      writer.append(countries.places[entry.key.country] ?? 0)
      writer.append(entry.slug.text)
    }
  }

  /// The most kinds and storefronts of one search.
  private static let mostWords = 100_000

  /// Reads what `write` wrote, and refuses what no build writes.
  package init(from reader: inout RecordReader) throws(RecordFault) {
    let entries = try Self.entries(&reader)
    let order = try Self.order(&reader, count: entries.count)
    var previews: [Item] = []
    for _ in 0..<(try reader.index(below: Self.previewCount + 1)) { previews.append(try Self.item(&reader)) }
    let warnings = try reader.texts(atMost: Self.mostWarnings)
    let departed = try Self.entries(&reader)
    self.init(
      entries: entries, order: order, previews: previews, warnings: warnings, departed: departed,
      departedFault: try reader.optionalText(),
      pictures: try Self.pictures(&reader, count: entries.count + departed.count))
  }

  /// A picture, or none, for every item; or nothing at all.
  private static func pictures(
    _ reader: inout RecordReader, count: Int
  ) throws(RecordFault) -> [ArtworkKey?] {
    let found = try reader.count(ofSize: 1)
    guard found == 0 || found == count else { throw .badValue }
    var pictures: [ArtworkKey?] = []
    pictures.reserveCapacity(found)
    for _ in 0..<found {
      pictures.append(try reader.flag() ? ArtworkKey(recorded: try reader.fingerprint()) : nil)
    }
    return pictures
  }

  private static func entries(_ reader: inout RecordReader) throws(RecordFault) -> [Entry] {
    let kinds = try reader.texts(atMost: mostWords).map(ItemKind.init(rawValue:))
    let countries = try reader.texts(atMost: mostWords)
    var entries: [Entry] = []
    let count = try reader.count(ofSize: 32)
    entries.reserveCapacity(count)
    for _ in 0..<count {
      let id = try reader.signedNumber()
      let kind = kinds[try reader.index(below: kinds.count)]
      let country = countries[try reader.index(below: countries.count)]
      let key = ItemKey(country: country, kind: kind, id: id)
      entries.append(Entry(key: key, slug: try slug(&reader)))
    }
    return entries
  }

  /// The store's answers are read with far fewer.
  private static let mostWarnings = 1_000

  /// Every item once.
  private static func order(_ reader: inout RecordReader, count: Int) throws(RecordFault) -> [Int32] {
    guard try reader.count(ofSize: 8) == count else { throw .badValue }
    var isTaken = [Bool](repeating: false, count: count)
    var order: [Int32] = []
    order.reserveCapacity(count)
    for _ in 0..<count {
      let place = try reader.index(below: count)
      guard !isTaken[place] else { throw .badValue }
      isTaken[place] = true
      order.append(Int32(clamping: place))
    }
    return order
  }

  /// A slug that can be part of a path.
  private static func slug(_ reader: inout RecordReader) throws(RecordFault) -> Slug {
    let text = try reader.text { bytes in
      var unfit = 0
      for byte in bytes { unfit |= canBePartOfPath(byte) ? 0 : 1 }
      return unfit == 0
    }
    guard text.utf8.count <= Slug.longest else { throw .badValue }
    return Slug(recorded: text)
  }

  @inline(__always)
  private static func canBePartOfPath(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte != 0x7F && byte != UInt8(ascii: "/") && byte != UInt8(ascii: "\\")
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
    guard name.utf8.count <= CleanText.longestName * 4 else { throw .badValue }
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
