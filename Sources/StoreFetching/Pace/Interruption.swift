internal import Dispatch
internal import Synchronization

/// A request to stop, which may come at any moment from another thread.
package final class Interruption: Sendable {
  private struct State {
    var isRequested = false
    var actions: [@Sendable () -> Void] = []
  }

  private let state = Mutex(State())
  private let wakeUp = DispatchSemaphore(value: 0)

  /// Starts with nothing requested.
  package init() {}

  /// Whether a stop has been requested.
  package var isRequested: Bool { state.withLock { $0.isRequested } }

  /// Requests the stop: sleepers wake up, and what was registered is done, once.
  package func request() {
    let actions = state.withLock { state in
      defer { state = State(isRequested: true) }
      return state.actions
    }
    for action in actions { action() }
    wakeUp.signal()
  }

  /// Registers what a stop has to do besides; done at once when it was requested already.
  package func onRequest(_ action: @escaping @Sendable () -> Void) {
    let isLate = state.withLock { state in
      if !state.isRequested { state.actions.append(action) }
      return state.isRequested
    }
    if isLate { action() }
  }

  /// Sleeps. False when a stop was requested before or meanwhile.
  func sleep(_ duration: Duration) -> Bool {
    let (seconds, attoseconds) = duration.components
    // Whatever is longer than a day is not slept through in one go.
    let bounded = min(max(seconds, 0), 86_400)
    let nanoseconds = Int(bounded) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
    if isRequested { return false }
    if wakeUp.wait(timeout: .now() + .nanoseconds(nanoseconds)) == .success {
      // For the next sleeper.
      wakeUp.signal()
    }
    return !isRequested
  }
}
