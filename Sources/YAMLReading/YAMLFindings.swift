package import Diagnostics

/// Collects what is wrong in one text, so that a reader can go on after a fault and report them all.
package struct YAMLFindings: Sendable {
  /// The most findings kept; a hostile file could have one for every few bytes.
  package static let limit = 100

  /// The text the findings are in.
  package let source: SourceText
  /// What has been found, in the order it was.
  package private(set) var diagnostics: [Diagnostic] = []

  private var left = 0
  // Findings on one line share its text, however long it is.
  private var lastLine: (number: Int, text: String?)?

  /// Starts with nothing found.
  package init(in source: SourceText) {
    self.source = source
  }

  /// Notes an error at a place of the text.
  package mutating func add(_ message: String, at position: SourcePosition, hint: String? = nil) {
    add(.error, message, at: position, hint: hint)
  }

  /// Notes something that does not stop the reading.
  package mutating func warn(_ message: String, at position: SourcePosition, hint: String? = nil) {
    add(.warning, message, at: position, hint: hint)
  }

  private mutating func add(
    _ severity: Diagnostic.Severity, _ message: String, at position: SourcePosition, hint: String?
  ) {
    guard diagnostics.count < Self.limit else {
      left += severity == .error ? 1 : 0
      return
    }
    diagnostics.append(Diagnostic(severity, message, at: location(at: position), hint: hint))
  }

  /// A place of the text, with its line.
  package mutating func location(at position: SourcePosition) -> Diagnostic.Location {
    if lastLine?.number != position.line { lastLine = (position.line, source.line(position.line)) }
    return Diagnostic.Location(path: source.path, position: position, sourceLine: lastLine?.text)
  }

  /// Whether any finding is an error.
  package var hasErrors: Bool {
    left > 0 || diagnostics.contains { $0.severity == .error }
  }

  /// The findings of lesser weight.
  package var warnings: [Diagnostic] {
    diagnostics.filter { $0.severity == .warning }.sorted()
  }

  /// Throws everything found when any of it is an error.
  package func check() throws(DiagnosticFailure) {
    guard hasErrors else { return }
    var all = diagnostics
    if left > 0 {
      let end = source.location(ofByteAt: source.bytes.count)
      all.append(
        Diagnostic(.error, "\(left) more faults are not shown", at: end, hint: "mend the ones shown first"))
    }
    throw DiagnosticFailure(all)
  }

  mutating func add(_ fault: YAMLFault, at position: SourcePosition) {
    let wording = fault.wording
    add(wording.message, at: position, hint: wording.hint)
  }
}
