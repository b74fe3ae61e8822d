/// A place in a text: line and column, both counted from 1.
///
/// A column counts Unicode scalars, the unit libyaml reports, so that every reader of the project can produce it
/// without knowing how a terminal draws the line. A tab counts as one.
package struct SourcePosition: Hashable, Comparable, Sendable {
  /// The line, from 1.
  package let line: Int
  /// The column in Unicode scalars, from 1.
  package let column: Int

  /// Makes a position; values below 1 become 1.
  package init(line: Int, column: Int) {
    self.line = max(1, line)
    self.column = max(1, column)
  }

  /// Top to bottom, then left to right.
  package static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
