import CatalogModel

/// What the feeds tell: a file beside the snapshots, `history.jsonl`, with one event a line and the latest last.
///
/// It is bounded: what is too old or too much goes, the oldest first.
package struct ChangeHistory: Hashable, Sendable {
  /// Its path in the site.
  package static let path = "snapshots/history.jsonl"
  /// The most events kept.
  package static let most = 2_000
  /// How long an event is kept after it, counted back from the latest one, in seconds: 400 days.
  package static let longest: Int64 = 400 * 86_400

  /// The events, the latest first, none twice.
  package private(set) var events: [HistoryEvent]

  /// Holds events, as many as are kept.
  package init(_ events: [HistoryEvent] = []) {
    self.events = Self.pruned(events)
  }

  /// Adds events; those that are there already stay one.
  package mutating func add(_ more: [HistoryEvent]) {
    if !more.isEmpty { events = Self.pruned(events + more) }
  }

  /// The file's text; empty without events.
  package var text: String {
    events.reversed().map { HistoryLine($0).text + "\n" }.joined()
  }

  /// Whether events are sorted and none is there twice, as in a file that nobody edited.
  private static func isInOrder(_ events: [HistoryEvent]) -> Bool {
    zip(events, events.dropFirst()).allSatisfy { $0 < $1 }
  }

  private static func pruned(_ events: [HistoryEvent]) -> [HistoryEvent] {
    let sorted = isInOrder(events) ? events : Set(events).sorted()
    guard let latest = sorted.first else { return [] }
    let oldest = latest.time.adding(seconds: -longest)
    return Array(sorted.prefix { $0.time >= oldest }.prefix(most))
  }
}
