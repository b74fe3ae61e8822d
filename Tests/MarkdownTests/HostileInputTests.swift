import Markdown
import Testing

/// A text too long to print, with a name.
struct LargeText: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: String

  init(_ name: String, _ text: String) {
    (testDescription, self.text) = (name, text)
  }
}

@Suite("Hostile Markdown")
struct HostileInputTests {
  static let inputs = [
    LargeText("quotes", String(repeating: ">", count: 100_000)),
    LargeText("brackets", String(repeating: "[", count: 100_000)),
    LargeText(
      "closed brackets", String(repeating: "[", count: 50_000) + String(repeating: "]", count: 50_000)),
    LargeText("emphasis", String(repeating: "*a **b ", count: 14_000)),
    LargeText("backticks", String(repeating: "`a``b", count: 20_000)),
    LargeText("lists", String(repeating: "- ", count: 50_000) + "a"),
    LargeText("entities", String(repeating: "&#x110000;&bogus;", count: 6_000)),
    LargeText("links", String(repeating: "[a](javascript:b)", count: 7_000)),
    LargeText(
      "links in quotes", String(repeating: ">", count: 60_000) + String(repeating: "[a](x:b)", count: 8_000)),
    LargeText("open comments", String(repeating: "a <!-- ", count: 18_000)),
    LargeText("open instructions", String(repeating: "a<?", count: 40_000)),
    LargeText("open declarations", String(repeating: "a<!A ", count: 25_000)),
    LargeText("open character data", String(repeating: "a<![CDATA[", count: 12_000)),
    LargeText("empty images", String(repeating: "![[]()", count: 20_000)),
    LargeText("open titles", String(repeating: "[a](<b", count: 20_000)),
    LargeText("open definitions", String(repeating: "[a]: b '", count: 2_500)),
    LargeText("quoted lines", String(repeating: String(repeating: ">", count: 400) + "\n", count: 300)),
    LargeText("one long word", String(repeating: "a", count: 120_000)),
  ]

  @Test("deep and long texts are read and written", arguments: inputs)
  func large(_ input: LargeText) throws {
    let document = try MarkdownDocument(parsing: input.text)
    document.resolveLinks { _ in .drop }
    #expect(!document.html().isEmpty)
    #expect(document.plainText(limit: 160).unicodeScalars.count <= 160)
  }

  @Test("a hundred thousand quotes nest")
  func nesting() throws {
    let text = try html(String(repeating: ">", count: 100_000) + "a")
    #expect(text.utf8.count > 100_000 * "<blockquote>".utf8.count)
    #expect(text.hasSuffix("</blockquote>\n"))
  }

  static let bytes: [(name: String, bytes: [UInt8], html: String)] = [
    ("a lone continuation byte", [0x61, 0x80, 0x62], "<p>a\u{FFFD}b</p>\n"),
    ("a cut sequence", [0x61, 0xE2, 0x82], "<p>a\u{FFFD}</p>\n"),
    ("Latin-1", [0x63, 0x61, 0x66, 0xE9, 0x20, 0x61], "<p>caf\u{FFFD} a</p>\n"),
    ("NUL", [0x61, 0x00, 0x62], "<p>a\u{FFFD}b</p>\n"),
    ("NUL only", [0x00], "<p>\u{FFFD}</p>\n"),
    ("nothing", [], ""),
  ]

  @Test("bytes that are not text become replacement characters", arguments: bytes)
  func illFormed(name: String, bytes: [UInt8], expected: String) throws {
    let result = try MarkdownDocument(parsing: bytes).html()
    #expect(String(decoding: result, as: UTF8.self) == expected)
  }

  @Test("a text up to the limit is read, a longer one is refused")
  func size() throws {
    let limit = MarkdownDocument.sizeLimit
    _ = try MarkdownDocument(parsing: [UInt8](repeating: 0x61, count: limit))
    #expect(throws: MarkdownFault.tooLarge(bytes: limit + 1, limit: limit)) {
      try MarkdownDocument(parsing: [UInt8](repeating: 0x61, count: limit + 1))
    }
  }

  @Test("definitions that would fill the memory are refused before they do")
  func references() throws {
    let text =
      "[a]: /" + String(repeating: "x", count: 50_000) + "\n\n" + String(repeating: "[a]", count: 20_000)
    #expect(throws: MarkdownFault.self) { try MarkdownDocument(parsing: text) }
  }

  @Test("many links with ordinary definitions are read")
  func ordinaryReferences() throws {
    let definitions = (0..<500).map { "[l\($0)]: https://example.org/some/long/path/\($0)\n" }.joined()
    let uses = (0..<500).map { "Read [this][l\($0)] first.\n\n" }.joined()
    #expect(try html(uses + definitions).contains("some/long/path/499"))
  }

  static let faults: [MarkdownFault] = [.tooLarge(bytes: 2, limit: 1), .expandsTooFar(bytes: 2, limit: 1)]

  @Test("a refusal says how much there was and what to do", arguments: faults)
  func wording(_ fault: MarkdownFault) {
    #expect(fault.message.contains("2 ") && fault.message.contains("1 "))
    #expect(!fault.hint.isEmpty && !fault.message.hasSuffix("."))
  }
}
