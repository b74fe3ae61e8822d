internal import Publishing

/// What the last build left in the output folder, read before the folder is locked.
struct LastBuild: Sendable {
  /// As the folder holds it.
  let output: OutputPeek
  /// What it says of the site.
  let memory: BuildMemory

  /// Reads it; nil when there is nothing to go by, or nothing is to be gone by.
  init?(path: String, mode: BuildMode) {
    guard !mode.isFresh, let tool = ToolIdentity.fingerprint, let output = OutputPeek(path),
      let memory = BuildMemory(output.memory.notes, tool: tool),
      output.memory.hasOnlyGroups(below: memory.groupCount)
    else { return nil }
    self.output = output
    self.memory = memory
  }
}
