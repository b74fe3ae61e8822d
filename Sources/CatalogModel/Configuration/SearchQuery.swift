/// What a search asks the store for.
package enum SearchQuery: Hashable, Sendable {
  /// Words to look for; not empty, no white space around, at most `longestTerm` bytes.
  case term(String)
  /// Store ids, each positive and none twice, in the order wanted; at least one.
  case lookup([Int64])

  /// The longest term, in bytes. The store puts it into an address.
  package static let longestTerm = 1_000
}
