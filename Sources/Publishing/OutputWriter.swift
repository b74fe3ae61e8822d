internal import Records

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Takes the files of one worker. Each worker has its own, so that workers share nothing but the file system.
///
/// Nothing in the output folder changes before the session's commit.
package final class OutputWriter {
  /// What a put found.
  package enum Outcome: Hashable, Sendable {
    case unchanged, changed
  }

  private let session: OutputSession
  private let number: Int
  private let walk: FolderWalk
  private let path = PathBuffer()
  private let comparison = FileComparison()
  private var staging: Int32?
  private var newTree: NewTreeWriter?
  private var part = OutputPart()
  private var missing: [CChar]?
  private var stagedCount = 0
  private var isFinished = false

  init(session: OutputSession, number: Int) {
    self.session = session
    self.number = number
    walk = FolderWalk(root: session.root.number)
  }

  deinit {
    if let staging { _ = close(staging) }
  }

  /// Takes a file. One that has exactly these bytes already is not touched.
  ///
  /// `path` is relative with slashes. The next build can keep all files of a `group` without making them. After a
  /// fault the session can no longer be committed.
  @discardableResult
  package func put(
    _ path: String, _ bytes: UnsafeRawBufferPointer, group: UInt32 = 0
  ) throws(OutputFault) -> Outcome {
    try recordingFault { () throws(OutputFault) in
      try load(path)
      if let missing, self.path.starts(with: missing) { return try stageNew(bytes, group) }
      switch walk.look(self.path) {
      case .found(let folder, let nameStart):
        return try putInto(folder, self.path.path + nameStart, bytes, group)
      case .blocked(let end, let kind):
        noteMissing(upTo: end, kind)
        return try stageNew(bytes, group)
      case .failed(let code): throw .failed(.openFolder, path: path, code: code)
      }
    }
  }

  /// The same for an array.
  @discardableResult
  package func put(_ path: String, _ bytes: [UInt8], group: UInt32 = 0) throws(OutputFault) -> Outcome {
    try bytes.withUnsafeBufferPointer { (buffer) throws(OutputFault) in
      try put(path, UnsafeRawBufferPointer(buffer), group: group)
    }
  }

  /// Hands the files over to the session; a writer that is not finished makes the commit fail. Call it on the
  /// worker, where it sorts its paths.
  package func finish() {
    guard !isFinished else { return }
    isFinished = true
    part.putInOrder()
    session.add(part)
    part = OutputPart()
  }

  private func load(_ path: String) throws(OutputFault) {
    guard !isFinished else { throw .sessionOver }
    if let problem = self.path.load(path) { throw .badPath(path, problem) }
  }

  private func recordingFault<Result>(
    _ body: () throws(OutputFault) -> Result
  ) throws(OutputFault) -> Result {
    do throws(OutputFault) {
      return try body()
    } catch {
      part.faults.append(error)
      throw error
    }
  }

  private func putInto(
    _ folder: Int32, _ name: UnsafePointer<CChar>, _ bytes: UnsafeRawBufferPointer, _ group: UInt32
  ) throws(OutputFault) -> Outcome {
    var status = stat()
    var found = FileKind.absent
    if fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 {
      found = FileKind(of: status)
    } else if errno != ENOENT {
      throw .failed(.look, path: path.text, code: errno)
    }
    if found == .file, Int(status.st_size) == bytes.count,
      comparison.isEqual(name, in: folder, to: bytes)
    {
      add(.none, found, bytes, status, group)
      return .unchanged
    }
    let staging = try openStaging()
    let number = stagedCount
    stagedCount += 1
    let code = FileCreation.create("\(number)", in: staging, bytes, status: &status)
    guard code == 0 else { throw .failed(.write, path: path.text, code: code) }
    part.bytes += bytes.count
    add(.replacement(writer: self.number, number: number), found, bytes, status, group)
    return .changed
  }

  private func stageNew(_ bytes: UnsafeRawBufferPointer, _ group: UInt32) throws(OutputFault) -> Outcome {
    let newTree = try openNewTree()
    var status = stat()
    try newTree.write(path, bytes, status: &status)
    part.bytes += bytes.count
    add(.new, .absent, bytes, status, group)
    return .changed
  }

  /// The writer's own folder, made for its first replacement.
  private func openStaging() throws(OutputFault) -> Int32 {
    if let staging { return staging }
    let whole = try session.stagingFolders().whole
    let made = try StagingArea.make("\(number)", in: whole, path: session.path).release()
    staging = made
    return made
  }

  private func openNewTree() throws(OutputFault) -> NewTreeWriter {
    if let newTree { return newTree }
    let writer = NewTreeWriter(root: try session.stagingFolders().new)
    newTree = writer
    return writer
  }

  private func noteMissing(upTo end: Int, _ kind: FileKind) {
    let folder = path.prefix(end)
    missing = folder
    part.newFolders.insert(OutputPart.NewFolder(path: folder, found: kind))
  }

  private func add(
    _ staging: OutputEntry.Staging, _ found: FileKind, _ bytes: UnsafeRawBufferPointer, _ status: stat,
    _ group: UInt32
  ) {
    let span = part.arena.append(path)
    let record = FileRecord(status, hash: ContentHash.number(bytes), group: group)
    part.entries.append(OutputEntry(path: span, staging: staging, found: found, record: record))
  }
}
