internal import Diagnostics

/// Foreign text inside a line of Markdown.
enum MarkdownText {
  /// Joins two words without a space between them, and shows nothing (U+2060).
  private static let wordJoiner: Unicode.Scalar = "\u{2060}"
  /// What CommonMark and GitHub give a meaning inside a line.
  private static let active = Set("\\`*_[]<>&|~$".unicodeScalars)
  /// What makes a mention, a reference, an address or a picture of a word behind it. A backslash does not prevent that
  /// where the host looks for them in the finished text, as GitHub does.
  private static let linking = Set("@#:!".unicodeScalars)
  private static let linkingWords = ["www.", "gh-"]

  /// The text with everything in it that could mean something made to mean nothing. What shows is the same.
  static func escaped(_ text: String) -> String {
    let scalars = Array(DiagnosticFormatter.printable(text).unicodeScalars)
    var escaped = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      if active.contains(scalar) { escaped.append("\\") }
      escaped.append(scalar)
      if links(scalars, at: index) { escaped.append(wordJoiner) }
    }
    return String(escaped)
  }

  /// Whether what stands at `index` would make something of what follows it.
  private static func links(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    guard index + 1 < scalars.count, !scalars[index + 1].properties.isWhitespace else { return false }
    if linking.contains(scalars[index]) { return true }
    return linkingWords.contains { word in
      let start = index + 1 - word.unicodeScalars.count
      guard start >= 0 else { return false }
      return zip(scalars[start...index], word.unicodeScalars).allSatisfy { found, letter in
        found.value | (letter.properties.isAlphabetic ? 0x20 : 0) == letter.value
      }
    }
  }
}
