extension OutputSession {
  /// Puts the files in place and removes those of the previous build that no longer belong.
  ///
  /// All writers must have finished. Whatever speaks against it is found before anything changes; from a
  /// `failed` fault the folder may be half updated, which the next build puts right. `onStep` is called after each
  /// change on disk, for tests of what a kill would leave at that point.
  package func commit(onStep: @escaping () -> Void = {}) throws(OutputFault) -> OutputReport {
    guard let state = end() else { throw .sessionOver }
    let part = OutputPart.merging(state.parts)
    do throws(OutputFault) {
      let unfinished = state.writerCount - state.parts.count
      guard unfinished == 0 else { throw .unfinishedWriters(unfinished) }
      let plan = CommitPlan(part, previous: previous, isForced: isForced)
      let swap = TreeSwap(self, part, onStep: onStep)
      if let fault = OutputFault.combining(sorted(part.faults + plan.faults + swap.foreignFolders(plan))) {
        throw fault
      }
      let removed = try publish(plan, with: swap)
      release()
      return report(part, removed: removed)
    } catch {
      giveUp()
      throw error
    }
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
