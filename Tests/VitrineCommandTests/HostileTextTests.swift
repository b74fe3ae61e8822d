import Foundation
import Testing

@Suite("Hostile texts in a store answer")
struct HostileTextTests {
  /// Names that have broken other generators, and what must not be in any page because of them.
  static let names: [(id: Int, name: StoreJSON)] = [
    (1, "</script><svg onload=alert(1)>"),
    (2, "../../etc/passwd"),
    (3, .text(String(repeating: "x", count: 10_000))),
    (4, .text(String(repeating: "漢字", count: 5_000))),
    (5, "😀👩‍👩‍👧‍👦🏳️‍🌈🇩🇪"),
    (6, "مرحبا بالعالم"),
    (7, "\u{202E}drawkcab\u{202C} \u{2066}isolated"),
    (8, .raw(#""nul\u0000inside""#)),
    (9, .raw(#""bell\u0007 escape\u001b[31m tab\u0009 line\u000a""#)),
    (10, .raw(#""\ud83d""#)),
    (11, "{{title}} {{{heading}}} {{>tile}} {{#items}}"),
    (12, "--><!-- ]]> <![CDATA["),
    (13, "\" onmouseover=\"alert(1)"),
    (14, "' onmouseover='alert(1)"),
    (15, "&lt;script&gt;alert(1)&lt;/script&gt; &amp;amp; &#x3c;b&#x3e;"),
    (16, "."),
    (17, ".."),
    (18, "con.html/index.html\\..\\x"),
    (19, "%2e%2e%2f%00"),
    (20, "a\u{2028}b\u{2029}c\u{FEFF}d\u{FFFE}"),
    (21, .text(String(repeating: "e\u{301}", count: 300))),
    (22, .text("a" + String(repeating: "\u{301}", count: 3_000))),
    (23, "<title>x</title></head></body></html>"),
    (24, "<textarea><plaintext>"),
  ]

  static func site() throws -> SiteFixture {
    let results = names.map { id, name in
      StoreJSON.song(
        id, "",
        [
          "trackName": name, "artistName": name, "primaryGenreName": name, "collectionName": name,
          "longDescription": name,
        ])
    }
    return try SiteFixture(results, search: "summary: '<b>\"&'")
  }

  @Test("become safe pages, one for each product, inside the output folder")
  func names() throws {
    let site = try Self.site()
    let outcome = site.build()
    #expect(outcome.isDone, "\(outcome.messages)")
    #expect(try site.surroundings() == ["site/site.yml", "site/snapshots/one.json"])
    let pages = try site.pages()
    #expect(pages.details.count == Self.names.count)
    #expect(pages.linkFaults().isEmpty)
    for (path, data) in pages.files {
      #expect(path.split(separator: "/").allSatisfy { $0.utf8.count <= 255 && $0 != ".." && $0 != "." })
      guard path.hasSuffix(".html") else { continue }
      #expect(String(validating: data, as: UTF8.self) != nil, "\(path) is not UTF-8")
      #expect(data.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x0A }, "\(path) has control characters")
      let text = ["<script type=\"application/ld+json\">", "<script src=\"/assets/site."]
        .reduce(pages.text(path)) { $0.replacing($1, with: "") }
      let foreign = [
        "<script", "<svg onload", "<plaintext", "<textarea", "<![CDATA", "onmouseover=\"", "<b>",
      ].filter { text.contains($0) }
      #expect(foreign.isEmpty, "\(path)")
    }
  }

  @Test("show as the text they are")
  func headings() throws {
    let site = try Self.site()
    site.build()
    let headings = try site.pages().detailHeadings
    for name in [
      "</script><svg onload=alert(1)>", "../../etc/passwd", "{{title}} {{{heading}}} {{>tile}} {{#items}}",
      "\" onmouseover=\"alert(1)", "' onmouseover='alert(1)", "<textarea><plaintext>", "..",
    ] {
      #expect(headings.contains(name), "\(name) is missing")
    }
    #expect(headings.allSatisfy { !$0.isEmpty })
  }

  @Test("pass a strict HTML parser, without foreign elements", .enabled(if: PageChecker.isAvailable))
  func wellFormed() throws {
    let site = try Self.site()
    site.build()
    let outcome = try PageChecker.check([(site.output, "/")])
    #expect(outcome.isDone, "\(outcome.data)\(outcome.messages)")
  }

  @Test(
    "A name of nothing that shows is no name: the result is left out with a warning",
    arguments: [
      StoreJSON.text(""), .text("  \n\t "), .raw(#""\u0000""#), .null, .list([]), .object([]),
    ])
  func noName(_ name: StoreJSON) throws {
    let site = try SiteFixture([.song(1, "", ["trackName": name, "artistName": nil]), .song(2, "Kept")])
    let outcome = site.build()
    #expect(outcome.isDone, "\(outcome.messages)")
    #expect(try site.pages().details == ["item/kept-2/index.html"])
    #expect(outcome.warnings.count == 1)
  }
}
