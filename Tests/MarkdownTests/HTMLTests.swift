import Markdown
import Testing

/// What a text becomes with the settings a page uses.
func html(_ text: String, _ options: MarkdownOptions = MarkdownOptions()) throws -> String {
  String(decoding: try MarkdownDocument(parsing: text, options: options).html(), as: UTF8.self)
}

/// One Markdown text and the exact HTML expected for it.
struct HTMLCase: Sendable, CustomTestStringConvertible {
  let name: String
  let markdown: String
  let html: String

  init(_ name: String, _ markdown: String, _ html: String) {
    (self.name, self.markdown, self.html) = (name, markdown, html)
  }

  var testDescription: String { name }
}

@Suite("Markdown becomes HTML")
struct HTMLTests {
  static let elements = [
    HTMLCase("nothing", "", ""),
    HTMLCase("only blank lines", "\n\n  \n", ""),
    HTMLCase("paragraphs", "one\n\ntwo", "<p>one</p>\n<p>two</p>\n"),
    HTMLCase("emphasis", "*a* **b** `c`", "<p><em>a</em> <strong>b</strong> <code>c</code></p>\n"),
    HTMLCase("bullets", "- a\n- b\n", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n"),
    HTMLCase("numbers", "3. a\n4. b\n", "<ol start=\"3\">\n<li>a</li>\n<li>b</li>\n</ol>\n"),
    HTMLCase("quote", "> a\n> b", "<blockquote>\n<p>a\nb</p>\n</blockquote>\n"),
    HTMLCase("hard break", "a\\\nb", "<p>a<br />\nb</p>\n"),
    HTMLCase("rule", "a\n\n***\n", "<p>a</p>\n<hr />\n"),
    HTMLCase(
      "fenced code", "```swift\nlet a = 1 < 2\n```",
      "<pre><code class=\"language-swift\">let a = 1 &lt; 2\n</code></pre>\n"),
    HTMLCase("markup characters", "a < b & c > d", "<p>a &lt; b &amp; c &gt; d</p>\n"),
    HTMLCase("link", "[a](b.md \"c\")", "<p><a href=\"b.md\" title=\"c\">a</a></p>\n"),
    HTMLCase(
      "reference link", "[a]\n\n[a]: https://example.org/?x=1&y=2",
      "<p><a href=\"https://example.org/?x=1&amp;y=2\">a</a></p>\n"),
    HTMLCase("image", "![a *b*](c.png)", "<p><img src=\"c.png\" alt=\"a b\" /></p>\n"),
    HTMLCase(
      "autolink", "<me@example.org>",
      "<p><a href=\"mailto:me@example.org\">me@example.org</a></p>\n"),
    HTMLCase(
      "quotes cannot leave an attribute", "[a](<\"onclick=\"x> '\"><script>')",
      "<p><a href=\"%22onclick=%22x\" title=\"&quot;&gt;&lt;script&gt;\">a</a></p>\n"),
    HTMLCase("byte order mark", "\u{FEFF}# a", "<h2>a</h2>\n"),
    HTMLCase("CRLF line ends", "a\r\n\r\n- b\r\n", "<p>a</p>\n<ul>\n<li>b</li>\n</ul>\n"),
    HTMLCase("other scripts", "*\u{591C}* caf\u{E9}", "<p><em>\u{591C}</em> caf\u{E9}</p>\n"),
  ]

  @Test("each element has its markup", arguments: elements)
  func element(_ sample: HTMLCase) throws {
    #expect(try html(sample.markdown) == sample.html)
  }

  static let punctuation = [
    HTMLCase(
      "double quotes", "He said \"go\".", "<p>He said \u{201C}go\u{201D}.</p>\n"),
    HTMLCase("single quotes", "'a' it's", "<p>\u{2018}a\u{2019} it\u{2019}s</p>\n"),
    HTMLCase("dashes", "1--2 --- 3", "<p>1\u{2013}2 \u{2014} 3</p>\n"),
    HTMLCase("ellipsis", "wait...", "<p>wait\u{2026}</p>\n"),
    HTMLCase("not in code", "`\"a\"--...`", "<p><code>&quot;a&quot;--...</code></p>\n"),
    HTMLCase("not when escaped", "\\\"a\\\"", "<p>&quot;a&quot;</p>\n"),
  ]

  @Test("straight punctuation becomes typographic", arguments: punctuation)
  func smart(_ sample: HTMLCase) throws {
    #expect(try html(sample.markdown) == sample.html)
  }

  @Test("punctuation stays as typed when asked")
  func plainPunctuation() throws {
    let options = MarkdownOptions(usesSmartPunctuation: false)
    #expect(try html("\"a\"--b...", options) == "<p>&quot;a&quot;--b...</p>\n")
  }

  @Test(
    "headings move below the page's own and stop at the sixth level",
    arguments: [
      (0, [1, 2, 3, 4, 5, 6]), (1, [2, 3, 4, 5, 6, 6]), (3, [4, 5, 6, 6, 6, 6]), (9, [6, 6, 6, 6, 6, 6]),
      (-2, [1, 2, 3, 4, 5, 6]),
    ])
  func headingShift(shift: Int, levels: [Int]) throws {
    for (written, expected) in zip(1...6, levels) {
      let text = String(repeating: "#", count: written) + " a"
      #expect(try html(text, MarkdownOptions(headingShift: shift)) == "<h\(expected)>a</h\(expected)>\n")
    }
  }

  @Test("underlined headings move too")
  func underlinedHeadings() throws {
    #expect(try html("a\n===\n\nb\n---\n") == "<h2>a</h2>\n<h3>b</h3>\n")
  }

  @Test("the same document gives the same bytes every time")
  func repeatable() throws {
    let document = try MarkdownDocument(parsing: "# a\n\n[b](c) <i>d</i>")
    #expect(document.html() == document.html())
  }
}
