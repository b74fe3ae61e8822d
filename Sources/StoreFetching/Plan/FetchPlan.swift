package import CatalogModel
package import Snapshots
package import StoreSearch

/// Which calls a fetch makes, and which answers are good as they are.
package struct FetchPlan: Sendable {
  /// A search and what is to be done about it.
  package struct Entry: Sendable {
    /// The search.
    package let search: SearchConfiguration
    /// The calls that answer it.
    package let requests: [StoreRequest]
    /// What its recorded answer is worth.
    package let state: AnswerState
    /// What is known of that answer.
    package let record: SnapshotRecord?
    /// Whether the store is to be asked.
    package let isDue: Bool
  }

  /// The searches in the order they are asked: first those without an answer, then the oldest answer first, so that runs
  /// which are cut short always get on.
  package let entries: [Entry]

  /// Plans for searches whose answers are as `states` says, each with the time that counts as its age's start.
  init(
    _ searches: [SearchConfiguration], lock: SnapshotLock, options: FetchOptions,
    state: (SearchConfiguration, [StoreRequest]) -> AnswerState
  ) {
    let entries = searches.filter { options.includes($0.id.value) }.map { search in
      let requests = StoreRequest.calls(for: search)
      let state = state(search, requests)
      return Entry(
        search: search, requests: requests, state: state, record: lock[search.id.value],
        isDue: options.isForced || options.accepted.contains(search.id.value) || state.isDue)
    }
    self.entries = entries.enumerated().sorted { left, right in
      (left.element.state.age, right.offset) > (right.element.state.age, left.offset)
    }.map(\.element)
  }

  /// The searches that are asked.
  package var due: [Entry] { entries.filter(\.isDue) }

  /// Whether an address is asked for by more than one of them.
  func asksRepeatedly(for address: String) -> Bool {
    due.count { $0.requests.contains { $0.address == address } } > 1
  }

  /// How many calls that makes, of different addresses.
  package var callCount: Int { Set(due.flatMap(\.requests).map(\.address)).count }
}

extension AnswerState {
  /// Its age in seconds; one without an answer of its own is the oldest.
  fileprivate var age: Int64 {
    switch self {
    case .missing, .unrecorded, .edited, .otherRequest: .max
    case .old(let age), .fresh(let age): age
    }
  }
}
