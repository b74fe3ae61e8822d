import Markdown
import Testing

@Suite("Links and images")
struct LinkTests {
  static let text = """
    # [One](one.md)

    Text with [two](two.md "title") and
    ![three](three.png) on the next line.

    - [four](four/)
      - [five]

    > <https://example.org/six>

    [five]: five.md#part
    """

  @Test("the resolver is asked about each, in order, with its line")
  func asked() throws {
    var asked: [MarkdownLink] = []
    try MarkdownDocument(parsing: Self.text).resolveLinks {
      asked.append($0)
      return .keep
    }
    #expect(
      asked == [
        MarkdownLink(.link, to: "one.md", line: 1),
        MarkdownLink(.link, to: "two.md", line: 3),
        MarkdownLink(.image, to: "three.png", line: 4),
        MarkdownLink(.link, to: "four/", line: 6),
        MarkdownLink(.link, to: "five.md#part", line: 7),
        MarkdownLink(.link, to: "https://example.org/six", line: 9),
      ])
  }

  @Test("lines count from where the text starts in its file")
  func offset() throws {
    var lines: [Int] = []
    try MarkdownDocument(parsing: "a\n\n[b](c)", firstLine: 4).resolveLinks {
      lines.append($0.line)
      return .keep
    }
    #expect(lines == [6])
  }

  static let places: [(String, [Int])] = [
    ("a\nb [c](d) e\nf ![g](h)", [2, 3]),
    ("[a\nb](c)", [2]),
    ("1. a\n\n   > b\n   > [c](d)\n", [4]),
    ("a  \nb\\\nc [d](e)", [3]),
    ("> a\\\n> *b\\\n> [c](d)*", [3]),
    ("# a\n\n[b](c) and\r\n[d](e)", [3, 4]),
  ]

  @Test("each has the line it ends on", arguments: places)
  func line(text: String, expected: [Int]) throws {
    var lines: [Int] = []
    try MarkdownDocument(parsing: text).resolveLinks {
      lines.append($0.line)
      return .keep
    }
    #expect(lines == expected)
  }

  static let decisions: [(LinkDecision, String)] = [
    (.keep, "<p>a <a href=\"b.md\" title=\"t\">c <em>d</em></a> e</p>\n"),
    (.rewrite("/shelf/b/"), "<p>a <a href=\"/shelf/b/\" title=\"t\">c <em>d</em></a> e</p>\n"),
    (
      .rewrite("/x?a=1&b=\"2\""), "<p>a <a href=\"/x?a=1&amp;b=%222%22\" title=\"t\">c <em>d</em></a> e</p>\n"
    ),
    (.rewrite(""), "<p>a <a href=\"\" title=\"t\">c <em>d</em></a> e</p>\n"),
    (.drop, "<p>a c <em>d</em> e</p>\n"),
    (.rewrite("javascript:alert(1)"), "<p>a c <em>d</em> e</p>\n"),
  ]

  @Test("the resolver's decision is carried out", arguments: decisions)
  func decided(decision: LinkDecision, expected: String) throws {
    let document = try MarkdownDocument(parsing: "a [c *d*](b.md \"t\") e")
    document.resolveLinks { _ in decision }
    #expect(String(decoding: document.html(), as: UTF8.self) == expected)
  }

  @Test("what is dropped is collected from top to bottom, with the reason")
  func dropped() throws {
    let document = try MarkdownDocument(parsing: "[a](b.md)\n\n![c](data:x)\n\n[d](e.md)")
    document.resolveLinks { $0.destination == "b.md" ? .drop : .rewrite("//evil") }
    #expect(
      document.droppedLinks == [
        DroppedLink(MarkdownLink(.link, to: "b.md", line: 1), .byResolver),
        DroppedLink(MarkdownLink(.image, to: "data:x", line: 3), .destination(.scheme("data"))),
        DroppedLink(
          MarkdownLink(.link, to: "e.md", line: 5), .rewritten(to: "//evil", .withoutScheme)),
      ])
  }

  @Test("a dropped image leaves its alternative text")
  func droppedImage() throws {
    let document = try MarkdownDocument(parsing: "a ![b *c*](d.png) e")
    document.resolveLinks { _ in .drop }
    #expect(String(decoding: document.html(), as: UTF8.self) == "<p>a b <em>c</em> e</p>\n")
  }

  @Test("a link around an image and the image are decided apart")
  func linkedImage() throws {
    let document = try MarkdownDocument(parsing: "[![a](b.png)](c.md)")
    document.resolveLinks { $0.kind == .link ? .drop : .keep }
    #expect(String(decoding: document.html(), as: UTF8.self) == "<p><img src=\"b.png\" alt=\"a\" /></p>\n")
  }

  static let wordings: [(DroppedLink, String, Bool)] = [
    (
      DroppedLink(MarkdownLink(.link, to: "vbscript:x", line: 1), .destination(.scheme("vbscript"))),
      "the link \"vbscript:x\" is left out: \"vbscript:\" addresses are not allowed here", true
    ),
    (
      DroppedLink(MarkdownLink(.image, to: "//a/b.png", line: 1), .destination(.withoutScheme)),
      "the image \"//a/b.png\" is left out: an address on another site needs its scheme", true
    ),
    (
      DroppedLink(MarkdownLink(.link, to: "https:a", line: 1), .destination(.withoutHost)),
      "the link \"https:a\" is left out: a web address needs \"//\" and a host", true
    ),
    (
      DroppedLink(MarkdownLink(.link, to: "a", line: 1), .rewritten(to: "b\n", .controlCharacter)),
      "the link \"a\" is left out: it leads to \"b\n\", but it has control characters", false
    ),
    (
      DroppedLink(MarkdownLink(.link, to: "a.md", line: 1), .byResolver),
      "the link \"a.md\" is left out", false
    ),
    (
      DroppedLink(MarkdownLink(.link, to: "data:" + String(repeating: "x", count: 99), line: 1), .byResolver),
      "the link \"data:" + String(repeating: "x", count: 75) + "\u{2026}\" is left out", false
    ),
  ]

  @Test("a dropped link can be explained", arguments: wordings)
  func wording(dropped: DroppedLink, message: String, hasHint: Bool) {
    #expect(dropped.message == message)
    #expect((dropped.hint != nil) == hasHint)
  }
}
