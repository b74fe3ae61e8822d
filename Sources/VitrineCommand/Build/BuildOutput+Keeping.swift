internal import Publishing

extension BuildOutput {
  /// How many files a worker checks in one go.
  private static let checkedAtOnce = 512

  /// Keeps what the last build made from the same and what is still there as it was left. Returns what is kept; nothing
  /// in a dry run, and nothing when another build was in the folder since it was read.
  func keep(_ plan: BuildPlan, since last: LastBuild, workers: Workers) -> Set<BuildUnit> {
    guard case .session(let session) = self, let memory = session.memory,
      memory.isSame(as: last.output.memory)
    else {
      return []
    }
    let groups = plan.unchanged(since: last.memory)
    let damaged = damaged(Set(groups.values), in: session, workers: workers)
    let kept = groups.filter { !damaged.contains($0.value) }
    session.keep(Dictionary(kept.map { ($0.value, $0.key.group) }, uniquingKeysWith: { first, _ in first }))
    return Set(kept.keys)
  }

  private func damaged(_ groups: Set<UInt32>, in session: OutputSession, workers: Workers) -> Set<UInt32> {
    let count = session.rememberedFileCount
    let found = workers.map(
      (count + Self.checkedAtOnce - 1) / Self.checkedAtOnce, makeTool: { session.makeChecker() },
      finish: { $0?.finish() }
    ) { checker, number in
      let start = number * Self.checkedAtOnce
      return checker?.damaged(groups, inFiles: start..<min(count, start + Self.checkedAtOnce)) ?? groups
    }
    return found.reduce(into: []) { $0.formUnion($1) }
  }
}
