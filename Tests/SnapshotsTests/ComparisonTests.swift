import CatalogModel
import Snapshots
import StoreSearch
import TestSupport
import Testing

@Suite struct ComparisonTests {
  static func item(
    _ id: Int64, _ name: String = "Blue", price: String? = nil, country: String = "US", art: String? = nil
  ) -> Item {
    let artwork = art.flatMap { WebURL($0) }.map { Artwork(small: ArtworkURL($0), large: ArtworkURL($0)) }
    return Item(
      key: ItemKey(country: country, kind: .song, id: id), name: name, artwork: artwork,
      price: price.flatMap(Price.init(plainText:)) ?? (price == "-1" ? .notSoldSeparately : .unknown))
  }

  static let prices: [(from: String?, to: String?, expected: String)] = [
    ("1.29 USD", "0.99 USD", "cheaper"), ("0.99 USD", "1.29 USD", "dearer"), ("1.29 USD", "1.29 USD", ""),
    ("1.29 USD", "free", "cheaper"), ("free", "1.29 USD", "dearer"), ("free", "free", ""),
    ("1.29 USD", "0.99 GBP", "currency"), ("1.29 USD", "-1", ""), ("-1", "0.99 USD", ""),
    (nil, "0.99 USD", ""),
    ("0.99 USD", nil, ""), ("-1", nil, ""), (nil, "free", ""), ("12000 JPY", "11999 JPY", "cheaper"),
  ]

  @Test("only amounts in one currency, and free, are dearer or cheaper", arguments: prices.indices)
  func price(index: Int) {
    let (from, to, expected) = Self.prices[index]
    let changes = AnswerComparison.changes(from: [Self.item(1, price: from)], to: [Self.item(1, price: to)])
    let found = changes.map { change in
      switch change.kind {
      case .cheaper: "cheaper"
      case .dearer: "dearer"
      case .currency: "currency"
      default: "other"
      }
    }
    #expect(found == (expected.isEmpty ? [] : [expected]))
  }

  @Test("new, gone and renamed items are told by their keys, whatever the order")
  func kinds() {
    let old = [Self.item(1), Self.item(2), Self.item(3)]
    let new = [Self.item(4), Self.item(3, "Green"), Self.item(1)]
    let changes = AnswerComparison.changes(from: old, to: new)
    #expect(changes.map(\.kind) == [.new, .gone, .renamed(from: "Blue")])
    #expect(changes.map(\.item.key.id) == [4, 2, 3])
  }

  @Test("the first price of an item is not a drop, nor is another storefront's")
  func firstSighting() {
    let changes = AnswerComparison.changes(
      from: [Self.item(1, price: "9.99 USD")], to: [Self.item(1, price: "1.99 GBP", country: "GB")])
    #expect(Set(changes.map(\.kind)) == [.new, .gone])
  }

  static let pictures: [(from: String?, to: String?, changes: Bool)] = [
    (
      "https://is1-ssl.mzstatic.com/image/thumb/a/b.jpg/100x100bb.jpg",
      "https://is4-ssl.mzstatic.com/image/thumb/a/b.jpg/100x100bb.jpg", false
    ),
    (
      "https://is1-ssl.mzstatic.com/image/thumb/a/b.jpg/100x100bb.jpg",
      "https://is1-ssl.mzstatic.com/image/thumb/a/b.jpg/512x512bb-85.png", false
    ),
    (
      "http://is4.mzstatic.com/image/thumb/a/source/100x100bb.jpg",
      "https://is5-ssl.mzstatic.com/image/thumb/a/source/100x100bb.jpg", false
    ),
    (
      "https://is1-ssl.mzstatic.com/image/thumb/a/b.jpg/100x100bb.jpg",
      "https://is1-ssl.mzstatic.com/image/thumb/a/c.jpg/100x100bb.jpg", true
    ),
    (nil, "https://is1-ssl.mzstatic.com/image/thumb/a/c.jpg/100x100bb.jpg", true), (nil, nil, false),
  ]

  @Test("the same picture from another server or in another size is no change", arguments: pictures.indices)
  func artwork(index: Int) {
    let (from, to, changes) = Self.pictures[index]
    let found = AnswerComparison.changes(from: [Self.item(1, art: from)], to: [Self.item(1, art: to)])
    #expect(found.map(\.kind) == (changes ? [.artwork] : []))
  }

  @Test("an item that one search lost and another gained has moved, with its other changes")
  func moved() {
    let found = SearchComparison.compare(
      ["a": [Self.item(1, price: "2 USD"), Self.item(2)], "b": [Self.item(3)], "c": []],
      ["a": [Self.item(2)], "b": [Self.item(3), Self.item(1, price: "1 USD")], "c": []])
    #expect(found.map(\.search) == ["b"])
    #expect(found.first?.changes.map(\.kind).first == .moved(from: "a"))
    #expect(found.first?.changes.count == 2)
  }

  @Test("an item that stays in one search and comes to another is new there")
  func shared() {
    let found = SearchComparison.compare(
      ["a": [Self.item(1)], "b": []], ["a": [Self.item(1)], "b": [Self.item(1)]])
    #expect(found.map(\.search) == ["b"])
    #expect(found.first?.changes.map(\.kind) == [.new])
  }

  @Test(
    "shuffled recordings have no changes",
    .enabled(if: SharedFolder.isAvailable, "needs ../shared"), arguments: 0..<5)
  func shuffled(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let decoder = SnapshotDecoder(country: "US")
    for url in try SharedFolder.recordings() {
      let bytes = try SharedFolder.bytes(of: url)
      guard let items = try? decoder.decode(bytes, searchName: "x").answer.items else { continue }
      #expect(AnswerComparison.changes(from: items, to: items.shuffled(using: &random)) == [])
      #expect(CollapseGuard.loss(from: items, to: items.shuffled(using: &random)) == nil)
    }
  }

  static let losses: [(old: Int, new: Int, isHeld: Bool)] = [
    (0, 0, false), (1, 0, true), (1, 1, false), (10, 5, false), (10, 4, true), (200, 99, true),
    (200, 100, false),
    (3, 1, true), (2, 1, false), (5, 200, false),
  ]

  @Test("an answer with less than half of the items is held back", arguments: losses.indices)
  func collapse(index: Int) {
    let (old, new, isHeld) = Self.losses[index]
    let before = (0..<old).map { Self.item(Int64($0 + 1)) }
    let after = (0..<new).map { Self.item(Int64($0 + 1)) }
    #expect((CollapseGuard.loss(from: before, to: after) != nil) == isHeld)
  }

  @Test("what would be lost is named, also when all the ids are others")
  func lostItems() {
    let loss = CollapseGuard.loss(from: (1...6).map { Self.item($0) }, to: [Self.item(3), Self.item(9)])
    #expect(loss?.map(\.key.id) == [1, 2, 4, 5, 6])
  }

  @Test(
    "prices are written for programs and read again",
    arguments: ["free", "1.29 USD", "12000 JPY", "0.0001 BHD", "1000000000000 EUR", "1.205 KWD", "7.90 GBP"])
  func plainText(text: String) {
    #expect(Price(plainText: text)?.plainText == text)
  }

  @Test(
    "what is no price is not read",
    arguments: ["", "1.29", "USD", "-1 USD", "1.2 USD", "1e3 USD", "0 USD", "nan USD"])
  func noPlainText(text: String) {
    #expect(Price(plainText: text) == nil)
  }
}
