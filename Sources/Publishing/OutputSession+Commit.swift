extension OutputSession {
  /// Puts the files in place and removes those of the previous build that no longer belong.
  ///
  /// All writers must have finished. Whatever speaks against it is found before anything changes; when a change on
  /// disk fails, those made before are undone. `onStep` is called after each change, for tests of what a kill would
  /// leave at that point; what it throws ends the commit like a change that fails. `method` is how files are
  /// replaced, where the file system can.
  package func commit(
    replacingBy method: ReplacementMethod = .exchange,
    onStep: @escaping () throws(OutputFault) -> Void = {}
  ) throws(OutputFault) -> OutputReport {
    guard let state = end() else { throw .sessionOver }
    let part = OutputPart.merging(state.parts)
    let journal = CommitJournal(self, replacingBy: method, onStep: onStep)
    do throws(OutputFault) {
      let unfinished = state.writerCount - state.parts.count
      guard unfinished == 0 else { throw .unfinishedWriters(unfinished) }
      let plan = CommitPlan(part, previous: previous, isForced: isForced)
      let swap = TreeSwap(self, part, journal: journal)
      if let fault = OutputFault.combining(sorted(part.faults + plan.faults + swap.foreignFolders(plan))) {
        throw fault
      }
      let removed = try publish(plan, with: swap)
      release()
      return report(part, removed: removed)
    } catch {
      throw undo(journal, after: error)
    }
  }

  /// What could not be put back stays in the staging area until the next build.
  private func undo(_ journal: CommitJournal, after fault: OutputFault) -> OutputFault {
    let faults = journal.undo()
    giveUp(keepingStaged: !faults.isEmpty)
    return faults.isEmpty ? fault : .several([fault] + sorted(faults))
  }

  private func publish(_ plan: CommitPlan, with swap: TreeSwap) throws(OutputFault) -> Int {
    if plan.hasAdditions || !previous.isClean { try swap.writeManifest(plan.unionText()) }
    try swap.clear(plan)
    try swap.moveNewFolders()
    try swap.moveReplacements()
    try swap.removeStale(plan.stale)
    if !plan.stale.isEmpty { try swap.writeManifest(plan.finalText()) }
    return swap.removedCount
  }

  private func report(_ part: OutputPart, removed: Int) -> OutputReport {
    let unchanged = part.entries.count { if case .none = $0.staging { true } else { false } }
    return OutputReport(
      written: part.entries.count - unchanged, unchanged: unchanged, removed: removed, bytes: part.bytes,
      ignoredLines: previous.ignoredLines)
  }

  private func sorted(_ faults: [OutputFault]) -> [OutputFault] {
    let keyed = Set(faults).map { (key: $0.diagnostics, fault: $0) }
    return keyed.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.fault)
  }
}
