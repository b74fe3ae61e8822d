#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Opens the folder of a path component by component, never through a symbolic link, and keeps the folders on the
/// way to the last path open: neighbors cost one `openat` each. Belongs to one worker.
final class FolderWalk {
  /// How far a walk came.
  enum Outcome {
    /// The folder is open, until the next walk.
    case opened(Int32)
    /// The path's first `end` bytes name something that is no folder; it may be absent.
    case blocked(end: Int, FileKind)
    /// A system call failed with this number.
    case failed(Int32)
  }

  /// Where a look came.
  enum Place {
    /// An open folder, until the next walk, and where in the path the name below it starts.
    case found(Int32, nameStart: Int)
    /// As for a walk.
    case blocked(end: Int, FileKind)
    case failed(Int32)
  }

  private struct Step {
    let end: Int
    let folder: Int32
  }

  private let root: Int32
  private var walked: [CChar] = []
  private var steps: [Step] = []
  private var lastSeen: [CChar] = []

  /// `root` must stay open for as long as the walk lives.
  init(root: Int32) {
    self.root = root
  }

  deinit {
    for step in steps { _ = close(step.folder) }
  }

  /// Opens the folder that the first `end` bytes name; 0 means the root.
  func open(_ path: PathBuffer, upTo end: Int) -> Outcome {
    keepSteps(on: path, upTo: end)
    var start = steps.last.map { $0.end + 1 } ?? 0
    while start < end {
      let folder = steps.last?.folder ?? root
      let componentEnd = path.componentEnd(from: start)
      let opened = path.cut(at: componentEnd) { openat(folder, $0 + start, Descriptor.folderFlags) }
      guard opened >= 0 else { return obstacle(path, start: start, end: componentEnd, in: folder, errno) }
      steps.append(Step(end: componentEnd, folder: opened))
      walked.removeLast(walked.count - start)
      for index in start..<componentEnd { walked.append(path.path[index]) }
      walked.append(CChar(bitPattern: UInt8(ascii: "/")))
      start = componentEnd + 1
    }
    return .opened(steps.last?.folder ?? root)
  }

  /// Opens the folder that encloses the path.
  func openParent(of path: PathBuffer) -> Outcome {
    open(path, upTo: path.parentEnd)
  }

  /// Where the path can be looked at: mostly the enclosing folder's own parent, with the last two components for a
  /// name, which saves opening a folder that has but one file.
  ///
  /// That the enclosing folder is no link was seen a moment before, so this is for reading only: whoever swaps the
  /// folder for a link at that moment can make a file look unchanged, not make us write elsewhere.
  ///
  /// With `trustingParent` not even that is looked at.
  func look(_ path: PathBuffer, trustingParent: Bool = false) -> Place {
    let parentEnd = path.parentEnd
    let start = path.componentStart(before: parentEnd)
    switch open(path, upTo: max(0, start - 1)) {
    case .opened(let folder):
      guard parentEnd > 0, !trustingParent, !isLastSeen(path, upTo: parentEnd) else {
        return .found(folder, nameStart: start)
      }
      let kind = path.cut(at: parentEnd) { FileKind.at($0 + start, in: folder) }
      guard let kind else { return .failed(errno) }
      guard kind == .folder else { return .blocked(end: parentEnd, kind) }
      lastSeen = path.prefix(parentEnd)
      return .found(folder, nameStart: start)
    case .blocked(let end, let kind): return .blocked(end: end, kind)
    case .failed(let code): return .failed(code)
    }
  }

  private func isLastSeen(_ path: PathBuffer, upTo end: Int) -> Bool {
    lastSeen.count == end && path.starts(with: lastSeen)
  }

  private func keepSteps(on path: PathBuffer, upTo end: Int) {
    while let last = steps.last, !isOnTheWay(last, path, upTo: end) {
      _ = close(last.folder)
      steps.removeLast()
    }
    walked.removeLast(walked.count - (steps.last.map { $0.end + 1 } ?? 0))
  }

  private func isOnTheWay(_ step: Step, _ path: PathBuffer, upTo end: Int) -> Bool {
    guard step.end <= end, path.componentEnd(from: step.end) == step.end else { return false }
    return walked.withUnsafeBufferPointer { memcmp($0.baseAddress ?? path.path, path.path, step.end) == 0 }
  }

  private func obstacle(_ path: PathBuffer, start: Int, end: Int, in folder: Int32, _ error: Int32) -> Outcome
  {
    switch error {
    case ENOENT:
      return .blocked(end: end, .absent)
    case ENOTDIR, ELOOP, EMLINK:
      guard let kind = path.cut(at: end, { FileKind.at($0 + start, in: folder) }) else {
        return .failed(errno)
      }
      return kind == .folder ? .failed(error) : .blocked(end: end, kind)
    default:
      return .failed(error)
    }
  }
}
