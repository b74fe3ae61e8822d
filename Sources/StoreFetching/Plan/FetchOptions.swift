package import CatalogModel

/// What a fetch is told besides the site.
package struct FetchOptions: Sendable {
  /// The searches to ask for; nil for all.
  package let only: Set<SearchID>?
  /// The searches whose answers may have lost most of their items; they are asked for in any case.
  package let accepted: Set<SearchID>
  /// How old an answer may be and still count as fresh, in seconds.
  package let freshness: Int64
  /// Whether to ask for fresh answers too, and although the store refused an earlier run.
  package let isForced: Bool
  /// Whether to note in the lock when the store gave the same answer again.
  package let recordsChecks: Bool

  /// How old an answer may be unless told otherwise: 12 hours, in seconds. The store's own caches keep answers for up to
  /// a day, and a nightly run that starts a little earlier than the night before is not to find everything fresh.
  package static let usualFreshness: Int64 = 43_200

  /// Makes options.
  package init(
    only: Set<SearchID>? = nil, accepted: Set<SearchID> = [], freshness: Int64 = usualFreshness,
    isForced: Bool = false, recordsChecks: Bool = false
  ) {
    self.only = only
    self.accepted = accepted
    self.freshness = freshness
    self.isForced = isForced
    self.recordsChecks = recordsChecks
  }

  /// Whether a search is one of those meant.
  package func includes(_ search: SearchID) -> Bool {
    only.map { $0.contains(search) || accepted.contains(search) } ?? true
  }
}
