internal import StoreTransport
internal import Synchronization

/// What the threads of a run know of the servers they ask, so that one that wants to be left alone is by all of them.
final class HostStates: Sendable {
  private struct State {
    var earliest = Duration.zero
    var hasAnswered = false
    var fault: TransportFault?
  }

  private let states = Mutex<[String: State]>([:])

  /// When a server may be asked, by its origin.
  func earliest(_ origin: String) -> Duration {
    states.withLock { $0[origin]?.earliest ?? .zero }
  }

  /// Why a server is not to be asked any more; nil while it may be.
  func fault(_ origin: String) -> TransportFault? {
    states.withLock { $0[origin]?.fault }
  }

  /// Leaves a server alone until then.
  func pause(_ origin: String, until time: Duration) {
    states.withLock { states in
      let earliest = states[origin]?.earliest ?? .zero
      states[origin, default: State()].earliest = max(earliest, time)
    }
  }

  /// Notes that a server is there.
  func noteAnswer(_ origin: String) {
    states.withLock { $0[origin, default: State()].hasAnswered = true }
  }

  /// Notes that a server could not be reached. One that never answered is not asked again.
  func noteUnreachable(_ origin: String, _ fault: TransportFault) {
    states.withLock { states in
      if states[origin]?.hasAnswered != true { states[origin, default: State()].fault = fault }
    }
  }
}
