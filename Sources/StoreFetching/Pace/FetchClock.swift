package import CatalogModel

/// The time, and waiting for it. Tests have their own, in which waiting takes none.
package protocol FetchClock: Sendable {
  /// The time since 1970-01-01T00:00:00Z. It never goes back while one run lasts.
  var now: Duration { get }

  /// Waits until a time, or returns earlier with false when the run is interrupted.
  func wait(until time: Duration) -> Bool
}

extension FetchClock {
  /// The time to the second.
  package var time: UTCTime { UTCTime(unixSeconds: now.components.seconds) }
}
