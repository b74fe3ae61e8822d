import Diagnostics
import TestSupport
import Testing
import YAMLReading

@Suite("Faults of YAML documents")
struct YAMLDocumentFaultTests {
  static let table: [(marked: String, message: String)] = [
    ("title«:Night\nurl: x\n", "there is no space after the colon"),
    ("a: b\ntitle«:Night\nurl: x\n", "there is no space after the colon"),
    ("a:\n  - id«:x\n    term: y\n", "there is no space after the colon"),
    ("a: b\n«\tc: d\n", "a tab cannot stand here"),
    ("a: «\"x\nb: c\n", "the quote that begins here is not closed"),
    ("a: «'x\nb: c\n", "the quote that begins here is not closed"),
    ("a: «\"b\n---\nc\"\n", "the quote that begins here is not closed"),
    ("a: «[1, 2\nb: c\n", "the \"[\" that begins here is not closed"),
    ("a: «{b: c\nd: e\n", "the \"{\" that begins here is not closed"),
    ("a: [\"b\" «\"c\"]\n", "\"]\" or \",\" is missing before this"),
    ("a: b\n  c«: d\n", "a \"key: value\" cannot stand here"),
    ("a: b«: c\n", "a \"key: value\" cannot stand here"),
    ("a:\n  b: c\n «d: e\n", "this line does not fit the ones above"),
    ("- a\n«b: c\n", "this line does not fit the ones above"),
    ("a: b\n«- c\n", "this line does not fit the ones above"),
    ("a: «- b\n", "a list cannot begin on the line of its key"),
    ("a: 'it'«s'\n", "there is more text after the value"),
    ("a: \"x\" «y\n", "there is more text after the value"),
    ("a: «@x\n", "a value cannot begin with this character"),
    ("a: «`x`\n", "a value cannot begin with this character"),
    ("a: «%x\n", "a value cannot begin with this character"),
    ("a: \"«\\q\"\n", "there is no such escape in a double-quoted text"),
    ("a: \"\\x«ZZ\"\n", "the escape in this text does not name a character"),
    ("a: *«\n", "\"&\" or \"*\" must be followed by a name"),
    ("a: |«x\n y\n", "there is something after \"|\" or \">\""),
    ("a: b\n«just text\nc: d\n", "this line is neither \"key: value\" nor a list entry"),
    ("a: b\n«---\nc: d\n", "a second document begins here"),
    ("«%YAML 3.0\n---\na: b\n", "this directive is not supported"),
    ("a: «!foo!bar x\n", "this tag is not well formed"),
    ("a: «!point 3\n", "the tag \"!point\" is not supported"),
    ("a: «!!int 3\n", "the tag \"tag:yaml.org,2002:int\" is not supported"),
    ("a: 1\nb: 2\n«a: 3\n", "the key \"a\" is given twice"),
    ("a: 1\n«'a': 3\n", "the key \"a\" is given twice"),
    ("? «[q]\n: 4\n", "a key must be text"),
    ("«'': x\n", "the key is empty"),
    ("a: &b {c: d}\ne:\n  «<<: *b\n", "merging with \"<<\" is not supported"),
    ("shelf: &shelf x\na: «*shelv\n", "there is no anchor \"&shelv\" above this alias"),
    ("a: &b\n  - «*b\n", "the alias \"*b\" stands inside what it names"),
    ("a: «\u{7}\n", "control character U+0007 in the text"),
    ("a: b\0\n".replacing("\0", with: "«\0"), "control character U+0000 in the text"),
    ("a: \u{2028}b«\u{FFFE}\n", "control character U+FFFE in the text"),
    ("a: é\u{2028}\u{85} b«: c\n", "a \"key: value\" cannot stand here"),
  ]

  @Test("each fault is reported where it is", arguments: table)
  func single(marked: String, message: String) throws {
    let input = Marked(marked)
    let found = faults(in: input.text)
    #expect(found.map(\.message) == [message])
    #expect(found.first?.location?.position == input.position)
  }

  @Test("faults that do not end the reading are all reported, top to bottom")
  func several() {
    let found = faults(in: "a: 1\na: 2\nb: !x 3\n? [q]\n: 4\nc: *d\nd: [\n")
    #expect(
      found.map { $0.location?.position?.line } == [2, 3, 4, 6, 7])
    #expect(found.allSatisfy { $0.severity == .error && $0.location?.path == "site.yml" })
  }

  @Test("a hint names the anchor that was probably meant, and the first of two keys")
  func hints() {
    #expect(faults(in: "shelf: &shelf x\na: *shelv\n").first?.hint == "did you mean \"*shelf\"?")
    #expect(faults(in: "x: 1\na: 1\na: 2").first?.hint == "it is already on line 2; keep one of them")
    #expect(faults(in: "a: b\n\tc: d\n").first?.hint == "indent with spaces")
  }

  @Test("a report shows the line, the place and what to do")
  func report() {
    let text = """
      title: Night Shelf
      title: Day Shelf
      store: &store {country: US}
      other: *stores
      searches:
        - id: jazz
          term: miles: davis
      """
    #expect(DiagnosticFormatter(usesColor: false).format(faults(in: text)) == Self.report)
  }

  static let report = """
    site.yml:2:1: error: the key "title" is given twice
      title: Day Shelf
      ^
    hint: it is already on line 1; keep one of them
    site.yml:4:8: error: there is no anchor "&stores" above this alias
      other: *stores
             ^
    hint: did you mean "*store"?
    site.yml:7:16: error: a "key: value" cannot stand here
          term: miles: davis
                     ^
    hint: quote a text that has a colon in it; or check the indentation of this line and the one above

    """

  @Test(
    "text that is not UTF-8 is refused at its first bad byte",
    arguments: [
      ([0x61, 0x3A, 0x20, 0xFF], 1, 4), ([0x61, 0x0A, 0xC3, 0xA9, 0xC3], 2, 2),
      ([0xFF, 0xFE, 0x61, 0x00], 1, 1),
      ([0x61, 0xED, 0xA0, 0x80], 1, 2),
    ] as [([UInt8], Int, Int)])
  func encoding(bytes: [UInt8], line: Int, column: Int) {
    let found = faults(in: SourceText(path: "site.yml", bytes: bytes))
    #expect(found.map(\.message) == ["the text is not UTF-8 here"])
    #expect(found.first?.location?.position == SourcePosition(line: line, column: column))
  }

  @Test("a file with a fault on every line reports the first hundred and how many are left")
  func many() {
    let found = faults(in: String(repeating: "a: 1\n", count: 1001))
    #expect(found.count == YAMLFindings.limit + 1)
    #expect(found.last?.message == "900 more faults are not shown")
  }

  private func faults(in text: String) -> [Diagnostic] {
    faults(in: SourceText(path: "site.yml", text: text))
  }

  private func faults(in text: SourceText) -> [Diagnostic] {
    do throws(DiagnosticFailure) {
      _ = try YAMLDocument.parse(text)
      return []
    } catch {
      return error.diagnostics
    }
  }
}
