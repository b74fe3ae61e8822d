import ArtworkModel
import CatalogModel
import Records
import SiteAssembly
import TestSupport
import Testing

@Suite struct SearchDigestTests {
  private static func digest() throws -> SearchDigest {
    var items = [
      try Samples.fullItem(), Samples.item(8, "🎷"), Samples.item(.max, "Café", kind: "曲", country: "DE"),
    ]
    items += (20..<30).map { Samples.item($0, "Item \($0)", kind: $0 % 2 == 0 ? "song" : "album") }
    return Samples.digest(
      items, order: Array(items.indices.reversed()), warnings: ["result 3 is left out", ""],
      departed: [Samples.item(40, "Gone", kind: "tv-episode"), Samples.item(41, "夜", country: "JP")],
      departedFault: "cut off")
  }

  private static func record(_ digest: SearchDigest) -> [UInt8] {
    var writer = RecordWriter()
    digest.write(to: &writer)
    return writer.bytes
  }

  @Test("a digest keeps the store's order and the first items of the page's order")
  func parts() {
    let items = (0..<10).map { Samples.item(Int64($0), "Item \($0)") }
    let digest = Samples.digest(items, order: Array(items.indices.reversed()))
    #expect(digest.count == 10)
    #expect(digest.entries.map(\.key) == items.map(\.key))
    #expect(digest.entries.map(\.slug.text) == (0..<10).map { "item-\($0)" })
    #expect(digest.order == (0..<10).reversed().map(Int32.init))
    #expect(digest.previews.map(\.name) == ["Item 9", "Item 8", "Item 7", "Item 6", "Item 5", "Item 4"])
  }

  @Test("a search without items has an empty digest")
  func empty() {
    let digest = Samples.digest([], order: [])
    #expect(digest.count == 0)
    #expect(digest.previews.isEmpty)
  }

  @Test("a preview has what a tile shows, and no more")
  func previews() throws {
    let item = try Samples.fullItem()
    let preview = try #require(Samples.digest([item], order: [0]).previews.first)
    #expect(preview == Item(key: item.key, name: item.name, artist: item.artist, artwork: item.artwork))
  }

  private static func digestWithPictures() throws -> SearchDigest {
    func outline(_ item: Item) -> ItemOutline {
      ItemOutline(key: item.key, name: item.name, picture: item.artwork?.large.picture)
    }
    let items = [try Samples.fullItem(), Samples.item(8)]
    return SearchDigest(
      items.map(outline), order: [1, 0], first: [], departed: [outline(try Samples.fullItem(9))],
      hasPictures: true)
  }

  @Test("pictures are told of all items, departed ones too, where somebody asked for them")
  func pictures() throws {
    let key = ArtworkKey(try #require(Samples.artwork()))
    #expect(try Self.digestWithPictures().pictures == [key, nil, key])
    #expect(try Self.digest().pictures.isEmpty)
  }

  @Test("a digest that is written and read back is the same")
  func roundTrip() throws {
    for digest in [try Self.digest(), Samples.digest([], order: []), try Self.digestWithPictures()] {
      var reader = RecordReader(Self.record(digest)[...])
      #expect(try SearchDigest(from: &reader) == digest)
      #expect(reader.isAtEnd)
    }
  }

  @Test("a record cut short is refused")
  func truncated() throws {
    let record = Self.record(try Self.digest())
    for length in 0..<record.count {
      var reader = RecordReader(record[..<length])
      #expect(throws: RecordFault.self) { try SearchDigest(from: &reader) }
    }
  }

  @Test(
    "what no build writes is refused: more previews, an item twice in the order, a name that is no part of a path"
  )
  func impossible() throws {
    func read(_ change: (inout RecordWriter) -> Void) throws -> SearchDigest {
      var writer = RecordWriter()
      change(&writer)
      var reader = RecordReader(writer.bytes[...])
      return try SearchDigest(from: &reader)
    }
    func head(_ writer: inout RecordWriter, slug: String = "a", order: [Int] = [0]) {
      writer.append(["song"])
      writer.append(["US"])
      writer.append(1)
      for number in [1, 0, 0] { writer.append(number) }
      writer.append(slug)
      writer.append(order.count)
      for place in order { writer.append(place) }
    }
    func tail(_ writer: inout RecordWriter, pictures: Int) {
      writer.append(0)
      writer.append([String]())
      // No departed items: no kinds, no storefronts, no entries, no fault.
      for _ in 0..<3 { writer.append(0) }
      writer.append(false)
      writer.append(pictures)
      for _ in 0..<pictures { writer.append(false) }
    }
    let nothing: (inout RecordWriter) -> Void = { tail(&$0, pictures: 0) }
    #expect(
      try read {
        head(&$0); nothing(&$0)
      }.count == 1)
    for slug in ["../a", "a/b", "a\\b", "a b", "a\n", "\u{7F}", String(repeating: "x", count: 201)] {
      #expect(throws: RecordFault.badValue) {
        try read {
          head(&$0, slug: slug); nothing(&$0)
        }
      }
    }
    for order in [[], [0, 0], [1]] {
      #expect(throws: RecordFault.self) {
        try read {
          head(&$0, order: order); nothing(&$0)
        }
      }
    }
    #expect(
      try read {
        head(&$0); tail(&$0, pictures: 1)
      }.pictures == [nil])
    #expect(throws: RecordFault.badValue) {
      try read {
        head(&$0); tail(&$0, pictures: 2)
      }
    }
    #expect(throws: RecordFault.badValue) {
      try read {
        head(&$0); $0.append(7); $0.append([String](repeating: "", count: 200))
      }
    }
    #expect(throws: RecordFault.badValue) {
      try read {
        head(&$0); $0.append(0); $0.append([String](repeating: "", count: 1_001))
      }
    }
  }

  @Test("a record with other bytes is refused, or a digest whose order leads to its items", arguments: 0..<20)
  func mutated(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let record = Self.record(try Self.digest())
    for _ in 0..<300 {
      var bytes = record
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        bytes[index] = [0, 1, 6, 0x7F, 0x80, 0xFF].randomElement(using: &random) ?? 0
      }
      var reader = RecordReader(bytes[...])
      guard let digest = try? SearchDigest(from: &reader) else { continue }
      #expect(digest.order.allSatisfy { (0..<Int32(digest.count)).contains($0) })
      for artwork in digest.previews.compactMap(\.artwork) {
        #expect(
          artwork.small.original.text.hasPrefix("http") && artwork.large.original.text.hasPrefix("http"))
      }
    }
  }
}
