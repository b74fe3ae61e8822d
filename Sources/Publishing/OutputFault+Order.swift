extension OutputFault {
  /// The faults in a fixed order, each once.
  static func inOrder(_ faults: [OutputFault]) -> [OutputFault] {
    let keyed = Set(faults).map { (key: $0.diagnostics, fault: $0) }
    return keyed.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.fault)
  }
}
