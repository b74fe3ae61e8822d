/// What a search asks the store for.
package enum SearchQuery: Hashable, Sendable {
  /// Words to look for; not empty, no white space around, at most `longestTerm` bytes.
  case term(String)
  /// Things by their numbers, key by key in the order written; at least one, at most `mostValues` values in all.
  case lookup([StoreLookup])

  /// The longest term, in bytes. The store puts it into an address.
  package static let longestTerm = 1_000
  /// The most values a search looks up.
  package static let mostValues = 1_000

  /// The store's own ids that are looked up, in the order written; none for a term, and none where other keys are
  /// looked up too: which results belong to those cannot be told from the answer.
  package var listedIDs: [Int64] {
    guard case .lookup(let lookups) = self, lookups.allSatisfy({ $0.key == .id }) else { return [] }
    return lookups.flatMap(\.values).compactMap { Int64($0.value.text) }
  }
}
