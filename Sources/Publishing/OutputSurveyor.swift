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
  package func put(_ path: String, _ bytes: [UInt8]) throws(OutputFault) {
    if let problem = self.path.load(path) {
      part.faults.append(.badPath(path, problem))
      throw .badPath(path, problem)
    }
    let isUnchanged = bytes.withUnsafeBytes { isInPlace($0) }
    if !isUnchanged { part.bytes += bytes.count }
    let span = part.arena.append(self.path)
    part.entries.append(
      OutputEntry(path: span, staging: isUnchanged ? .none : .new, found: isUnchanged ? .file : .absent))
  }

  /// Hands what was found over to the survey.
  package func finish() {
    part.putInOrder()
    survey.add(part)
    part = OutputPart()
  }

  private func isInPlace(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard let walk, case .opened(let folder) = walk.openParent(of: path) else { return false }
    var status = stat()
    guard fstatat(folder, path.name, &status, AT_SYMLINK_NOFOLLOW) == 0, FileKind(of: status) == .file,
      Int(status.st_size) == bytes.count
    else { return false }
    return comparison.isEqual(path.name, in: folder, to: bytes)
  }
}
