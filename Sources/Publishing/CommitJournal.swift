#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Makes the changes of a commit on disk and remembers them, so that they can be undone in reverse order. What was
/// in the tree before is moved to the staging area, never deleted.
final class CommitJournal {
  let path = PathBuffer()

  private let session: OutputSession
  private let walk: FolderWalk
  private let staged: StagedFolders
  private let onStep: () throws(OutputFault) -> Void
  private var method: ReplacementMethod
  private var steps: [CommitStep] = []
  private var arena = PathArena()
  private var oldCount = 0

  /// `onStep` is called after each step, those that undo others too; what it throws then is ignored.
  init(
    _ session: OutputSession, replacingBy method: ReplacementMethod,
    onStep: @escaping () throws(OutputFault) -> Void
  ) {
    self.session = session
    self.method = method
    self.onStep = onStep
    walk = FolderWalk(root: session.root.number)
    staged = StagedFolders(session)
  }

  /// Opens the folder that `path` is in; nil when it is no folder.
  func openParent() throws(OutputFault) -> Int32? {
    switch walk.openParent(of: path) {
    case .opened(let folder): return folder
    case .blocked: return nil
    case .failed(let code): throw .failed(.openFolder, path: path.text, code: code)
    }
  }

  /// Opens the folder that `path` names; nil when that fails.
  func openFolder() -> Int32? {
    guard case .opened(let folder) = walk.open(path, upTo: path.length) else { return nil }
    return folder
  }

  /// Moves what is staged to `path`, where nothing may be.
  func moveIn(_ place: StagedPlace) throws(OutputFault) {
    try inParent(.replace) { (folder) throws(OutputFault) in try move(place, into: folder) }
  }

  /// Moves what is staged to `path`, in the place of the file or link that may be there. `isNew` is whether most
  /// likely nothing is; a folder is in the way unless `overFolder`.
  func put(_ place: StagedPlace, isNew: Bool, overFolder: Bool = false) throws(OutputFault) {
    try inParent(.replace) { (folder) throws(OutputFault) in
      if isNew {
        let code = try move(place, into: folder)
        if code != EEXIST { return code }
      }
      let code = try replace(in: folder, by: place, overFolder: overFolder)
      // What was to be replaced may have gone.
      return code == ENOENT && !isNew ? try move(place, into: folder) : code
    }
  }

  /// Takes the file or link at `path`, if there is one, out of the tree. Tells whether there was.
  func moveOut(from folder: Int32) throws(OutputFault) -> Bool {
    let code = try takeOut(from: folder, overFolder: false)
    guard code == 0 || code == ENOENT else { throw .failed(.remove, path: path.text, code: code) }
    return code == 0
  }

  /// Removes the folder at `path` if it is empty. Returns 0 or the error's number.
  func removeFolder(in folder: Int32) throws(OutputFault) -> Int32 {
    guard let status = FolderStatus(of: path.name, in: folder) else { return errno }
    guard unlinkat(folder, path.name, AT_REMOVEDIR) == 0 else { return errno }
    try record(.removedFolder(status))
    return 0
  }

  /// Undoes every step, the last first. Returns what could not be undone; then the manifest stays the one with the
  /// files of both builds, so that the next build can put everything right.
  func undo() -> [OutputFault] {
    var faults: [OutputFault] = []
    while let step = steps.popLast() {
      path.load(step.path, of: arena)
      if !faults.isEmpty, path.text == Manifest.path { continue }
      let code = undo(step.change)
      if code != 0 { faults.append(.failed(.restore, path: path.text, code: code)) }
      try? onStep()
    }
    return faults
  }

  private func undo(_ change: CommitStep.Change) -> Int32 {
    let folder: Int32
    switch walk.openParent(of: path) {
    case .opened(let opened): folder = opened
    case .blocked: return ENOTDIR
    case .failed(let code): return code
    }
    let name = path.name
    switch change {
    case .movedIn(let place):
      return staged.at(place, for: path) { renameat(folder, name, $1, $0) == 0 ? 0 : errno }
    case .exchanged(let place):
      return staged.at(place, for: path) { ExactRename.exchange($0, in: $1, with: name, in: folder) }
    case .movedOut(let place), .replaced(let place):
      return staged.at(place, for: path) { renameat($1, $0, folder, name) == 0 ? 0 : errno }
    case .removedFolder(let status):
      return status.restore(name, in: folder)
    }
  }

  private func record(_ change: CommitStep.Change) throws(OutputFault) {
    steps.append(CommitStep(change: change, path: arena.append(path)))
    try onStep()
  }

  private func inParent(
    _ action: OutputAction, _ body: (Int32) throws(OutputFault) -> Int32
  ) throws(OutputFault) {
    guard let folder = try openParent() else { throw .failed(action, path: path.text, code: ENOTDIR) }
    let code = try body(folder)
    guard code == 0 else { throw .failed(action, path: path.text, code: code) }
  }

  private func move(_ place: StagedPlace, into folder: Int32) throws(OutputFault) -> Int32 {
    let name = path.name
    let code = staged.at(place, for: path) { source, staging in
      let code = ExactRename.move(source, in: staging, to: name, in: folder)
      guard ExactRename.isUnsupported(code) else { return code }
      guard FileKind.at(name, in: folder) == .absent else { return EEXIST }
      return renameat(staging, source, folder, name) == 0 ? 0 : errno
    }
    if code == 0 { try record(.movedIn(place)) }
    return code
  }

  private func replace(
    in folder: Int32, by place: StagedPlace, overFolder: Bool
  ) throws(OutputFault) -> Int32 {
    if method == .exchange {
      let code = exchange(in: folder, with: place, overFolder: overFolder)
      if code == 0 { try record(.exchanged(place)) }
      guard ExactRename.isUnsupported(code) else { return code }
      method = .link
    }
    if method == .link || isManifest(place) {
      let old = try nextOld()
      let code = keep(in: folder, as: old, replacedBy: place)
      if code == 0 { try record(.replaced(old)) }
      guard cannotLink(code) else { return code }
    }
    let code = try takeOut(from: folder, overFolder: overFolder)
    return code == 0 ? try move(place, into: folder) : code
  }

  /// A folder may have come to stand there since the file was looked at: it goes back at once.
  private func exchange(in folder: Int32, with place: StagedPlace, overFolder: Bool) -> Int32 {
    let name = path.name
    return staged.at(place, for: path) { source, staging in
      let code = ExactRename.exchange(source, in: staging, with: name, in: folder)
      guard code == 0, !overFolder, FileKind.at(source, in: staging) == .folder else { return code }
      _ = ExactRename.exchange(source, in: staging, with: name, in: folder)
      return EISDIR
    }
  }

  /// The manifest must be there at every moment, so when it cannot have a second name it is copied.
  private func keep(in folder: Int32, as old: StagedPlace, replacedBy place: StagedPlace) -> Int32 {
    let name = path.name
    var code = EPERM
    if method == .link {
      code = staged.at(old, for: path) { linkat(folder, name, $1, $0, 0) == 0 ? 0 : errno }
    }
    if isManifest(place), cannotLink(code) {
      code = staged.at(old, for: path) { FileCreation.copy(name, in: folder, as: $0, in: $1) }
    }
    guard code == 0 else { return code }
    return staged.at(place, for: path) { renameat($1, $0, folder, name) == 0 ? 0 : errno }
  }

  private func isManifest(_ place: StagedPlace) -> Bool {
    if case .manifest = place { true } else { false }
  }

  private func cannotLink(_ code: Int32) -> Bool {
    code == EPERM || code == EMLINK || ExactRename.isUnsupported(code)
  }

  private func takeOut(from folder: Int32, overFolder: Bool) throws(OutputFault) -> Int32 {
    let name = path.name
    let old = try nextOld()
    let code = staged.at(old, for: path) { target, staging in
      guard renameat(folder, name, staging, target) == 0 else { return errno }
      guard !overFolder, FileKind.at(target, in: staging) == .folder else { return 0 }
      _ = renameat(staging, target, folder, name)
      return EISDIR
    }
    if code == 0 { try record(.movedOut(old)) }
    return code
  }

  /// A build that only removes files stages nothing before this.
  private func nextOld() throws(OutputFault) -> StagedPlace {
    _ = try session.stagingFolders()
    oldCount += 1
    return .old(oldCount)
  }
}
