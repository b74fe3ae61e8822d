internal import Records

extension OutputSession {
  /// Puts the files in place and removes those of the previous build that no longer belong.
  ///
  /// All writers must have finished. Whatever speaks against it is found before anything changes; when a change on
  /// disk fails, those made before are undone. `onStep` is called after each change, for tests of what a kill would
  /// leave at that point; what it throws ends the commit like a change that fails. `method` is how files are
  /// replaced, where the file system can.
  ///
  /// `notes` are for the next build's `memory`, and so is how every file looks; without them the next build knows
  /// nothing.
  package func commit(
    notes: [UInt8]? = nil, replacingBy method: ReplacementMethod = .exchange,
    onStep: @escaping () throws(OutputFault) -> Void = {}
  ) throws(OutputFault) -> OutputReport {
    guard let state = end() else { throw .sessionOver }
    if let count = state.unchangedCount(memory, notes: notes) {
      release()
      return OutputReport(written: 0, unchanged: count, removed: 0, bytes: 0)
    }
    let part = OutputPart.merging(state.parts + [state.keptPart(previous, memory)])
    let journal = CommitJournal(self, replacingBy: method, onStep: onStep)
    do throws(OutputFault) {
      let unfinished = state.writerCount - state.parts.count
      guard unfinished == 0 else { throw .unfinishedWriters(unfinished) }
      let plan = CommitPlan(part, previous: previous, isForced: isForced)
      let swap = TreeSwap(self, part, journal: journal)
      if let fault = OutputFault.combining(
        OutputFault.inOrder(part.faults + plan.faults + swap.foreignFolders(plan)))
      {
        throw fault
      }
      let hash = try publish(plan, with: swap)
      if let notes { try remember(notes, part, manifestHash: hash, with: swap, isSeen: !state.seen.isEmpty) }
      release()
      return report(part, removed: swap.removedCount)
    } catch {
      throw undo(journal, after: error)
    }
  }

  /// What could not be put back stays in the staging area until the next build.
  private func undo(_ journal: CommitJournal, after fault: OutputFault) -> OutputFault {
    let faults = journal.undo()
    giveUp(keepingStaged: !faults.isEmpty)
    return faults.isEmpty ? fault : .several([fault] + OutputFault.inOrder(faults))
  }

  /// Returns the hash of the manifest that stays.
  private func publish(_ plan: CommitPlan, with swap: TreeSwap) throws(OutputFault) -> UInt64? {
    var hash = previous.hash
    if plan.hasAdditions || !previous.isClean { hash = try swap.writeManifest(plan.unionText()) }
    try swap.clear(plan)
    try swap.moveNewFolders()
    try swap.moveReplacements()
    try swap.removeStale(plan.stale)
    if !plan.stale.isEmpty { hash = try swap.writeManifest(plan.finalText()) }
    return hash
  }

  /// Comes last: what is remembered is in place. When files had to be read to know them, it is written anew even if it
  /// says the same: from now on their looks are older than it.
  private func remember(
    _ notes: [UInt8], _ part: OutputPart, manifestHash: UInt64?, with swap: TreeSwap, isSeen: Bool
  ) throws(OutputFault) {
    guard let manifestHash else { return }
    let bytes = OutputMemory.encoded(
      part.entries.compactMap(\.record), manifestHash: manifestHash, notes: notes)
    if isSeen || memory?.isFile(bytes) != true { try swap.writeMemory(bytes) }
  }

  private func report(_ part: OutputPart, removed: Int) -> OutputReport {
    let unchanged = part.entries.count { if case .none = $0.staging { true } else { false } }
    return OutputReport(
      written: part.entries.count - unchanged, unchanged: unchanged, removed: removed, bytes: part.bytes,
      ignoredLines: previous.ignoredLines)
  }
}
