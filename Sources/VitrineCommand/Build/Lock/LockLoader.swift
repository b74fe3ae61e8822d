internal import Diagnostics
internal import Snapshots

/// Reads the lock beside the snapshots.
struct LockLoader: Sendable {
  /// The site's folder.
  let folder: SiteFolder

  /// The lock; nil when the site has none, as one whose answers were not recorded by `fetch`. One with faults is not
  /// believed at all.
  func load() throws(DiagnosticFailure) -> SnapshotLock? {
    let path = folder.path(of: SnapshotLock.path)
    let bytes: [UInt8]
    do throws(InputFault) {
      bytes = try InputFile.read(path, limit: SnapshotLock.limit)
    } catch {
      if error == .missing { return nil }
      throw DiagnosticFailure(error.message(path: path))
    }
    return try SnapshotLock(reading: SourceText(path: path, bytes: bytes))
  }
}
