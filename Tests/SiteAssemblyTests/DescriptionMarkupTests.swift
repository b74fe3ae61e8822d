import Testing

@testable import SiteAssembly

@Suite struct DescriptionMarkupTests {
  /// Behind something that was there before.
  private func written(_ write: (inout [UInt8]) -> Void) -> String {
    var output = Array("…".utf8)
    write(&output)
    return String(String(decoding: output, as: UTF8.self).dropFirst())
  }

  private func html(_ text: String) -> String {
    written { DescriptionMarkup.writeHTML(text, to: &$0) }
  }

  private func summary(_ text: String, limit: Int) -> String {
    written { DescriptionMarkup.writeSummary(text, limit: limit, to: &$0) }
  }

  @Test("a summary is the same with its white space collapsed before or not", arguments: 1..<60)
  func collapsing(limit: Int) {
    let words = ["a", "night", "über", "東京", "x"]
    for seed in 0..<40 {
      var (tidy, untidy) = ("", seed % 3 == 0 ? " " : "")
      for index in 0..<12 {
        let word = words[(seed * 7 + index * index) % words.count]
        tidy += (index > 0 ? " " : "") + word
        untidy += (index > 0 ? [" ", "\n", "  ", " \n\n "][(seed + index) % 4] : "") + word
      }
      #expect(summary(tidy, limit: limit) == summary(untidy + (seed % 2 == 0 ? "\n" : ""), limit: limit))
    }
  }

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
    #expect(self.html(text) == html)
  }

  @Test("nothing in the text is markup")
  func escaping() {
    #expect(
      html("<script>&amp;\n\"it's\"</p>")
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
      ("exactly 20 and spaces  ", 20, "exactly 20 and…"),
      ("exactly twenty bytes\n\nmore", 20, "exactly twenty bytes…"),
      ("no  more than it is, nearly", 20, "no more than it is,…"),
      ("Donaudampfschifffahrt", 20, "Donaudampfschifffahr…"),
    ])
  func summary(text: String, limit: Int, summary: String) {
    #expect(self.summary(text, limit: limit) == summary)
  }

  @Test("a script without spaces is cut between characters, whatever the limit", arguments: 1..<40)
  func scalarBoundary(limit: Int) {
    for text in [String(repeating: "東京é🎷", count: 20), "a " + String(repeating: "夜", count: 50)] {
      let summary = summary(text, limit: limit)
      #expect(!summary.unicodeScalars.contains("\u{FFFD}"))
      #expect(summary.hasSuffix("…"))
      #expect(text.unicodeScalars.starts(with: summary.unicodeScalars.dropLast()))
      #expect(summary.utf8.count <= limit + 3)
    }
  }
}
