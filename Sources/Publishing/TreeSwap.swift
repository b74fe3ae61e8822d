#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The changes of one commit on disk, step by step.
final class TreeSwap {
  /// How many files of the previous build were removed.
  private(set) var removedCount = 0

  private let session: OutputSession
  private let part: OutputPart
  private let onStep: () -> Void
  private let walk: FolderWalk
  private let path = PathBuffer()

  init(_ session: OutputSession, _ part: OutputPart, onStep: @escaping () -> Void) {
    self.session = session
    self.part = part
    self.onStep = onStep
    walk = FolderWalk(root: session.root.number)
  }

  /// Writes the manifest beside the old one and renames it. Its bytes are on the disk before its name is, so a
  /// power failure leaves the one or the other.
  func writeManifest(_ text: [UInt8]) throws(OutputFault) {
    let staging = session.staging.folder.number
    var code = text.withUnsafeBytes { FileCreation.create(Manifest.name, in: staging, $0, isDurable: true) }
    if code == 0, renameat(staging, Manifest.name, session.control.number, Manifest.name) != 0 {
      code = errno
    }
    guard code == 0 else {
      throw .failed(.write, path: "\(OutputPath.controlFolder)/\(Manifest.name)", code: code)
    }
    onStep()
  }

  /// Moves each wholly new folder into place with everything in it.
  func moveNewFolders() throws(OutputFault) {
    for folder in part.newFolders.map(\.path).sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      path.load(checked: folder)
      try move(from: session.staging.new.number, path.path)
    }
  }

  /// Renames each file that waits in its writer's folder.
  func moveReplacements() throws(OutputFault) {
    let folders = WriterFolders(staging: session.staging.folder.number)
    for entry in part.entries {
      guard case .replacement(let writer, let number) = entry.staging else { continue }
      path.load(entry.path, of: part.arena)
      guard let folder = folders.open(writer) else {
        throw .failed(.openFolder, path: path.text, code: errno)
      }
      try move(from: folder, "\(number)")
    }
  }

  /// Removes files of the previous build, then the folders that this leaves empty. Only a regular file is removed:
  /// what else has come to stand there is not ours.
  ///
  /// Folders with a path of at most `keptLength` bytes stay.
  func removeStale(_ stale: [PathSpan], keepingFoldersTo keptLength: Int = 0) throws(OutputFault) {
    for span in stale {
      path.load(span, of: session.previous.arena)
      guard case .opened(let folder) = walk.openParent(of: path), FileKind.at(path.name, in: folder) == .file
      else { continue }
      try remove(in: folder)
    }
    for index in stale.indices.reversed() {
      // A folder that the next path is in too is left to that one: each is tried once, when all below it is done.
      let shared = index > 0 ? session.previous.arena.sharedFolder(stale[index - 1], stale[index]) : 0
      path.load(stale[index], of: session.previous.arena)
      try removeEmptyFolders(longerThan: max(shared, keptLength))
    }
  }

  /// Removes what is in the way: files and links where a new folder goes, and our own files below a folder where a
  /// file goes.
  func clear(_ plan: CommitPlan) throws(OutputFault) {
    for newFolder in part.newFolders where newFolder.found != .absent {
      path.load(checked: newFolder.path)
      guard case .opened(let folder) = walk.openParent(of: path) else { continue }
      try remove(in: folder, isOurs: newFolder.found == .file && isPrevious)
    }
    for folder in plan.overFolders {
      // The folder goes too, but not the one it is in: the file has to go there.
      try removeStale(stale(plan, below: folder), keepingFoldersTo: folder.length - 1)
    }
  }

  /// The folders that stand where a file goes and hold something that is not ours.
  func foreignFolders(_ plan: CommitPlan) -> [OutputFault] {
    let ownership = FolderOwnership(previous: session.previous)
    return plan.overFolders.compactMap { span in
      path.load(span, of: part.arena)
      guard case .opened(let folder) = walk.open(path, upTo: path.length) else { return nil }
      return ownership.isOurs(folder, path: path) ? nil : .foreignFolder(path.text)
    }
  }

  private var isPrevious: Bool {
    var arena = PathArena()
    let span = arena.append(path)
    return session.previous.contains(span, in: arena)
  }

  /// What is below a folder stands together, directly after the folder's own name.
  private func stale(_ plan: CommitPlan, below folder: PathSpan) -> [PathSpan] {
    let arena = session.previous.arena
    var low = 0
    var high = plan.stale.count
    while low < high {
      let middle = (low + high) / 2
      if arena.order(plan.stale[middle], folder, of: part.arena) <= 0 {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return Array(plan.stale[low...].prefix { arena.isPath($0, below: folder, of: part.arena) })
  }

  private func remove(in folder: Int32, isOurs: Bool = true) throws(OutputFault) {
    guard unlinkat(folder, path.name, 0) == 0 else {
      if errno == ENOENT { return }
      throw .failed(.remove, path: path.text, code: errno)
    }
    if isOurs { removedCount += 1 }
    onStep()
  }

  /// Goes up from the path as long as there are empty folders. A level that is gone already is passed over: a
  /// killed build may have come that far.
  private func removeEmptyFolders(longerThan keptLength: Int) throws(OutputFault) {
    while path.parentEnd > keptLength {
      path.truncate(to: path.parentEnd)
      guard case .opened(let folder) = walk.openParent(of: path) else { continue }
      if unlinkat(folder, path.name, AT_REMOVEDIR) == 0 {
        onStep()
        continue
      }
      switch errno {
      case ENOENT: continue
      case ENOTEMPTY, EEXIST, ENOTDIR: return
      default: throw .failed(.remove, path: path.text, code: errno)
      }
    }
  }

  private func move(from staging: Int32, _ name: UnsafePointer<CChar>) throws(OutputFault) {
    switch walk.openParent(of: path) {
    case .opened(let folder):
      guard renameat(staging, name, folder, path.name) == 0 else {
        throw .failed(.replace, path: path.text, code: errno)
      }
      onStep()
    case .blocked: throw .failed(.replace, path: path.text, code: ENOTDIR)
    case .failed(let code): throw .failed(.replace, path: path.text, code: code)
    }
  }
}
