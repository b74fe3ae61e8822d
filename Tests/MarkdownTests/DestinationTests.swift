import Markdown
import Testing

@Suite("Which destinations survive")
struct DestinationTests {
  /// The faults found in `[x](destination)` and `![x](destination)`.
  private func fault(in destination: String, image: Bool = false) throws -> DestinationFault? {
    let document = try MarkdownDocument(parsing: "\(image ? "!" : "")[x](<\(destination)>)")
    let html = String(decoding: document.html(), as: UTF8.self)
    guard let reason = document.droppedLinks.first?.reason else {
      #expect(html.contains(image ? "<img src=\"" : "<a href=\""))
      return nil
    }
    #expect(html == "<p>x</p>\n")
    guard case .destination(let fault) = reason else { return nil }
    return fault
  }

  @Test(
    "web addresses and places in the site do",
    arguments: [
      "http://example.org", "https://example.org/a?b=c#d", "HTTPS://EXAMPLE.ORG/", "https://[::1]/", "a.md",
      "a/b.md#c:d", "/a/", "./a:b", "../a", "?a:b", "#a:b", "", "a%20b", "a b.md", "\u{591C}.md", "/a:b",
      "a//b",
      "https://example.org/%0A", "https://example.org:8080/javascript:x",
    ])
  func allowed(_ destination: String) throws {
    #expect(try fault(in: destination) == nil)
    #expect(try fault(in: destination, image: true) == nil)
  }

  @Test("mail addresses do as links, not as images")
  func mail() throws {
    #expect(try fault(in: "mailto:a@example.org?subject=b") == nil)
    #expect(try fault(in: "MailTo:a@example.org") == nil)
    #expect(try fault(in: "mailto:a@example.org", image: true) == .scheme("mailto"))
  }

  static let hostile: [(String, DestinationFault)] = [
    ("javascript:alert(1)", .scheme("javascript")),
    ("JaVaScRiPt:alert(1)", .scheme("javascript")),
    ("javascript://example.org/%0Aalert(1)", .scheme("javascript")),
    ("vbscript:x", .scheme("vbscript")),
    ("data:text/html;base64,PHNjcmlwdD4=", .scheme("data")),
    ("data:image/svg+xml,x", .scheme("data")),
    ("file:///etc/passwd", .scheme("file")),
    ("tel:1", .scheme("tel")),
    ("blob:https://example.org/a", .scheme("blob")),
    (":x", .scheme("")),
    ("jav&#x61;script:x", .scheme("javascript")),
    ("javascript&colon;x", .scheme("javascript")),
    ("javascript\\:x", .scheme("javascript")),
    ("java&#10;script:x", .controlCharacter),
    ("java&Tab;script:x", .controlCharacter),
    ("java\tscript:x", .controlCharacter),
    ("&#1;javascript:x", .controlCharacter),
    ("https://example.org/&#13;&#10;x", .controlCharacter),
    ("&#32;javascript:x", .scheme(" javascript")),
    ("&#127;javascript:x", .controlCharacter),
    ("java%0Ascript:x", .scheme("java%0ascript")),
    ("%6Aavascript:x", .scheme("%6aavascript")),
    ("javascript%3Ax", .scheme("javascript")),
    ("java%0d%0ascript%3ax", .scheme("javascript")),
    ("\u{A0}javascript:x", .scheme("\u{A0}javascript")),
    ("\u{200B}javascript:x", .scheme("\u{200B}javascript")),
    ("http%3A//example.org", .scheme("http")),
    ("//example.org/a", .withoutScheme),
    ("\\\\\\\\example.org", .withoutScheme),
    ("/\\\\example.org", .withoutScheme),
    ("&#32;//example.org", .withoutScheme),
    ("%2F%2Fexample.org", .withoutScheme),
    ("https:example.org", .withoutHost),
    ("https:/example.org", .withoutHost),
    ("https://", .withoutHost),
    ("http:///a", .withoutHost),
    ("https://?a", .withoutHost),
  ]

  @Test("nothing else does, however it is written", arguments: hostile)
  func refused(destination: String, expected: DestinationFault) throws {
    #expect(try fault(in: destination) == expected)
    #expect(try fault(in: destination, image: true) == expected)
  }

  @Test("autolinks and references follow the same rule")
  func otherForms() throws {
    #expect(try html("<javascript:a>") == "<p>javascript:a</p>\n")
    #expect(try html("[a]\n\n[a]: javascript:b") == "<p>a</p>\n")
    #expect(try html("<https://example.org>").contains("href=\"https://example.org\""))
  }

  @Test("the resolver is not asked about what breaks a rule")
  func notAsked() throws {
    var asked: [String] = []
    try MarkdownDocument(parsing: "[a](javascript:x) [b](c.md)").resolveLinks {
      asked.append($0.destination)
      return .keep
    }
    #expect(asked == ["c.md"])
  }
}
