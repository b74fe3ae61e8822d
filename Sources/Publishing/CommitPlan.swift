/// What a commit has to do, found by walking two sorted lists side by side: the files of this build and those of
/// the one before. Pure.
struct CommitPlan {
  /// Everything that speaks against it, by path.
  private(set) var faults: [OutputFault] = []
  /// Files of the previous build that no longer belong.
  private(set) var stale: [PathSpan] = []
  /// Files whose place is taken by a folder.
  private(set) var overFolders: [PathSpan] = []
  /// Whether this build has a path that the one before had not.
  private(set) var hasAdditions = false

  private let part: OutputPart
  private let previous: Manifest
  private let isForced: Bool

  /// Plans for a merged part, its entries in order.
  init(_ part: OutputPart, previous: Manifest, isForced: Bool) {
    self.part = part
    self.previous = previous
    self.isForced = isForced
    merge()
    checkNewFolders()
  }

  /// The manifest's text afterwards.
  func finalText() -> [UInt8] {
    var text = emptyText()
    for entry in part.entries { part.arena.appendLine(entry.path, to: &text) }
    PathArena.restoreSlashes(in: &text)
    return text
  }

  /// The manifest's text while the change is under way, with the files of both builds.
  func unionText() -> [UInt8] {
    var text = emptyText()
    var rest = stale[...]
    for entry in part.entries {
      while let old = rest.first, previous.arena.order(old, entry.path, of: part.arena) < 0 {
        previous.arena.appendLine(old, to: &text)
        rest.removeFirst()
      }
      part.arena.appendLine(entry.path, to: &text)
    }
    for old in rest { previous.arena.appendLine(old, to: &text) }
    PathArena.restoreSlashes(in: &text)
    return text
  }

  private func emptyText() -> [UInt8] {
    var text = Array(Manifest.heading.utf8)
    text.reserveCapacity(text.count + part.arena.bytes.count + part.entries.count)
    return text
  }

  private mutating func merge() {
    var old = 0
    var last: OutputEntry?
    for entry in part.entries {
      if let last, part.arena.order(last.path, entry.path, of: part.arena) == 0 {
        faults.append(.putTwice(part.arena.text(entry.path)))
        continue
      }
      if let last, part.arena.isPath(entry.path, below: last.path, of: part.arena) {
        faults.append(.fileAndFolder(part.arena.text(last.path)))
      }
      last = entry
      while old < previous.paths.count, order(old, entry) < 0 {
        stale.append(previous.paths[old])
        old += 1
      }
      let isOwned = old < previous.paths.count && order(old, entry) == 0
      if isOwned { old += 1 }
      check(entry, isOwned: isOwned)
    }
    stale += previous.paths[old...]
  }

  private func order(_ old: Int, _ entry: OutputEntry) -> Int {
    previous.arena.order(previous.paths[old], entry.path, of: part.arena)
  }

  private mutating func check(_ entry: OutputEntry, isOwned: Bool) {
    if !isOwned { hasAdditions = true }
    switch entry.found {
    case .folder:
      overFolders.append(entry.path)
    case .file, .other:
      if !isOwned && !isForced { faults.append(.foreignFile(part.arena.text(entry.path))) }
    case .absent, .link:
      break
    }
  }

  private mutating func checkNewFolders() {
    guard !isForced else { return }
    for folder in part.newFolders where folder.found == .file || folder.found == .other {
      let path = PathBuffer()
      path.load(checked: folder.path)
      var arena = PathArena()
      let span = arena.append(path)
      guard !previous.contains(span, in: arena) else { continue }
      faults.append(.foreignFile(arena.text(span)))
    }
  }
}

extension PathArena {
  /// Adds the path as a manifest line, its slashes to be restored.
  fileprivate func appendLine(_ span: PathSpan, to text: inout [UInt8]) {
    bytes.withUnsafeBufferPointer { text.append(contentsOf: UnsafeBufferPointer(rebasing: $0[span.range])) }
    text.append(UInt8(ascii: "\n"))
  }
}
