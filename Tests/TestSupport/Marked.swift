package import Diagnostics

/// A text with `«` where a position is meant; the mark itself is taken out.
package struct Marked {
  /// The text without the mark.
  package let text: String
  /// Where the mark was; the end of the text without one.
  package let position: SourcePosition

  /// Takes a marked text.
  package init(_ marked: String) {
    let before = marked.prefix { $0 != "«" }
    let last = before.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    text = marked.replacing("«", with: "")
    position = SourcePosition(
      line: before.count { $0 == "\n" } + 1, column: last.unicodeScalars.count + 1)
  }
}
