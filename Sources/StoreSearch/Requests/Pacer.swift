internal import CatalogModel

/// Says when the store may be called next, so that it gets at most a number of calls in any minute.
///
/// The first calls may begin at once; then they are spread over the minute, which the store minds less than the same
/// number in a row. Times are those of any clock that only goes forward. A call counts from its end: the store cannot
/// have seen it later, so no delay on the way makes two minutes' calls meet in one.
package struct Pacer: Hashable, Sendable {
  /// The time in which calls are counted.
  package static let window = Duration.seconds(60)
  /// How many calls a minute the store's documentation allows, about.
  package static let documentedLimit = StoreConfiguration.documentedPace

  /// The most calls in a minute; at least 1.
  package let limit: Int
  /// When the last calls ended, at most `limit` of them, in the order of time.
  private var ends: [Duration] = []

  /// Starts with no call made; `limit` below 1 counts as 1.
  package init(limit: Int = documentedLimit) {
    self.limit = max(1, limit)
  }

  /// How many calls may follow each other at once.
  private var burst: Int { max(1, limit / 4) }

  /// When the next call may begin, not before `now`.
  package func next(after now: Duration) -> Duration {
    var time = now
    if ends.count == limit, let first = ends.first { time = max(time, first + Self.window) }
    let recent = ends.count { $0 + Self.window > now }
    if recent >= burst, let last = ends.last { time = max(time, last + Self.window / limit) }
    return time
  }

  /// Counts a call that has ended, whatever came of it.
  package mutating func count(endedAt time: Duration) {
    ends.append(max(time, ends.last ?? time))
    if ends.count > limit { ends.removeFirst() }
  }

  /// When the last of `count` calls will begin, if each takes `duration`; nil for none.
  package func last(of count: Int, after now: Duration, each duration: Duration) -> Duration? {
    var pacer = self
    var (now, last) = (now, Duration?.none)
    for _ in 0..<count {
      let start = pacer.next(after: now)
      now = start + duration
      pacer.count(endedAt: now)
      last = start
    }
    return last
  }
}
