import CatalogModel
import Snapshots

/// Locks for tests that do not look at what the files are.
enum LockSample {
  /// The text of a lock with these searches and their storefronts, all fetched at one time.
  static func text(_ storefronts: [String: String], fetched: String = "2026-11-30T12:00:00Z") throws -> String
  {
    let time = UTCTime(fetched) ?? UTCTime(unixSeconds: 0)
    let records = try storefronts.map { id, country in
      let search = try SearchID(id)
      return SnapshotRecord(
        search: search, file: SitePath(snapshotOf: search), requests: ["search?term=\(id)"],
        storefront: try Storefront(country), fetched: time, count: 1,
        content: SnapshotRecord.Content(of: Array(id.utf8)))
    }
    return SnapshotLock(records).text
  }
}
