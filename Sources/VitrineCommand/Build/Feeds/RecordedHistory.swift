internal import Diagnostics
internal import Records
internal import Snapshots

/// The history of a site's changes, as far as a build has to look at it.
struct RecordedHistory: Sendable {
  /// Stands for the file; nil for a site without one, or without feeds.
  let content: Fingerprint?
  private let path: String
  private let bytes: [UInt8]
  /// What it says, when it has been taken apart.
  private var read: ChangeHistory?

  /// Reads the file of a site that has feeds. It is taken apart now, to see whether it is as it must be, unless the last
  /// build has seen the same one.
  init(of site: LoadedSite, lastSeen: Fingerprint?) throws(DiagnosticFailure) {
    path = site.folder.path(of: ChangeHistory.path)
    guard let bytes = site.lock == nil ? nil : try Self.bytes(of: path) else {
      self.bytes = []
      content = nil
      return
    }
    self.bytes = bytes
    content = Fingerprint(of: bytes)
    if content != lastSeen { read = try history() }
  }

  /// What happened.
  func history() throws(DiagnosticFailure) -> ChangeHistory {
    if let read { return read }
    return try ChangeHistory(reading: SourceText(path: path, bytes: bytes))
  }

  private static func bytes(of path: String) throws(DiagnosticFailure) -> [UInt8]? {
    do throws(InputFault) {
      return try InputFile.read(path, limit: ChangeHistory.limit)
    } catch {
      if error == .missing { return nil }
      throw DiagnosticFailure(error.message(path: path), hint: "take the file from the last commit")
    }
  }
}
