import CatalogModel
import Snapshots
import Testing

/// Histories for tests.
enum HistorySample {
  /// The text of a history in which songs of a search were new, by their ids and names, a minute apart.
  static func new(_ songs: KeyValuePairs<Int64, String>, in search: String = "one") throws -> String {
    var history = ChangeHistory()
    for (minute, (id, name)) in songs.enumerated() {
      history.add([try event(id, name, in: search, minute: minute, .new)])
    }
    return history.text
  }

  /// The text of a history of one drop, in US dollars.
  static func drop(_ id: Int64, _ name: String, from: Double, to: Double, in search: String = "one") throws
    -> String
  {
    ChangeHistory([
      try event(id, name, in: search, minute: 600, .drop(from: try dollars(from), to: try dollars(to)))
    ]).text
  }

  static func event(
    _ id: Int64, _ name: String, in search: String, minute: Int, _ kind: HistoryEvent.Kind
  ) throws -> HistoryEvent {
    let start = try #require(UTCTime("2026-11-30T12:00:00Z"))
    return HistoryEvent(
      at: start.adding(seconds: Int64(minute) * 60), search: try SearchID(search),
      key: ItemKey(country: "US", kind: .song, id: id), name: name, artist: "Somebody", kind)
  }

  private static func dollars(_ units: Double) throws -> Price {
    let currency = try #require(Currency("USD"))
    return .amount(try #require(Money(units: units, currency: currency)))
  }
}
