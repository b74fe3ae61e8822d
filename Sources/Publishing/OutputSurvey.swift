package import Diagnostics
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
  private let isForced: Bool
  private let previous: Manifest
  private let parts = Mutex<[OutputPart]>([])

  /// Looks at the folder at `path`. Refuses what `OutputFolder.open` refuses: a folder that holds files and no
  /// manifest of ours, unless forced.
  package init(path: String, force: Bool) throws(OutputFault) {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .badFolder(path) }
    isForced = force
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

  /// What a build would warn about, known from the start.
  package var warnings: [Diagnostic] { OutputReport.warnings(about: previous.ignoredLines) }

  /// Makes the surveyor of one worker.
  package func makeSurveyor() -> OutputSurveyor {
    OutputSurveyor(survey: self)
  }

  /// What a build would have reported, or what it would have refused to do.
  package func report() throws(OutputFault) -> OutputReport {
    let whole = OutputPart.merging(parts.withLock { $0 })
    let plan = CommitPlan(whole, previous: previous, isForced: isForced)
    let faults = whole.faults + plan.faults + foreignFolders(plan, whole.arena)
    if let fault = OutputFault.combining(OutputFault.inOrder(faults)) { throw fault }
    let unchanged = whole.entries.count { if case .none = $0.staging { true } else { false } }
    return OutputReport(
      written: whole.entries.count - unchanged, unchanged: unchanged, removed: removedCount(plan),
      bytes: whole.bytes, ignoredLines: previous.ignoredLines)
  }

  /// The folders that stand where a file goes and hold something that is not ours.
  private func foreignFolders(_ plan: CommitPlan, _ arena: PathArena) -> [OutputFault] {
    guard let rootNumber else { return [] }
    let walk = FolderWalk(root: rootNumber)
    let path = PathBuffer()
    let ownership = FolderOwnership(previous: previous)
    return plan.overFolders.compactMap { span in
      path.load(span, of: arena)
      guard case .opened(let folder) = walk.open(path, upTo: path.length) else { return nil }
      return ownership.foreign(in: folder, path: path).map { .foreignFolder(path.text, $0) }
    }
  }

  /// How many files of the previous build would go: what has gone already, or is no file any more, is not ours.
  private func removedCount(_ plan: CommitPlan) -> Int {
    guard let rootNumber else { return 0 }
    let walk = FolderWalk(root: rootNumber)
    let path = PathBuffer()
    return plan.stale.count { span in
      path.load(span, of: previous.arena)
      guard case .opened(let folder) = walk.openParent(of: path) else { return false }
      return FileKind.at(path.name, in: folder) == .file
    }
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
    try OutputFolder.refuseForeign(root, path)
    return Manifest()
  }
}
