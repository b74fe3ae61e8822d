import Diagnostics
import Testing
import YAMLReading

@Suite("Limits of YAML documents")
struct YAMLLimitTests {
  static let depthMessage = "lists and mappings are nested more than 32 deep"

  @Test("a document of nested aliases is refused before it grows", .timeLimit(.minutes(20)))
  func billionLaughs() {
    var text = "a0: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol]\n"
    for level in 1...20 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    let found = faults(in: text)
    #expect(
      found.map(\.message) == [
        "the document has more than 100000 values, counting what every alias stands for"
      ])
    #expect(found.first?.location?.position?.line == 6)
  }

  @Test("a long text behind many aliases counts by its length")
  func longText() {
    let text =
      "a: &a '\(String(repeating: "x", count: 256_000))'\nb:\n" + String(repeating: "- *a\n", count: 100)
    #expect(faults(in: text).first?.location?.position?.line == 101)
  }

  @Test(
    "deep nesting is refused where it becomes too deep, however it is written",
    arguments: [
      (Document("brackets", String(repeating: "[", count: 10_000)), 1, 33),
      (Document("braces", String(repeating: "{a: ", count: 10_000)), 1, 129),
      (Document("hyphens", String(repeating: "- ", count: 10_000)), 1, 65),
      (Document("lines", (0..<100).map { String(repeating: " ", count: $0) + "a:\n" }.joined()), 33, 33),
      (
        Document(
          "an alias",
          "a: &a \(String(repeating: "[", count: 30))\(String(repeating: "]", count: 30))\nb: [[*a]]\n"),
        2, 6
      ),
    ])
  func depth(document: Document, line: Int, column: Int) {
    let found = faults(in: document.text)
    #expect(found.map(\.message) == [Self.depthMessage])
    #expect(found.first?.location?.position == SourcePosition(line: line, column: column))
  }

  @Test("nesting at the limit is read")
  func allowedDepth() {
    #expect(faults(in: String(repeating: "[", count: 32) + String(repeating: "]", count: 32)).isEmpty)
  }

  @Test("a file over the limit is refused without being read")
  func size() {
    let text = SourceText(
      path: "site.yml", bytes: [UInt8](repeating: UInt8(ascii: "a"), count: (4 << 20) + 1))
    let clock = ContinuousClock()
    var found: [Diagnostic] = []
    let time = clock.measure { found = faults(in: text) }
    #expect(found.map(\.message) == ["the file has 4194305 bytes, more than the 4194304 allowed"])
    #expect(found.first?.location?.position == SourcePosition(line: 1, column: 1))
    #expect(found.first?.location?.sourceLine == nil)
    #expect(time < .seconds(5))
  }

  @Test("limits can be set")
  func ownLimits() {
    let limits = YAMLLimits(bytes: 10, depth: 1, weight: 3)
    #expect(faults(in: "[a, b]", limits: limits).isEmpty)
    #expect(faults(in: "[a, b, c]", limits: limits).count == 1)
    #expect(faults(in: "[[a]]", limits: limits).count == 1)
    #expect(faults(in: "abcdefghijk", limits: limits).count == 1)
  }

  @Test("a long line with many faults is reported without a copy of the line for each")
  func longLine() {
    let text = "{" + String(repeating: "a: 1, ", count: 20_000) + "}"
    #expect(faults(in: text).count == YAMLFindings.limit + 1)
  }

  /// A long document, by name in the test's report.
  struct Document: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String

    init(_ name: String, _ text: String) {
      testDescription = name
      self.text = text
    }
  }

  static let hostile: [Document] = [
    Document("line ends", String(repeating: "\n", count: 500_000)),
    Document("comments", String(repeating: "#\n", count: 200_000)),
    Document("one long text", String(repeating: "a", count: 500_000)),
    Document("one long key", String(repeating: "a", count: 500_000) + ": b"),
    Document("one text of many lines", String(repeating: "a\n", count: 100_000)),
    Document("a quote that never ends", "\"" + String(repeating: "\\n ", count: 100_000)),
    Document("anchors without values", String(repeating: "- &a\n", count: 20_000)),
    Document("aliases of nothing", "[" + String(repeating: "*a, ", count: 20_000) + "]"),
    Document(
      "many anchors and aliases of others",
      (0..<5_000).map { "- &anchor\($0) x\n- *other\($0)\n" }.joined()
    ),
    Document("question marks", String(repeating: "? ", count: 50_000)),
    Document("keys", (0..<20_000).map { "k\($0):\n" }.joined()),
    Document("the same key", "{" + String(repeating: "a, ", count: 20_000) + "}"),
    Document("tags", "[" + String(repeating: "!a b, ", count: 20_000) + "]"),
    Document("line separators", "'" + String(repeating: "\u{2028}", count: 100_000) + "'"),
    Document("indentation", (0..<2_000).map { String(repeating: " ", count: $0 % 30) + "- a\n" }.joined()),
    Document("closing brackets", String(repeating: "]", count: 200_000)),
    Document("colons", String(repeating: ":", count: 200_000)),
    Document("hyphens", String(repeating: "-", count: 200_000)),
  ]

  @Test("a document made to be slow or large is read or refused in little time", arguments: hostile)
  func slow(document: Document) {
    let clock = ContinuousClock()
    let time = clock.measure { #expect(faults(in: document.text).count <= YAMLFindings.limit + 1) }
    #expect(time < .seconds(20))
  }

  private func faults(in text: String, limits: YAMLLimits = YAMLLimits()) -> [Diagnostic] {
    faults(in: SourceText(path: "site.yml", text: text), limits: limits)
  }

  private func faults(in text: SourceText, limits: YAMLLimits = YAMLLimits()) -> [Diagnostic] {
    do throws(DiagnosticFailure) {
      _ = try YAMLDocument.parse(text, limits: limits)
      return []
    } catch {
      return error.diagnostics
    }
  }
}
