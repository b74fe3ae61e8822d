internal import Synchronization

extension OutputSession {
  /// How many files the last build left that its memory knows of.
  package var rememberedFileCount: Int { memory?.records.count ?? 0 }

  /// Makes the checker of one worker; nil when there is no memory.
  package func makeChecker() -> OutputChecker? {
    memory.map { OutputChecker(session: self, memory: $0) }
  }

  /// Keeps all files of groups of the last build, given with the numbers they are to have from now on, without looking
  /// at them: `OutputChecker` has found them intact.
  package func keep(_ groups: [UInt32: UInt32]) {
    state.withLock { $0.kept.merge(groups) { _, new in new } }
  }

  /// Takes note of files that look different and are the same.
  func note(_ seen: [Int: FileRecord]) {
    if seen.isEmpty { return }
    state.withLock { $0.seen.merge(seen) { _, new in new } }
  }
}

extension OutputSession.State {
  /// How many files there are when all of the last build's are kept and nothing is to be remembered anew; nil when there
  /// is something to do.
  func unchangedCount(_ memory: OutputMemory?, notes: [UInt8]?) -> Int? {
    guard let memory, let notes, seen.isEmpty, memory.hasNotes(notes),
      writerCount == parts.count, parts.allSatisfy({ $0.entries.isEmpty && $0.faults.isEmpty }),
      memory.records.allSatisfy({ kept[$0.group] == $0.group })
    else { return nil }
    return memory.records.count
  }

  /// The files of the last build that are kept, as if a writer had found them unchanged.
  func keptPart(_ previous: Manifest, _ memory: OutputMemory?) -> OutputPart {
    var part = OutputPart()
    guard let memory, !kept.isEmpty else { return part }
    part.arena = previous.arena
    part.entries.reserveCapacity(previous.paths.count)
    for (index, path) in previous.paths.enumerated() {
      var record = memory.records[index]
      guard let group = kept[record.group] else { continue }
      if let now = seen[index] { record = now }
      record.group = group
      part.entries.append(OutputEntry(path: path, staging: .none, found: .file, record: record))
    }
    return part
  }
}
