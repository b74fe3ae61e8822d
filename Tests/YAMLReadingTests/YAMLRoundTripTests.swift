import Diagnostics
import TestSupport
import Testing
import YAMLReading

@Suite("Random YAML documents")
struct YAMLRoundTripTests {
  /// A value as a test makes it, without places.
  indirect enum Value: Equatable {
    case text(String)
    case list([Value])
    case mapping([(key: String, value: Value)])

    static func == (left: Value, right: Value) -> Bool {
      switch (left, right) {
      case (.text(let left), .text(let right)): left == right
      case (.list(let left), .list(let right)): left == right
      case (.mapping(let left), .mapping(let right)):
        left.map(\.key) == right.map(\.key) && left.map(\.value) == right.map(\.value)
      default: false
      }
    }

    init(_ node: YAMLNode) {
      switch node.content {
      case .scalar(let text, _): self = .text(text)
      case .sequence(let entries): self = .list(entries.map(Value.init))
      case .mapping(let pairs): self = .mapping(pairs.map { ($0.key, Value($0.value)) })
      }
    }
  }

  @Test("what is written in brackets is read back", arguments: 0..<4 as Range<UInt64>)
  func flow(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let value = Self.value(depth: 4, using: &random)
      let node = try YAMLDocument.parse(SourceText(path: "a.yml", text: Self.flow(value)))
      #expect(Value(node) == value)
    }
  }

  @Test("what is written in indented lines is read back", arguments: 0..<4 as Range<UInt64>)
  func block(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed &+ 100)
    for _ in 0..<50 {
      let value = Self.value(depth: 4, using: &random)
      let node = try YAMLDocument.parse(SourceText(path: "a.yml", text: Self.block(value, indent: 0)))
      #expect(Value(node) == value)
    }
  }

  @Test("every value's place is where its text begins", arguments: 0..<4 as Range<UInt64>)
  func places(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed &+ 200)
    for _ in 0..<50 {
      let source = SourceText(
        path: "a.yml", text: Self.block(Self.value(depth: 4, using: &random), indent: 0))
      try expectPlaces(of: YAMLDocument.parse(source), in: source)
    }
  }

  @Test("random bytes are read or refused, never more", arguments: 0..<4 as Range<UInt64>)
  func noise(seed: UInt64) {
    var random = SeededGenerator(seed: seed &+ 300)
    let alphabet = Array("ab:- \n\t[]{},'\"&*!|>#%?~\\\u{2028}é".unicodeScalars)
    for _ in 0..<500 {
      let scalars = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        alphabet.randomElement(using: &random) ?? " "
      }
      let source = SourceText(path: "a.yml", text: String(String.UnicodeScalarView(scalars)))
      do throws(DiagnosticFailure) {
        try expectPlaces(of: YAMLDocument.parse(source), in: source)
      } catch {
        #expect(!error.diagnostics.isEmpty)
        for diagnostic in error.diagnostics {
          let position = diagnostic.location?.position ?? SourcePosition(line: .max, column: .max)
          let width = source.line(position.line)?.unicodeScalars.count ?? -1
          #expect(position.column <= width + 1, "\(source.line(1) ?? "") \(diagnostic.message)")
        }
      }
    }
  }

  private func expectPlaces(of node: YAMLNode, in source: SourceText) {
    let width = source.line(node.position.line)?.unicodeScalars.count ?? -1
    #expect(node.position.column <= width + 1)
    switch node.content {
    case .scalar(let text, isPlain: false):
      let rest = source.line(node.position.line)?.unicodeScalars.dropFirst(node.position.column - 1)
      let isMarked = rest?.first.map { "'\"|>&!*".unicodeScalars.contains($0) } ?? false
      #expect(isMarked, "\(text)")
    case .scalar:
      break
    case .sequence(let entries):
      entries.forEach { expectPlaces(of: $0, in: source) }
    case .mapping(let pairs):
      pairs.forEach { expectPlaces(of: $0.value, in: source) }
    }
  }

  private static let texts = [
    "", "a", "null", "~", "it's", "a: b", "- a", "# a", "é\u{1F3B7}", "007", "[x]", "{y}", "*a", "&b", "!c",
    "%d", "a  b", "NO",
    String(repeating: "long ", count: 50),
  ]

  private static func value(depth: Int, using random: inout SeededGenerator) -> Value {
    switch depth == 0 ? 0 : Int.random(in: 0...2, using: &random) {
    case 1:
      return .list(
        (0..<Int.random(in: 0...4, using: &random)).map { _ in value(depth: depth - 1, using: &random) })
    case 2:
      let count = Int.random(in: 0...4, using: &random)
      return .mapping((0..<count).map { ("key \($0)", value(depth: depth - 1, using: &random)) })
    default:
      return .text(texts.randomElement(using: &random) ?? "")
    }
  }

  private static func flow(_ value: Value) -> String {
    switch value {
    case .text(let text): quoted(text)
    case .list(let entries): "[" + entries.map(flow).joined(separator: ", ") + "]"
    case .mapping(let pairs): "{" + pairs.map { "\($0.key): \(flow($0.value))" }.joined(separator: ", ") + "}"
    }
  }

  private static func block(_ value: Value, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    switch value {
    case .list(let entries) where !entries.isEmpty:
      return "\n" + entries.map { "\(margin)- \(block($0, indent: indent + 2))" }.joined(separator: "\n")
    case .mapping(let pairs) where !pairs.isEmpty:
      return "\n"
        + pairs.map { "\(margin)\($0.key): \(block($0.value, indent: indent + 2))" }.joined(separator: "\n")
    default:
      return flow(value)
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "''") + "'"
  }
}
