import Testing
import VitrineCommand

@Suite("Command lines of the documentation")
struct CommandLineTests {
  /// A `vitrine …` somewhere in a paper.
  struct Line: Sendable, CustomTestStringConvertible {
    let path: String
    let line: Int
    let words: [String]

    var testDescription: String { "\(path):\(line) \(words.joined(separator: " "))" }
  }

  private static func lines() throws -> [Line] {
    try Paper.all().flatMap { paper in
      let blocks = paper.codeBlocks.filter { ["console", "sh", "bash"].contains($0.info) }
      let inBlocks = blocks.flatMap { block in
        block.lines.enumerated().map { (block.line + 1 + $0.offset, $0.element) }
      }
      return (inBlocks + paper.codeSpans).compactMap { number, text in
        arguments(of: text).map { Line(path: paper.path, line: number, words: $0) }
      }
    }
  }

  /// The words behind `vitrine`, up to a comment, a pipe or a redirection; nil for other commands.
  static func arguments(of text: String) -> [String]? {
    var words = text.split(separator: " ").map(String.init)[...]
    if words.first == "$" { words.removeFirst() }
    guard let program = words.popFirst(), program == "vitrine" || program.hasSuffix("/vitrine") else {
      return nil
    }
    return Array(words.prefix { !["#", "|", ">", "2>", "&&", ";"].contains($0) })
  }

  @Test("The command understands them", arguments: try lines())
  func parses(line: Line) {
    guard !line.words.isEmpty else { return }
    #expect(throws: Never.self) { try ArgumentParser.parse(line.words) }
  }

  @Test("There are some for every command", arguments: Verb.allCases)
  func covered(verb: Verb) throws {
    #expect(try Self.lines().contains { $0.words.first == verb.rawValue })
  }

  @Test(
    "Words end where the shell takes over",
    arguments: [
      ("$ vitrine build --json | jq .", ["build", "--json"]), ("vitrine tiles # comment", ["tiles"]),
      ("  .build/release/vitrine --help", ["--help"]),
    ])
  func splitting(text: String, expected: [String]) {
    #expect(Self.arguments(of: text) == expected)
  }

  @Test(
    "Other commands are left alone", arguments: ["$ swift build", "python3 -m http.server", "vitrines build"])
  func others(text: String) {
    #expect(Self.arguments(of: text) == nil)
  }
}
