package import Diagnostics
internal import Synchronization

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// One build's hold on its output folder: writers stage files, then one commit puts them in place.
///
/// Without a commit, or with one that fails, the folder stays, byte for byte, what it was. After a commit that was interrupted at any point
/// the next build's commit leaves exactly its own files and the foreign ones, because every file that may have come
/// into place was in the manifest before.
package final class OutputSession: Sendable {
  /// What the writers have handed in.
  struct State {
    var writerCount = 0
    var parts: [OutputPart] = []
    var isOver = false
    /// The groups of the last build that stay, with their new numbers.
    var kept: [UInt32: UInt32] = [:]
    /// Files of the last build that look different and are the same, by their place in the manifest.
    var seen: [Int: FileRecord] = [:]
  }

  /// The folder's path as given.
  package let path: String
  /// What the last build left; nil when it left nothing that can be relied on.
  package let memory: OutputMemory?

  let isForced: Bool
  let previous: Manifest
  let root: Descriptor
  let control: Descriptor
  private let staging: StagingArea
  private let lock: BuildLock
  private let made: MadeFolders
  private let isControlMade: Bool
  let state = Mutex(State())

  init(
    path: String, isForced: Bool, previous: Manifest, memory: OutputMemory?, made: MadeFolders,
    isControlMade: Bool, root: consuming Descriptor, control: consuming Descriptor,
    lock: consuming BuildLock, staging: StagingArea
  ) {
    self.path = path
    self.isForced = isForced
    self.previous = previous
    self.memory = memory
    self.made = made
    self.isControlMade = isControlMade
    self.root = root
    self.control = control
    self.lock = lock
    self.staging = staging
  }

  deinit {
    abandon()
  }

  /// What a commit will warn about, known from the start.
  package var warnings: [Diagnostic] { OutputReport.warnings(about: previous.ignoredLines) }

  /// Makes the writer of one worker. It may be called on the worker.
  package func makeWriter() throws(OutputFault) -> OutputWriter {
    let number: Int? = state.withLock { state in
      guard !state.isOver else { return nil }
      state.writerCount += 1
      return state.writerCount - 1
    }
    guard let number else { throw .sessionOver }
    return OutputWriter(session: self, number: number)
  }

  /// Gives the build up: removes what was staged, and the folder itself where it was made for this build. Does
  /// nothing after a commit. No writer may be at work.
  package func abandon() {
    if end() != nil { giveUp() }
  }

  /// Removes what this session made, as far as nothing was put in place.
  func giveUp(keepingStaged: Bool = false) {
    release(keepingStaged: keepingStaged, isUndone: true)
    guard isControlMade, unlinkat(root.number, OutputPath.controlFolder, AT_REMOVEDIR) == 0 else { return }
    made.remove()
  }

  /// The folders of the staging area. A build that stages nothing leaves even the control folder as it was; one that
  /// does says who it is.
  func stagingFolders() throws(OutputFault) -> StagingArea.Folders {
    try staging.folders { lock.recordProcess(in: control.number) }
  }

  /// Takes a finished writer's files.
  func add(_ part: OutputPart) {
    state.withLock { $0.parts.append(part) }
  }

  /// Ends the session and tells what was handed in; nil when it was over before.
  func end() -> State? {
    state.withLock { state in
      guard !state.isOver else { return nil }
      defer {
        state.isOver = true
        state.parts = []
      }
      return state
    }
  }

  /// Removes what is staged and lets the next build in. What cannot be removed, the next build will.
  func release(keepingStaged: Bool = false, isUndone: Bool = false) {
    if !keepingStaged { _ = FolderRemoval.remove(StagingArea.name, in: control.number) }
    lock.release(in: control.number, isUndone: isUndone)
  }
}
