package import Diagnostics

/// Collects what is wrong in one text, so that a reader can go on after a fault and report them all.
package struct YAMLFindings: Sendable {
  /// The most errors kept, and the most warnings; a hostile file could have one for every few bytes.
  package static let limit = 100

  /// The text the findings are in.
  package let source: SourceText

  private var errors: [Diagnostic] = []
  private var minor: [Diagnostic] = []
  private var errorCount = 0
  private var warningCount = 0
  // Findings on one line share its text, however long it is.
  private var lastLine: (number: Int, text: String?)?

  /// Starts with nothing found.
  package init(in source: SourceText) {
    self.source = source
  }

  /// Notes an error at a place of the text.
  package mutating func add(_ message: String, at position: SourcePosition, hint: String? = nil) {
    add(at: position, (message, hint))
  }

  /// Notes an error whose wording takes work, which is not done for one that will not be shown.
  package mutating func add(
    at position: SourcePosition, _ wording: @autoclosure () -> (message: String, hint: String?)
  ) {
    errorCount += 1
    guard errors.count < Self.limit else { return }
    let wording = wording()
    errors.append(Diagnostic(.error, wording.message, at: location(at: position), hint: wording.hint))
  }

  /// Notes something that does not stop the reading.
  package mutating func warn(_ message: String, at position: SourcePosition, hint: String? = nil) {
    warningCount += 1
    guard minor.count < Self.limit else { return }
    minor.append(Diagnostic(.warning, message, at: location(at: position), hint: hint))
  }

  /// A place of the text, with its line.
  package mutating func location(at position: SourcePosition) -> Diagnostic.Location {
    if lastLine?.number != position.line { lastLine = (position.line, source.line(position.line)) }
    return Diagnostic.Location(path: source.path, position: position, sourceLine: lastLine?.text)
  }

  /// What does not stop the reading, in report order.
  package var warnings: [Diagnostic] {
    (minor + rest(.warning, warningCount - minor.count, "warnings")).sorted()
  }

  /// Throws everything found, warnings too, when any of it is an error.
  package func check() throws(DiagnosticFailure) {
    if errorCount > 0 { throw failure }
  }

  /// Everything found.
  package var failure: DiagnosticFailure {
    DiagnosticFailure(errors + rest(.error, errorCount - errors.count, "faults") + warnings)
  }

  /// What stands at the end of the text for findings that were not kept.
  private func rest(_ severity: Diagnostic.Severity, _ count: Int, _ name: String) -> [Diagnostic] {
    guard count > 0 else { return [] }
    let end = source.location(ofByteAt: source.bytes.count)
    return [
      Diagnostic(severity, "\(count) more \(name) are not shown", at: end, hint: "mend the ones shown first")
    ]
  }

  mutating func add(_ fault: YAMLFault, at position: SourcePosition) {
    add(at: position, fault.wording)
  }
}
