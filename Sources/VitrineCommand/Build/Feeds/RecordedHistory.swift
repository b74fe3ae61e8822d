internal import Diagnostics
internal import Records
internal import Snapshots

/// The history of a site's changes, as far as a build has to look at it.
struct RecordedHistory: Sendable {
  /// Stands for the file; nil for a site without one, or without feeds.
  let content: Fingerprint?
  private let path: String
  private let bytes: [UInt8]

  /// Reads the file of a site that has feeds. It is taken apart now, to see whether it is as it must be, unless the last
  /// build has seen the same one.
  init(of site: LoadedSite, lastSeen: Fingerprint?) throws(DiagnosticFailure) {
    path = site.folder.path(of: ChangeHistory.path)
    guard let bytes = site.lock == nil ? nil : try Self.read(path) else {
      self.bytes = []
      content = nil
      return
    }
    self.bytes = bytes
    content = Fingerprint(of: bytes)
    if content != lastSeen { _ = try history() }
  }

  /// What happened.
  func history() throws(DiagnosticFailure) -> ChangeHistory {
    try ChangeHistory(reading: SourceText(path: path, bytes: bytes))
  }

  private static func read(_ path: String) throws(DiagnosticFailure) -> [UInt8]? {
    do throws(InputFault) {
      return try InputFile.read(path, limit: ChangeHistory.limit)
    } catch {
      if error == .missing { return nil }
      throw DiagnosticFailure(error.message(path: path), hint: "take the file from the last commit")
    }
  }
}
