import Diagnostics
import TestSupport
import Testing
import YAMLReading

@Suite("Front matter")
struct FrontMatterTests {
  @Test(
    "the text begins after the second delimiter",
    arguments: [
      ("---\ntitle: A\n---\nText\n", "Text\n", true), ("---\r\ntitle: A\r\n---\r\nText", "Text", true),
      ("---\rtitle: A\r---\rText", "Text", true), ("--- \t\ntitle: A\n---  \n\nText", "\nText", true),
      ("\u{FEFF}---\ntitle: A\n---\nText", "Text", true), ("---\ntitle: A\n---", "", true),
      ("---\n---\nText", "Text", false), ("---\n# nothing\n---\nText", "Text", false),
      ("Text\n---\n", "Text\n---\n", false),
      ("----\nText", "----\nText", false), (" ---\nText", " ---\nText", false), ("", "", false),
      ("---x\n---\n", "---x\n---\n", false), ("\n---\na: b\n---\n", "\n---\na: b\n---\n", false),
      ("---\ntitle: A\nb: ---x\n---\n---\n", "---\n", true),
    ])
  func split(text: String, body: String, hasTitle: Bool) throws {
    let parts = try FrontMatter.split(SourceText(path: "a.md", text: text))
    #expect(String(decoding: Array(text.utf8)[parts.bodyStart...], as: UTF8.self) == body)
    #expect(parts.mapping?["title"]?.content == (hasTitle ? .scalar(text: "A", isPlain: true) : nil))
  }

  @Test("positions count from the top of the file")
  func positions() throws {
    let parts = try FrontMatter.split(SourceText(path: "a.md", text: "---\na: b\n\ntitle: x\n---\n"))
    #expect(parts.mapping?["title"]?.position == SourcePosition(line: 4, column: 8))
  }

  @Test(
    "faults are reported where they are in the file",
    arguments: [
      ("«---\ntitle: A\n", "the front matter that begins here has no end"),
      ("«---", "the front matter that begins here has no end"),
      ("---\na: 1\n«a: 2\n---\n", "the key \"a\" is given twice"),
      ("---\na: «[\n---\ntext]\n", "the \"[\" that begins here is not closed"),
      ("---\n«- a\n---\n", "the front matter must be a mapping of keys to values"),
      ("---\n\n«Only text\n---\n", "the front matter must be a mapping of keys to values"),
    ])
  func faults(marked: String, message: String) {
    let input = Marked(marked)
    do throws(DiagnosticFailure) {
      _ = try FrontMatter.split(SourceText(path: "a.md", text: input.text))
      Issue.record("no fault was found")
    } catch {
      #expect(error.diagnostics.map(\.message) == [message])
      #expect(error.diagnostics.first?.location?.position == input.position)
    }
  }

  @Test("text below the front matter is not looked at")
  func binaryBody() throws {
    let bytes = Array("---\na: b\n---\n".utf8) + [0xFF, 0x00]
    #expect(try FrontMatter.split(SourceText(path: "a.md", bytes: bytes)).bodyStart == 13)
  }
}
