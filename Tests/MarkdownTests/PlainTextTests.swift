import Markdown
import Testing

@Suite("Plain text for summaries")
struct PlainTextTests {
  static let samples = [
    HTMLCase("markup goes", "*a* **b** `c` [d](e) ![f](g)", "a b c d f"),
    HTMLCase("blocks join with a space", "a\n\nb\n\n- c\n- d\n\n> e", "a b c d e"),
    HTMLCase("line ends are spaces", "a\nb  \nc\\\nd", "a b c d"),
    HTMLCase("headings are left out", "# Title *x*\n\nText", "Text"),
    HTMLCase("code blocks are left out", "a\n\n    code\n\nb", "a b"),
    HTMLCase("raw HTML is left out", "a <b>c</b>\n\n<div>x</div>\n\nd", "a c d"),
    HTMLCase("nothing is escaped", "a &amp; b &lt; c", "a & b < c"),
    HTMLCase("punctuation is typographic", "\"a\"", "\u{201C}a\u{201D}"),
    HTMLCase("words stay whole across markup", "un*believ*able", "unbelievable"),
    HTMLCase("nothing", "", ""),
  ]

  @Test("is the running text", arguments: samples)
  func text(_ sample: HTMLCase) throws {
    #expect(try MarkdownDocument(parsing: sample.markdown).plainText(limit: 100) == sample.html)
  }

  static let cuts: [(String, Int, String)] = [
    ("one two three", 13, "one two three"),
    ("one two three", 12, "one two\u{2026}"),
    ("one two three", 8, "one two\u{2026}"),
    ("one, two three", 6, "one\u{2026}"),
    ("incomprehensible", 6, "incom\u{2026}"),
    ("one two", 1, "\u{2026}"),
    ("one two", 0, ""),
    ("one two", -5, ""),
    ("e\u{301}e\u{301}e\u{301}", 4, "e\u{301}\u{2026}"),
  ]

  @Test("ends after a word when there is too much", arguments: cuts)
  func cut(text: String, limit: Int, expected: String) throws {
    let summary = try MarkdownDocument(parsing: text).plainText(limit: limit)
    #expect(summary == expected)
    #expect(summary.unicodeScalars.count <= max(0, limit))
  }
}
