package import Diagnostics

extension ChangeHistory {
  /// The most bytes of the file: ten times what the most events usually take.
  package static let limit = 8 << 20

  /// Reads the file's text. Throws the places of all lines that are no events.
  package init(reading source: SourceText) throws(DiagnosticFailure) {
    var events: [HistoryEvent] = []
    var faults: [Diagnostic] = []
    for (number, line) in source.bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty {
      if let event = HistoryLine(line)?.event {
        events.append(event)
      } else if faults.count < Self.mostFaults {
        faults.append(Self.fault(in: source, line: number + 1))
      }
    }
    if !faults.isEmpty { throw DiagnosticFailure(faults) }
    // The file has the latest last.
    self.init(events.reversed())
  }

  private static let mostFaults = 20

  private static func fault(in source: SourceText, line: Int) -> Diagnostic {
    let position = SourcePosition(line: line, column: 1)
    return Diagnostic(
      .error, "the line is not an event of the history",
      at: Diagnostic.Location(path: source.path, position: position, sourceLine: source.line(line)),
      hint: "take the line out, or take the file from the last commit")
  }
}
