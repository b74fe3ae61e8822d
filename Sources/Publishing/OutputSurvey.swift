internal import Synchronization

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// What a build would do to its output folder, found out without touching it.
///
/// Nothing is locked, made or written, so it also works on a folder that does not exist or may not be written to.
package final class OutputSurvey: Sendable {
  private let root: Descriptor?
  private let previous: Manifest
  private let parts = Mutex<[OutputPart]>([])

  /// Looks at the folder at `path`. Refuses what `OutputFolder.open` refuses: a folder that holds files and no
  /// manifest of ours, unless forced.
  package init(path: String, force: Bool) throws(OutputFault) {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .badFolder(path) }
    let opened = openat(AT_FDCWD, path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard opened >= 0 || errno == ENOENT else { throw .failed(.openFolder, path: path, code: errno) }
    guard opened >= 0 else {
      guard !MadeFolders.goesUpFromMissing(path) else { throw .badFolder(path) }
      root = nil
      previous = Manifest()
      return
    }
    root = Descriptor(adopting: opened)
    previous = try Self.manifest(in: opened, path: path, force: force)
  }

  /// Makes the surveyor of one worker.
  package func makeSurveyor() -> OutputSurveyor {
    OutputSurveyor(survey: self)
  }

  /// What a build would have reported.
  package func report() throws(OutputFault) -> OutputReport {
    let whole = OutputPart.merging(parts.withLock { $0 })
    if let fault = OutputFault.combining(whole.faults) { throw fault }
    var unchanged = 0
    var kept = 0
    for entry in whole.entries {
      if case .none = entry.staging { unchanged += 1 }
      if previous.contains(entry.path, in: whole.arena) { kept += 1 }
    }
    return OutputReport(
      written: whole.entries.count - unchanged, unchanged: unchanged, removed: previous.paths.count - kept,
      bytes: whole.bytes, ignoredLines: previous.ignoredLines)
  }

  /// The open folder, for as long as the survey lives; nil when there is none.
  var rootNumber: Int32? {
    switch root {
    case .some(let root): root.number
    case .none: nil
    }
  }

  /// Takes what a surveyor found.
  func add(_ part: OutputPart) {
    parts.withLock { $0.append(part) }
  }

  private static func manifest(in root: Int32, path: String, force: Bool) throws(OutputFault) -> Manifest {
    if let control = Descriptor(folder: OutputPath.controlFolder, in: root) {
      switch Manifest.read(in: control.number) {
      case .manifest(let manifest): return manifest
      case .unreadable:
        guard force else { throw .manifestUnreadable(folder: path) }
      case .none: break
      }
    }
    guard !force else { return Manifest() }
    guard let listing = FolderListing(of: root) else { throw .failed(.listFolder, path: path, code: errno) }
    let control = Array(OutputPath.controlFolder.utf8CString)
    guard listing.names.allSatisfy({ $0 == control }) else { throw .notOurs(folder: path) }
    return Manifest()
  }
}
