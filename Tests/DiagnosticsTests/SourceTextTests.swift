import Diagnostics
import Testing

@Suite("Places in a text")
struct SourceTextTests {
  @Test(
    "Lines end at LF, CRLF or a lone CR",
    arguments: [
      ("", 1), ("a", 1), ("a\n", 2), ("a\r\nb", 2), ("a\rb", 2), ("\n\n", 3), ("\r\r\n\n", 4),
    ])
  func lineCount(_ text: String, _ count: Int) {
    #expect(SourceText(path: "t", text: text).lineCount == count)
  }

  @Test(
    "Columns count characters, not bytes",
    arguments: [
      (-1, 1, 1), (0, 1, 1), (3, 1, 3), (5, 2, 1), (6, 2, 2), (9, 2, 3), (11, 3, 1), (12, 3, 2), (.max, 3, 2),
    ])
  func positions(_ offset: Int, _ line: Int, _ column: Int) {
    let text = SourceText(path: "t", text: "aé\r\n\t漢b\rc")
    #expect(text.position(ofByteAt: offset) == SourcePosition(line: line, column: column))
  }

  @Test("A line is given without its end, and ill-formed bytes do not hide it")
  func lines() {
    let text = SourceText(path: "t", bytes: Array("a\r\n".utf8) + [0xFF, 0x62] + Array("\n".utf8))
    #expect(text.line(1) == "a")
    #expect(text.line(2) == "\u{FFFD}b")
    #expect(text.line(3) == "")
    #expect(text.line(4) == nil)
    #expect(text.line(0) == nil)
  }
}
