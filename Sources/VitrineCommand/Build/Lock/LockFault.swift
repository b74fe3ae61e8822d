internal import CatalogModel
internal import Diagnostics
internal import Snapshots

/// A way in which a site and its recorded answers are not what the lock says.
enum LockFault: Hashable, Sendable {
  /// There is no lock.
  case noLock
  /// A search, configured there, is not in the lock.
  case notRecorded(SearchID, at: Diagnostic.Location)
  /// The answer was recorded in another file than the one configured there.
  case otherFile(SearchID, recorded: SitePath, at: Diagnostic.Location)
  /// The answer is from another store than the one configured there, whose code is `asked`.
  case otherStorefront(SearchID, recorded: Storefront, asked: String, at: Diagnostic.Location)
  /// The search, configured there, asks something else than what was answered.
  case otherRequests(SearchID, at: Diagnostic.Location)
  /// The snapshot's bytes are others.
  case editedSnapshot(SearchID, path: String)
  /// The lock has a search that is not configured.
  case notConfigured(SearchID)
  /// Nobody knows what a file beside the snapshots is.
  case unknownFile(path: String)
  /// The files beside the snapshots cannot be listed.
  case unlistedFolder(path: String, InputFault)
  /// The file with a search's departed items cannot be read.
  case unreadableDeparted(SearchID, path: String, InputFault)
  /// The bytes of that file are others.
  case editedDeparted(SearchID, path: String)
  /// That file is no list of results.
  case unusableDeparted(SearchID, path: String, reason: String)
}
