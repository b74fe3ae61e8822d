/// Turns diagnostics into the text a person reads:
///
///     site.yml:7:3: error: unknown key "titel"
///       titel: Night Shelf
///       ^
///     hint: did you mean "title"?
package struct DiagnosticFormatter: Sendable {
  /// Whether to use terminal colors (SGR sequences).
  package let usesColor: Bool

  /// The longest excerpt shown, in characters; a longer line is cut around the caret.
  package static let excerptWidth = 120

  /// Makes a formatter.
  package init(usesColor: Bool) {
    self.usesColor = usesColor
  }

  /// One diagnostic, every line ending in a newline.
  package func format(_ diagnostic: Diagnostic) -> String {
    var text = place(diagnostic.location)
    text += styled(diagnostic.severity.rawValue + ":", code: diagnostic.severity == .error ? "1;31" : "1;35")
    text += " " + styled(Self.printable(diagnostic.message), code: "1") + "\n"
    if let location = diagnostic.location, let position = location.position, let line = location.sourceLine {
      text += excerpt(of: line, column: max(1, position.column - location.sourceLineStart))
    }
    if let hint = diagnostic.hint {
      text += styled("hint:", code: "1;36") + " " + Self.printable(hint) + "\n"
    }
    return text
  }

  /// All of them in order.
  package func format(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map(format).joined()
  }

  private func place(_ location: Diagnostic.Location?) -> String {
    guard let location else { return "" }
    var place = Self.printable(location.path)
    if let position = location.position { place += ":\(position.line):\(position.column)" }
    return styled(place + ":", code: "1") + " "
  }

  private func excerpt(of line: String, column: Int) -> String {
    let scalars = Array(line.unicodeScalars)
    let caret = min(column - 1, scalars.count)
    let start = caret < Self.excerptWidth ? 0 : caret - Self.excerptWidth / 2
    let end = min(scalars.count, start + Self.excerptWidth)
    let shown = scalars[start..<end].map(Self.printable).joined()
    // A tab is repeated below itself, so that the caret stands right whatever the terminal's tab width.
    let padding = scalars[start..<caret].map { $0 == "\t" ? "\t" : " " }.joined()
    return "  \(shown)\n  \(padding)\(styled("^", code: "1;32"))\n"
  }

  private func styled(_ text: String, code: String) -> String {
    usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  /// A foreign text fit for a terminal: it may carry escape sequences and marks that turn the reading direction of what
  /// follows, so a control character is shown as U+FFFD, not sent. Tabs stay.
  package static func printable(_ text: String) -> String {
    text.unicodeScalars.map(printable).joined()
  }

  private static func printable(_ scalar: Unicode.Scalar) -> String {
    switch scalar.properties.generalCategory {
    case .control where scalar != "\t", .lineSeparator, .paragraphSeparator, .surrogate:
      "\u{FFFD}"
    case .format where scalar.properties.isBidiControl:
      "\u{FFFD}"
    default:
      String(scalar)
    }
  }
}
