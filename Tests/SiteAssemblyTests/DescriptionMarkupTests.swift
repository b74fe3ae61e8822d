import Testing

@testable import SiteAssembly

@Suite struct DescriptionMarkupTests {
  @Test(
    "an empty line starts a paragraph, a line end is a line break",
    arguments: [
      ("", ""),
      ("One", "<p>One</p>"),
      ("One\nTwo", "<p>One<br>Two</p>"),
      ("One\n\nTwo", "<p>One</p><p>Two</p>"),
      ("One\n\n\n\nTwo\n", "<p>One</p><p>Two</p>"),
      ("\n\nOne", "<p>One</p>"),
      ("One\nTwo\n\nThree", "<p>One<br>Two</p><p>Three</p>"),
    ])
  func paragraphs(text: String, html: String) {
    #expect(String(decoding: DescriptionMarkup.html(text), as: UTF8.self) == html)
  }

  @Test("nothing in the text is markup")
  func escaping() {
    let html = DescriptionMarkup.html("<script>&amp;\n\"it's\"</p>")
    #expect(
      String(decoding: html, as: UTF8.self)
        == "<p>&lt;script&gt;&amp;amp;<br>&quot;it&#39;s&quot;&lt;/p&gt;</p>")
  }

  @Test(
    "a summary is one line, cut at a space",
    arguments: [
      ("", 20, ""),
      ("Short", 20, "Short"),
      ("Two\nlines", 20, "Two lines"),
      ("Two\n\n  paragraphs \n", 20, "Two paragraphs"),
      ("  leading", 20, "leading"),
      ("exactly twenty bytes", 20, "exactly twenty bytes"),
      ("exactly twenty bytes ", 20, "exactly twenty bytes"),
      ("exactly twenty bytes more", 20, "exactly twenty bytes…"),
      ("exactly twenty byteses", 20, "exactly twenty…"),
      ("a veryveryverylongwordindeed", 20, "a veryveryverylongwo…"),
      ("Donaudampfschifffahrt", 20, "Donaudampfschifffahr…"),
    ])
  func summary(text: String, limit: Int, summary: String) {
    #expect(DescriptionMarkup.summary(text, limit: limit) == summary)
  }

  @Test("a script without spaces is cut between characters, whatever the limit", arguments: 1..<40)
  func scalarBoundary(limit: Int) {
    for text in [String(repeating: "東京é🎷", count: 20), "a " + String(repeating: "夜", count: 50)] {
      let summary = DescriptionMarkup.summary(text, limit: limit)
      #expect(!summary.unicodeScalars.contains("\u{FFFD}"))
      #expect(summary.hasSuffix("…"))
      #expect(text.unicodeScalars.starts(with: summary.unicodeScalars.dropLast()))
      #expect(summary.utf8.count <= limit + 3)
    }
  }
}
