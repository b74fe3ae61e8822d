/// How a document is read and written.
package struct MarkdownOptions: Hashable, Sendable {
  /// Whether straight quotes, `--`, `---` and `...` become typographic ones.
  package let usesSmartPunctuation: Bool
  /// Whether raw HTML is passed through as written, unchecked. Otherwise it is left out and reported.
  package let allowsRawHTML: Bool
  /// By how many levels headings move down, 0 to 5, because the page has its own first-level heading.
  package let headingShift: Int

  /// The settings a page wants by default; a shift outside 0 to 5 becomes the nearest of them.
  package init(usesSmartPunctuation: Bool = true, allowsRawHTML: Bool = false, headingShift: Int = 1) {
    self.usesSmartPunctuation = usesSmartPunctuation
    self.allowsRawHTML = allowsRawHTML
    self.headingShift = min(max(0, headingShift), 5)
  }
}
