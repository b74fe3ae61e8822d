import Markdown
import Testing

@Suite("Characters that HTML forbids")
struct CharacterTests {
  private func html(_ text: String) throws -> String {
    String(decoding: try MarkdownDocument(parsing: text).html(), as: UTF8.self)
  }

  @Test(
    "are shown as U+FFFD, however they are written",
    arguments: [0x1, 0xB, 0x7F, 0x80, 0xFDD0, 0xFFFE, 0x1FFFF] as [UInt32])
  func forbidden(_ value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(try html("a\(scalar)b") == "<p>a\u{FFFD}b</p>\n")
    #expect(try html("a&#\(value);b") == "<p>a\u{FFFD}b</p>\n")
  }

  @Test("and no others", arguments: ["é", "\u{A0}", "漢字", "\u{1F3B7}", "\u{FFFD}", "\u{200D}", "tab\there"])
  func allowed(_ text: String) throws {
    #expect(try html(text) == "<p>\(text)</p>\n")
  }
}
