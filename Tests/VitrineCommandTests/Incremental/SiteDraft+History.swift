import CatalogModel
import Snapshots
import TestSupport

extension SiteDraft {
  /// Something that happened to an item.
  struct Event: Equatable {
    var search: String
    var country: String
    var item: Int
    var hour: Int
    /// The new price of one that cost 20 before; nil for a new item.
    var price: Double?
  }

  private static let start: Int64 = 1_780_000_000

  /// The text of the history.
  var history: String {
    let currency = Currency("USD")
    return ChangeHistory(
      events.compactMap { event in
        guard let id = try? SearchID(event.search), let currency,
          let old = Money(units: 20, currency: currency)
        else { return nil }
        let new = event.price.flatMap { Money(units: $0, currency: currency) }
        return HistoryEvent(
          at: UTCTime(unixSeconds: Self.start).adding(seconds: Int64(event.hour) * 3_600), search: id,
          key: ItemKey(country: event.country, kind: .song, id: Int64(event.item)),
          name: "Name \(event.item)",
          artist: nil, new.map { .drop(from: .amount(old), to: .amount($0)) } ?? .new)
      }
    ).text
  }

  /// Adds events, or forgets some.
  mutating func editHistory(using numbers: inout SeededGenerator) {
    if numbers.happens(1, in: 4) { events.removeLast(min(events.count, 3)) }
    for _ in 0..<numbers.pick([1, 5, 60]) {
      let search = numbers.pick(searches)
      events.append(
        Event(
          search: search.id, country: search.country ?? "US", item: Int.random(in: 1...24, using: &numbers),
          hour: Int.random(in: 0...90, using: &numbers), price: numbers.pick([nil, 5, 12.5])))
    }
  }
}
