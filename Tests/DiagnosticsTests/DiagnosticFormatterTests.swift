import Diagnostics
import Testing

@Suite("How diagnostics read")
struct DiagnosticFormatterTests {
  private let text = SourceText(path: "site.yml", text: "title: Night Shelf\n\ttitel: \"é\"\r\nlast")

  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let offset: Int
    let expected: String
  }

  @Test(
    "The caret stands below the character",
    arguments: [
      Case(
        testDescription: "first character", offset: 0,
        expected: "site.yml:1:1: error: wrong\n  title: Night Shelf\n  ^\nhint: right it\n"),
      Case(
        testDescription: "behind a tab", offset: 20,
        expected: "site.yml:2:2: error: wrong\n  \ttitel: \"é\"\n  \t^\nhint: right it\n"),
      Case(
        testDescription: "behind a character of two bytes", offset: 30,
        expected: "site.yml:2:11: error: wrong\n  \ttitel: \"é\"\n  \t         ^\nhint: right it\n"),
      Case(
        testDescription: "at the end of the text", offset: 99,
        expected: "site.yml:3:5: error: wrong\n  last\n      ^\nhint: right it\n"),
    ])
  func caret(_ example: Case) {
    let diagnostic = Diagnostic(
      .error, "wrong", at: text.location(ofByteAt: example.offset), hint: "right it")
    #expect(DiagnosticFormatter(usesColor: false).format(diagnostic) == example.expected)
  }

  @Test("Without a position only the file is named, and without a file only the message")
  func places() {
    let formatter = DiagnosticFormatter(usesColor: false)
    let file = Diagnostic.Location(path: "snapshots/a.json")
    #expect(formatter.format(Diagnostic(.warning, "odd", at: file)) == "snapshots/a.json: warning: odd\n")
    #expect(formatter.format(Diagnostic(.error, "wrong")) == "error: wrong\n")
  }

  @Test("A long line is cut around the caret")
  func longLine() {
    let line = String(repeating: "a", count: 5_000) + "X" + String(repeating: "b", count: 5_000)
    let text = SourceText(path: "t", text: line)
    let shown = DiagnosticFormatter(usesColor: false).format(
      Diagnostic(.error, "wrong", at: text.location(ofByteAt: 5_000)))
    let lines = shown.split(separator: "\n")
    #expect(lines[1].count == DiagnosticFormatter.excerptWidth + 2)
    #expect(Array(lines[1]).firstIndex(of: "X") == Array(lines[2]).firstIndex(of: "^"))
  }

  @Test("Control characters of the input do not reach the terminal")
  func controlCharacters() {
    let text = SourceText(path: "a\u{1B}[31m", text: "x\u{1B}[2J\u{202E}y\u{2028}z")
    let shown = DiagnosticFormatter(usesColor: false).format(
      Diagnostic(.error, "bad \u{7}", at: text.location(ofByteAt: 0), hint: "\u{1B}]0;t"))
    #expect(
      !shown.unicodeScalars.contains {
        $0 != "\n" && ($0.value < 0x20 || $0 == "\u{202E}" || $0 == "\u{2028}")
      })
  }

  @Test("Colors are used only when asked for")
  func color() {
    let diagnostic = Diagnostic(.error, "wrong", at: text.location(ofByteAt: 0), hint: "right it")
    #expect(!DiagnosticFormatter(usesColor: false).format(diagnostic).contains("\u{1B}"))
    let colored = DiagnosticFormatter(usesColor: true).format(diagnostic)
    #expect(colored.contains("\u{1B}[1;31merror:\u{1B}[0m"))
  }

  @Test("A report is sorted by file, place and text, without repeats, whatever order its parts came in")
  func order() {
    let other = SourceText(path: "intros/a.md", text: "x")
    let parts = [
      Diagnostic(.error, "third", at: text.location(ofByteAt: 20)),
      Diagnostic(.warning, "second", at: text.location(ofByteAt: 0)),
      Diagnostic(.error, "first", at: other.location(ofByteAt: 0)),
      Diagnostic(.error, "zeroth"),
      Diagnostic(.error, "second", at: text.location(ofByteAt: 0)),
    ]
    let expected = [parts[3], parts[2], parts[4], parts[1], parts[0]]
    #expect(DiagnosticFailure(parts + parts).diagnostics == expected)
    #expect(DiagnosticFailure(parts.reversed()).diagnostics == expected)
  }
}
