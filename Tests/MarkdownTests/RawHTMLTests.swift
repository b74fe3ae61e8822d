import Markdown
import Testing

@Suite("Raw HTML")
struct RawHTMLTests {
  static let samples = [
    HTMLCase("block", "a\n\n<div onclick=\"x\">\nb\n</div>\n\nc", "<p>a</p>\n<p>c</p>\n"),
    HTMLCase("inline", "a <b>c</b> d", "<p>a c d</p>\n"),
    HTMLCase("script", "<script>alert(1)</script>", ""),
    HTMLCase("comment", "a <!-- note --> b", "<p>a  b</p>\n"),
    HTMLCase("inside a link", "[a <img src=x onerror=y>](b)", "<p><a href=\"b\">a </a></p>\n"),
    HTMLCase("inside a list", "- <p>\n- b", "<ul>\n<li></li>\n<li>b</li>\n</ul>\n"),
    HTMLCase("unclosed block", "<style>\n\n# a", ""),
    HTMLCase("not HTML after all", "1 <2 and <3", "<p>1 &lt;2 and &lt;3</p>\n"),
    HTMLCase("escaped", "\\<b>", "<p>&lt;b&gt;</p>\n"),
    HTMLCase("in code", "`<b>`", "<p><code>&lt;b&gt;</code></p>\n"),
  ]

  @Test("is left out", arguments: samples)
  func omitted(_ sample: HTMLCase) throws {
    #expect(try html(sample.markdown) == sample.html)
  }

  @Test("is reported with its lines, each once")
  func lines() throws {
    let document = try MarkdownDocument(parsing: "a\n\n<div>\n\nb <i>c</i>\n\n> <hr>\n\nd\\\ne <b>\n")
    #expect(document.omittedHTMLLines == [3, 5, 7, 10])
  }

  @Test("lines count from where the text starts in its file")
  func offset() throws {
    let document = try MarkdownDocument(parsing: "<div>\n", firstLine: 5)
    #expect(document.omittedHTMLLines == [5])
  }

  @Test("passes when allowed, and is not reported")
  func allowed() throws {
    let text = "<div class=\"a\">\n\nb <i>c</i>\n\n</div>\n"
    let document = try MarkdownDocument(parsing: text, options: MarkdownOptions(allowsRawHTML: true))
    let expected = "<div class=\"a\">\n<p>b <i>c</i></p>\n</div>\n"
    #expect(String(decoding: document.html(), as: UTF8.self) == expected)
    #expect(document.omittedHTMLLines.isEmpty)
  }

  @Test("allowing it does not allow hostile Markdown links")
  func allowedButLinksChecked() throws {
    let options = MarkdownOptions(allowsRawHTML: true)
    #expect(try html("[a](javascript:x)", options) == "<p>a</p>\n")
  }
}
