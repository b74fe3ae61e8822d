#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Compares the files of one worker with what is in the output folder.
package final class OutputSurveyor {
  private let survey: OutputSurvey
  private let walk: FolderWalk?
  private let path = PathBuffer()
  private let comparison = FileComparison()
  private var part = OutputPart()

  init(survey: OutputSurvey) {
    self.survey = survey
    self.walk = if let root = survey.rootNumber { FolderWalk(root: root) } else { nil }
  }

  /// Notes what would become of a file; `path` is relative with slashes.
  package func put(_ path: String, _ bytes: UnsafeRawBufferPointer) throws(OutputFault) {
    if let problem = self.path.load(path) {
      part.faults.append(.badPath(path, problem))
      throw .badPath(path, problem)
    }
    let (found, isUnchanged) = compare(bytes)
    if !isUnchanged { part.bytes += bytes.count }
    let span = part.arena.append(self.path)
    part.entries.append(OutputEntry(path: span, staging: isUnchanged ? .none : .new, found: found))
  }

  /// The same for an array.
  package func put(_ path: String, _ bytes: [UInt8]) throws(OutputFault) {
    try bytes.withUnsafeBufferPointer { (bytes) throws(OutputFault) in
      try put(path, UnsafeRawBufferPointer(bytes))
    }
  }

  /// Hands what was found over to the survey.
  package func finish() {
    part.putInOrder()
    survey.add(part)
    part = OutputPart()
  }

  /// What stands at the path, and whether it is a file with these bytes.
  private func compare(_ bytes: UnsafeRawBufferPointer) -> (found: FileKind, isUnchanged: Bool) {
    switch walk?.openParent(of: path) {
    case .opened(let folder)?:
      var status = stat()
      guard fstatat(folder, path.name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return (.absent, false) }
      let found = FileKind(of: status)
      guard found == .file, Int(status.st_size) == bytes.count else { return (found, false) }
      return (found, comparison.isEqual(path.name, in: folder, to: bytes))
    case .blocked(let end, let kind)?:
      part.newFolders.insert(OutputPart.NewFolder(path: path.prefix(end), found: kind))
      return (.absent, false)
    case .failed?, nil:
      return (.absent, false)
    }
  }
}
