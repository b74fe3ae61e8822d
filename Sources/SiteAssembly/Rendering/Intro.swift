/// A Markdown intro made into HTML.
package struct Intro: Sendable {
  /// The HTML, safe to put into a page.
  package let html: [UInt8]
  /// What its front matter calls the page, in place of the configured title.
  package let title: String?
  /// What its front matter says the page is, or else the beginning of its text.
  package let summary: String?

  /// Makes an intro of its parts.
  package init(html: [UInt8], title: String? = nil, summary: String? = nil) {
    self.html = html
    self.title = title
    self.summary = summary
  }
}
