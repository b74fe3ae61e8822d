internal import Foundation

/// The machine's clock. It is read once and goes on by itself from there, so that setting the machine's clock does not
/// make a run call the store too soon.
package final class SystemClock: FetchClock {
  private let start: Duration
  private let startInstant = ContinuousClock.now
  private let interruption: Interruption

  /// Starts at the present time; `interruption` ends waiting.
  package init(interruption: Interruption) {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    start = .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
    self.interruption = interruption
  }

  /// The time since 1970.
  package var now: Duration { start + (ContinuousClock.now - startInstant) }

  /// Waits, asleep.
  package func wait(until time: Duration) -> Bool {
    let duration = time - now
    return duration > .zero ? interruption.sleep(duration) : !interruption.isRequested
  }
}
