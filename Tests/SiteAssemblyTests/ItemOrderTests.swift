import CatalogModel
import Localization
import SiteAssembly
import TestSupport
import Testing

@Suite struct ItemOrderTests {
  private func ids(_ order: ItemOrder, _ items: [Item], listed: [Int64] = []) -> [Int64] {
    var collator = NameCollator(language: .english)
    return order.arrange(items.map(\.outline), listedIDs: listed, collator: &collator).map {
      items[$0].key.id
    }
  }

  @Test("names are in the language's order, the same names by id")
  func name() {
    let items = [
      Samples.item(9, "Same"), Samples.item(3, "b"), Samples.item(4, "Track 10"), Samples.item(5, "Track 9"),
      Samples.item(6, "É"), Samples.item(7, "a"), Samples.item(8, "F"), Samples.item(1, "Same"),
    ]
    #expect(ids(.name, items) == [7, 3, 6, 8, 1, 9, 5, 4])
  }

  @Test("newest first, the same day by id, without a date last")
  func released() throws {
    func day(_ year: Int, _ month: Int, _ day: Int) -> CalendarDate? {
      CalendarDate(year: year, month: month, day: day)
    }
    let items = [
      Samples.item(8), Samples.item(5, released: day(2020, 1, 2)), Samples.item(2),
      Samples.item(4, released: day(2020, 2, 1)), Samples.item(3, released: day(2020, 1, 2)),
      Samples.item(1, released: day(1959, 8, 17)),
    ]
    #expect(ids(.released, items) == [4, 3, 5, 1, 2, 8])
  }

  @Test("free first, then cheapest first, the same price by id, without a price last")
  func price() throws {
    let items = [
      Samples.item(9, price: .notSoldSeparately), Samples.item(8, price: .unknown),
      Samples.item(7, price: try Samples.dollars(9.99)), Samples.item(6, price: try Samples.dollars(0.99)),
      Samples.item(5, price: .free), Samples.item(4, price: try Samples.dollars(9.99)),
      Samples.item(3, price: .free), Samples.item(2, price: .notSoldSeparately),
    ]
    #expect(ids(.price, items) == [3, 5, 6, 4, 7, 2, 8, 9])
  }

  @Test("listed is the configured order, whatever the store's")
  func listed() {
    let items = [Samples.item(1), Samples.item(2), Samples.item(3)]
    #expect(ids(.listed, items, listed: [3, 1, 2]) == [3, 1, 2])
    #expect(ids(.listed, items) == [1, 2, 3])
    #expect(ids(.listed, items, listed: [3, 99]) == [3, 1, 2])
  }

  @Test("the songs of a listed album stay behind it, in the store's order")
  func children() {
    let items = [
      Samples.item(10), Samples.item(101), Samples.item(102), Samples.item(20), Samples.item(201),
    ]
    #expect(ids(.listed, items, listed: [20, 10]) == [20, 201, 10, 101, 102])
  }

  @Test("what comes before the first listed item goes to the end")
  func strays() {
    let items = [Samples.item(99), Samples.item(1), Samples.item(2)]
    #expect(ids(.listed, items, listed: [2, 1]) == [2, 1, 99])
  }

  @Test("an id that is listed twice stands where it is listed first")
  func listedTwice() {
    let items = [Samples.item(1), Samples.item(2)]
    #expect(ids(.listed, items, listed: [2, 1, 2]) == [2, 1])
  }

  @Test(
    "every order is total: shuffled items come out the same", arguments: [ItemOrder.name, .released, .price])
  func total(order: ItemOrder) throws {
    var random = SeededGenerator(seed: 11)
    let prices: [Price] = [.free, .unknown, .notSoldSeparately, try Samples.dollars(1)]
    let dates = [nil, CalendarDate(year: 2000, month: 1, day: 1), CalendarDate(year: 2001, month: 1, day: 1)]
    let items = (0..<60).map { (number: Int) -> Item in
      let name = number % 3 == 0 ? "A" : "B"
      let kind = number % 2 == 0 ? "song" : "album"
      return Samples.item(
        Int64(number / 2), name, kind: kind, price: prices[number % 4], released: dates[number % 3])
    }
    func keys(_ items: [Item]) -> [ItemKey] {
      var collator = NameCollator(language: .english)
      return order.arrange(items.map(\.outline), collator: &collator).map { items[$0].key }
    }
    let expected = keys(items)
    #expect(Set(expected).count == 60)
    for _ in 0..<5 { #expect(keys(items.shuffled(using: &random)) == expected) }
  }

  @Test("an order of nothing is nothing", arguments: ItemOrder.allCases)
  func empty(order: ItemOrder) {
    #expect(ids(order, [], listed: [1]).isEmpty)
  }
}
