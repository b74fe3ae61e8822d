/// Keeps the time of a transfer.
struct TransferClock {
  private let end: ContinuousClock.Instant
  private let silence: Duration
  private var lastNews: ContinuousClock.Instant
  private var received: Int64 = 0

  /// Starts now.
  init(limits: TransferLimits) {
    lastNews = .now
    end = lastNews + limits.total
    silence = limits.silence
  }

  /// Begins with another request, whose bytes are counted from none.
  mutating func beginRequest() {
    (lastNews, received) = (.now, 0)
  }

  /// How long to wait, in milliseconds from 1, after so many bytes have come; nil when the time is over.
  mutating func remaining(received: Int64) -> Int32? {
    let now = ContinuousClock.now
    if received != self.received { (lastNews, self.received) = (now, received) }
    let left = now.duration(to: min(end, lastNews + silence))
    guard left > .zero else { return nil }
    // Rounded up, or the last part of a millisecond would be spent asking again and again.
    return Int32(min(left / .milliseconds(1), 60_000)) + 1
  }
}
