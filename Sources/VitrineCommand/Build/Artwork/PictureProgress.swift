internal import StoreFetching
internal import Synchronization

/// Says how far the making of pictures is: on a terminal in one line that changes, elsewhere with a line now and then.
final class PictureProgress: Sendable {
  private struct State {
    var start: ContinuousClock.Instant?
    var lastLine: ContinuousClock.Instant?
    // Only ever used under the lock.
    nonisolated(unsafe) let line: ProgressLine
  }

  /// How often a line is printed that stays.
  private static let interval = Duration.seconds(10)

  private let console: Console
  private let state: Mutex<State>

  init(on console: Console) {
    self.console = console
    state = Mutex(State(line: ProgressLine(on: console)))
  }

  /// Takes note of so many pictures out of all that are to be made. For any thread.
  func note(_ done: Int, of all: Int) {
    state.withLock { state in
      let now = ContinuousClock.now
      let start = state.start ?? now
      state.start = start
      let text = Self.text(done, of: all, after: now - start)
      state.line.show(text)
      guard !console.isTerminal, now - (state.lastLine ?? start) >= Self.interval else { return }
      state.lastLine = now
      console.say(text)
    }
  }

  /// Takes the line away.
  func end() {
    state.withLock { $0.line.clear() }
  }

  private static func text(_ done: Int, of all: Int, after time: Duration) -> String {
    let seconds = time / .seconds(1)
    guard seconds >= 1, done > 0 else { return "making pictures: \(done) of \(all)" }
    let rate = Double(done) / seconds
    let left = TimeSpan.words(seconds: Int64((Double(all - done) / rate).rounded(.up)))
    return "making pictures: \(done) of \(all), \(Int(rate.rounded())) a second, about \(left) left"
  }
}
