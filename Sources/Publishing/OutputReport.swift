package import Diagnostics

/// What a session did to its output folder.
package struct OutputReport: Hashable, Sendable {
  /// A line of the previous manifest that was not trusted; the file it names was left alone.
  package struct IgnoredLine: Hashable, Sendable {
    /// The line's number, from 1.
    package let number: Int
    /// Why it cannot be a line of ours; nil when the line has no end and so may be cut short.
    package let problem: PathProblem?

    /// Makes a line's record.
    package init(number: Int, problem: PathProblem?) {
      self.number = number
      self.problem = problem
    }
  }

  /// Files that are new or have new bytes.
  package let written: Int
  /// Files that already had the right bytes, or were kept unseen.
  package let unchanged: Int
  /// Files of the previous build that no longer belong.
  package let removed: Int
  /// The size of the files written.
  package let bytes: Int
  /// The previous manifest's bad lines, the first `Manifest.mostIgnoredLines` of them.
  package let ignoredLines: [IgnoredLine]

  /// Makes a report from its parts.
  package init(written: Int, unchanged: Int, removed: Int, bytes: Int, ignoredLines: [IgnoredLine] = []) {
    self.written = written
    self.unchanged = unchanged
    self.removed = removed
    self.bytes = bytes
    self.ignoredLines = ignoredLines
  }

  /// A warning for each bad manifest line.
  package var warnings: [Diagnostic] { Self.warnings(about: ignoredLines) }

  static func warnings(about lines: [IgnoredLine]) -> [Diagnostic] {
    lines.map { line in
      Diagnostic(
        .warning, "ignored a line that no build wrote",
        at: Diagnostic.Location(
          path: "\(OutputPath.controlFolder)/\(Manifest.name)",
          position: SourcePosition(line: line.number, column: 1)),
        hint: "the file it names was left alone; remove it by hand if it does not belong")
    }
  }
}
