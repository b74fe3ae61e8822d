/// One thing to tell the person: what is wrong, where, and what to do about it.
package struct Diagnostic: Hashable, Sendable {
  /// How much it matters. An error stops the stage that found it; a warning does not.
  package enum Severity: String, Hashable, Sendable {
    case error, warning
  }

  /// A file, and where known the place in it.
  package struct Location: Hashable, Sendable {
    /// The path as shown.
    package let path: String
    /// Line and column, nil when the whole file is meant.
    package let position: SourcePosition?
    /// The line's text, for the excerpt below the message; of a very long line the part around the position.
    package let sourceLine: String?
    /// How many Unicode scalars of the line come before `sourceLine`.
    package let sourceLineStart: Int

    /// Makes a location; without a position the excerpt is left out.
    package init(
      path: String, position: SourcePosition? = nil, sourceLine: String? = nil, sourceLineStart: Int = 0
    ) {
      self.path = path
      self.position = position
      self.sourceLine = position == nil ? nil : sourceLine
      self.sourceLineStart = max(0, sourceLineStart)
    }
  }

  /// Error or warning.
  package let severity: Severity
  /// What is wrong, one sentence without a final full stop, starting in lower case.
  package let message: String
  /// Where; nil for things that are in no file.
  package let location: Location?
  /// What to do; one sentence without a final full stop.
  package let hint: String?

  /// Makes a diagnostic from its parts.
  package init(_ severity: Severity, _ message: String, at location: Location? = nil, hint: String? = nil) {
    self.severity = severity
    self.message = message
    self.location = location
    self.hint = hint
  }
}

extension Diagnostic: Comparable {
  /// Files in path order, then top to bottom, errors before warnings, then by text: a total order, so that a
  /// report is the same however many workers found its parts.
  package static func < (left: Self, right: Self) -> Bool {
    let (leftPlace, rightPlace) = (left.place, right.place)
    if leftPlace != rightPlace { return leftPlace < rightPlace }
    if left.severity != right.severity { return left.severity == .error }
    return (left.message, left.hint ?? "") < (right.message, right.hint ?? "")
  }

  private var place: (path: String, position: SourcePosition) {
    (location?.path ?? "", location?.position ?? SourcePosition(line: 1, column: 1))
  }
}
