import Diagnostics
import Testing
import YAMLReading

@Suite("Reading YAML documents")
struct YAMLDocumentTests {
  @Test(
    "a plain value is the text that was typed",
    arguments: ["NO", "1984", "007", "1e3", "yes", "2024-01-02", "0x1F", "Miles & Davis", "a:b", "it's"])
  func plain(value: String) throws {
    #expect(try parse("key: \(value)\n")["key"]?.content == .scalar(text: value, isPlain: true))
  }

  @Test(
    "quotes and block texts say that a value is text",
    arguments: [
      ("'null'", "null"), ("\"a\\tb\"", "a\tb"), ("''", ""), ("|\n  a\n  b\n", "a\nb\n"),
      (">-\n  a\n  b\n", "a b"),
      ("!!str null", "null"), ("'it''s'", "it's"),
    ])
  func quoted(value: String, text: String) throws {
    #expect(try parse("key: \(value)")["key"]?.content == .scalar(text: text, isPlain: false))
  }

  @Test("nothing, a tilde and null are absent", arguments: ["", "~", "null", "Null", "NULL", "# nothing"])
  func absent(value: String) throws {
    #expect(try parse("key: \(value)\nother: x")["key"]?.isAbsent == true)
  }

  @Test(
    "an empty document is an absent value at its start",
    arguments: ["", "\n\n", "# only a comment\n", "---\n"])
  func empty(text: String) throws {
    #expect(try parse(text).isAbsent)
  }

  @Test("lists and mappings keep their order and their places")
  func places() throws {
    let root = try parse("b: [x, y]\na:\n  - é: {c: d}\n")
    guard case .mapping(let pairs) = root.content else { throw Unexpected() }
    #expect(pairs.map(\.key) == ["b", "a"])
    #expect(
      pairs.map(\.keyPosition) == [SourcePosition(line: 1, column: 1), SourcePosition(line: 2, column: 1)])
    guard case .sequence(let flow) = pairs[0].value.content,
      case .sequence(let block) = pairs[1].value.content
    else { throw Unexpected() }
    #expect(flow.map(\.position.column) == [5, 8])
    #expect(block[0].position == SourcePosition(line: 3, column: 5))
    #expect(block[0]["é"]?["c"]?.position == SourcePosition(line: 3, column: 12))
  }

  @Test("an alias is a copy of what it names, at its own place")
  func aliases() throws {
    let root = try parse("a: &x {b: [c]}\nd: *x\ne: &x f\ng: *x\n*x : h\n")
    #expect(root["d"]?.content == root["a"]?.content)
    #expect(root["d"]?.position == SourcePosition(line: 2, column: 4))
    #expect(root["g"]?.content == .scalar(text: "f", isPlain: true))
    #expect(root["f"]?.content == .scalar(text: "h", isPlain: true))
  }

  @Test(
    "lines end as the file's do, whatever libyaml takes for a line end",
    arguments: [
      ("a: 1\r\nb: 2\r\n", 2, 4), ("a: 1\rb: 2\r", 2, 4), ("a: \"x\u{2028} y\"\nb: 2\n", 2, 4),
      ("a: \"x\u{85}\u{2029}y\"\n\nb: 2\n", 3, 4), ("\u{FEFF}b: 2\n", 1, 5), ("\u{FEFF}a: 1\nb: 2\n", 2, 4),
    ])
  func lines(text: String, line: Int, column: Int) throws {
    #expect(try parse(text)["b"]?.position == SourcePosition(line: line, column: column))
  }

  private func parse(_ text: String) throws -> YAMLNode {
    try YAMLDocument.parse(SourceText(path: "site.yml", text: text))
  }
}

struct Unexpected: Error {}
