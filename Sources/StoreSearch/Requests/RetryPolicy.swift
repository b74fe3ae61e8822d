/// Says whether and when a call that failed is tried again.
///
/// The waits grow, and each is scattered by half, so that many clients that failed at once do not return at once.
package struct RetryPolicy: Hashable, Sendable {
  /// How often a call is tried in all; at least 1.
  package let tries: Int
  /// The wait before the second try, unscattered; each following one is four times as long.
  package let firstWait: Duration
  /// The most that all waits of one call may take together.
  package let patience: Duration

  /// From half of the wait to one and a half.
  package static let scatters = 0.5...1.5

  /// Makes a policy; `tries` below 1 counts as 1, negative times as none. As it stands: three tries, with 2 s and 8 s
  /// between, a minute at most.
  package init(tries: Int = 3, firstWait: Duration = .seconds(2), patience: Duration = .seconds(60)) {
    self.tries = max(1, tries)
    self.firstWait = max(.zero, firstWait)
    self.patience = max(.zero, patience)
  }

  /// How long to wait before the next try; nil when there is to be none.
  ///
  /// - Parameters:
  ///   - failures: how many tries have failed, from 1.
  ///   - waited: how long the call has waited between tries so far.
  ///   - asked: what the server asked for, in seconds; the wait is not shorter, and there is none when it would exceed
  ///     the patience that is left.
  ///   - scatter: what the wait is multiplied by, to be drawn from `scatters` for each call.
  package func wait(
    after failures: Int, waited: Duration = .zero, asked: Int? = nil,
    scatter: Double
  ) -> Duration? {
    guard failures >= 1, failures < tries else { return nil }
    let scatter = min(max(scatter, Self.scatters.lowerBound), Self.scatters.upperBound)
    let left = patience - min(max(.zero, waited), patience)
    let wait = max(unscattered(failures) * scatter, .seconds(max(0, asked ?? 0)))
    return wait <= left ? wait : nil
  }

  /// The wait without scatter, no longer than the patience however many tries there are.
  private func unscattered(_ failures: Int) -> Duration {
    var (wait, rest) = (firstWait, failures - 1)
    while rest > 0, wait > .zero, wait < patience {
      wait *= 4
      rest -= 1
    }
    return min(wait, patience)
  }
}
