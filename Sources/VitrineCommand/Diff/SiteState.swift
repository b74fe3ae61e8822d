internal import CatalogModel
internal import Snapshots

/// What was recorded of a site's searches at some time.
struct SiteState: Sendable {
  /// The answers there are, by the searches' ids.
  var answers: [String: [Item]] = [:]
  /// What is known of them, where there is a lock.
  var lock: SnapshotLock?

  /// Whether the lock knows a search; false without a lock.
  func knows(_ search: String) -> Bool {
    guard let id = try? SearchID(search) else { return false }
    return lock?[id] != nil
  }
}
