internal import StoreTransport
internal import Synchronization

/// What the threads of a run know of the servers they ask, so that one that wants to be left alone is by all of them.
final class HostStates: Sendable {
  private struct State {
    var earliest = Duration.zero
    var hasAnswered = false
    /// How many pictures have failed one behind the other.
    var failures = 0
    var fault: ArtworkResult.Failure?
  }

  private let states = Mutex<[String: State]>([:])

  /// When a server may be asked, by its origin.
  func earliest(_ origin: String) -> Duration {
    states.withLock { $0[origin]?.earliest ?? .zero }
  }

  /// Why a server is not to be asked any more; nil while it may be.
  func fault(_ origin: String) -> ArtworkResult.Failure? {
    states.withLock { $0[origin]?.fault }
  }

  /// Whether there is a server that is not to be asked any more.
  var hasGivenUp: Bool { states.withLock { $0.values.contains { $0.fault != nil } } }

  /// Leaves a server alone until then.
  func pause(_ origin: String, until time: Duration) {
    states.withLock { states in
      let earliest = states[origin]?.earliest ?? .zero
      states[origin, default: State()].earliest = max(earliest, time)
    }
  }

  /// Notes that a server is there; `isGood` where it said something about a picture.
  func noteAnswer(_ origin: String, isGood: Bool) {
    states.withLock { states in
      states[origin, default: State()].hasAnswered = true
      if isGood { states[origin, default: State()].failures = 0 }
    }
  }

  /// Notes that a server failed all tries at a picture. After `most` of them, with nothing good between, it is not asked
  /// again: other servers may still do.
  func noteFailure(_ origin: String, _ failure: ArtworkResult.Failure, most: Int) {
    states.withLock { states in
      states[origin, default: State()].failures += 1
      if let failures = states[origin]?.failures, failures >= most { states[origin]?.fault = failure }
    }
  }

  /// Notes that a server could not be reached. One that never answered is not asked again.
  func noteUnreachable(_ origin: String, _ fault: TransportFault) {
    states.withLock { states in
      if states[origin]?.hasAnswered != true { states[origin, default: State()].fault = .transport(fault) }
    }
  }
}
