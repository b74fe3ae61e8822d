/// What a search's recorded answer is worth before a fetch.
package enum AnswerState: Hashable, Sendable {
  /// There is no snapshot.
  case missing
  /// There is a snapshot of which nothing is known.
  case unrecorded
  /// The snapshot is not the one that was recorded.
  case edited
  /// It answers another question than the configured one.
  case otherRequest
  /// It is this many seconds old, and that is too old.
  case old(age: Int64)
  /// It is this many seconds old, and that is fresh enough.
  case fresh(age: Int64)
}

extension AnswerState {
  /// Whether the store has to be asked.
  package var isDue: Bool {
    if case .fresh = self { return false }
    return true
  }

  /// The state in a few words.
  package var words: String {
    switch self {
    case .missing: "not recorded yet"
    case .unrecorded: "not in the lock"
    case .edited: "edited since"
    case .otherRequest: "asks something else now"
    case .old(let age): "\(TimeSpan.words(seconds: age)) old"
    case .fresh(let age): "fresh, \(TimeSpan.words(seconds: age)) old"
    }
  }
}
