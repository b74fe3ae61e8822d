import StoreFetching
import Synchronization

/// A clock in which waiting takes no time.
final class StagedClock: FetchClock {
  private struct State {
    var now: Duration
    var interruption: Duration?
  }

  private let state: Mutex<State>

  /// Starts at 2026-11-30T12:24:18Z unless told otherwise.
  init(at start: Duration = .seconds(1_796_041_458)) {
    state = Mutex(State(now: start))
  }

  var now: Duration { state.withLock { $0.now } }

  /// Lets time pass.
  func advance(_ duration: Duration) {
    state.withLock { $0.now += duration }
  }

  /// Interrupts, once, whoever waits beyond a time from now.
  func interrupt(after duration: Duration) {
    state.withLock { $0.interruption = $0.now + duration }
  }

  func wait(until time: Duration) -> Bool {
    state.withLock { state in
      if let end = state.interruption, time >= end {
        state.now = max(state.now, end)
        state.interruption = nil
        return false
      }
      state.now = max(state.now, time)
      return true
    }
  }
}
