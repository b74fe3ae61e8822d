internal import Records

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The changes of one commit, in the order that is safe at every step.
final class TreeSwap {
  /// How many files of the previous build were removed.
  private(set) var removedCount = 0

  private let session: OutputSession
  private let part: OutputPart
  private let journal: CommitJournal
  private let path: PathBuffer
  private var manifestCount = 0

  init(_ session: OutputSession, _ part: OutputPart, journal: CommitJournal) {
    self.session = session
    self.part = part
    self.journal = journal
    path = journal.path
  }

  /// Writes the manifest beside the old one and lets it take its place. Its bytes are on the disk before its name
  /// is, so a power failure leaves the one or the other. Returns the text's hash.
  func writeManifest(_ text: [UInt8]) throws(OutputFault) -> UInt64 {
    let place = StagedPlace.manifest(manifestCount)
    let folder = try session.stagingFolders().whole
    let code = text.withUnsafeBytes {
      FileCreation.create(StagedPlace.manifestName(manifestCount), in: folder, $0, isDurable: true)
    }
    guard code == 0 else { throw .failed(.write, path: Manifest.path, code: code) }
    manifestCount += 1
    path.load(checked: Manifest.path.utf8.map(CChar.init(bitPattern:)))
    // Whatever stands at that name in our own folder may go, a folder too.
    try journal.put(place, isNew: false, overFolder: true)
    return text.withUnsafeBytes(ContentHash.number)
  }

  /// Writes what the next build may rely on. It needs not be on the disk: after a power failure the half of it is
  /// found out and ignored. When there is no room for it the build is none the worse, and the next one makes more.
  func writeMemory(_ bytes: [UInt8]) throws(OutputFault) {
    guard let folder = try? session.stagingFolders().whole else { return }
    let code = bytes.withUnsafeBytes { FileCreation.create(OutputMemory.name, in: folder, $0) }
    guard code == 0 else { return }
    path.load(checked: OutputMemory.path.utf8.map(CChar.init(bitPattern:)))
    try journal.put(.memory, isNew: session.memory == nil, overFolder: true)
  }

  /// Moves each wholly new folder into place with everything in it.
  func moveNewFolders() throws(OutputFault) {
    for folder in part.newFolders.map(\.path).sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      path.load(checked: folder)
      try journal.moveIn(.new)
    }
  }

  /// Renames each file that waits in its writer's folder.
  func moveReplacements() throws(OutputFault) {
    for entry in part.entries {
      guard case .replacement(let writer, let number) = entry.staging else { continue }
      path.load(entry.path, of: part.arena)
      try journal.put(.replacement(writer: writer, number: number), isNew: entry.found == .absent)
    }
  }

  /// Removes files of the previous build, then the folders that this leaves empty. Only a regular file is removed:
  /// what else has come to stand there is not ours.
  ///
  /// Folders with a path of at most `keptLength` bytes stay.
  func removeStale(_ stale: [PathSpan], keepingFoldersTo keptLength: Int = 0) throws(OutputFault) {
    for span in stale {
      path.load(span, of: session.previous.arena)
      guard let folder = try journal.openParent(), FileKind.at(path.name, in: folder) == .file else {
        continue
      }
      try remove(from: folder)
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
      guard let folder = try journal.openParent() else { continue }
      try remove(from: folder, isOurs: newFolder.found == .file && isPrevious)
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
      guard let folder = journal.openFolder() else { return nil }
      return ownership.foreign(in: folder, path: path).map { .foreignFolder(path.text, $0) }
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

  private func remove(from folder: Int32, isOurs: Bool = true) throws(OutputFault) {
    if try journal.moveOut(from: folder), isOurs { removedCount += 1 }
  }

  /// Goes up from the path as long as there are empty folders. A level that is gone already is passed over: a
  /// killed build may have come that far.
  private func removeEmptyFolders(longerThan keptLength: Int) throws(OutputFault) {
    while path.parentEnd > keptLength {
      path.truncate(to: path.parentEnd)
      guard let folder = try journal.openParent() else { continue }
      switch try journal.removeFolder(in: folder) {
      case 0, ENOENT: continue
      case ENOTEMPTY, EEXIST, ENOTDIR: return
      case let code: throw .failed(.remove, path: path.text, code: code)
      }
    }
  }
}
