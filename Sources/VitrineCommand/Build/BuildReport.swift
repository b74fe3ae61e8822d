internal import Diagnostics

/// What a build made.
struct BuildReport: Hashable, Sendable {
  var searches = 0
  var items = 0
  /// All pages of the site.
  var pages = 0
  /// The pages that were made in this build; the others are as the last one left them.
  var rendered = 0
  /// The pictures that have files on the site.
  var pictures = 0
  /// Those of them that files were made of in this build.
  var made = 0
  /// The store's pictures that pages show from its servers because nobody has fetched them yet.
  var unfetched = 0
  var written = 0
  var unchanged = 0
  var removed = 0
  var warnings: [Diagnostic] = []

  /// The last line of a build: what a person wants to know.
  func summary(milliseconds: Int) -> String {
    func counted(_ count: Int, _ one: String, _ many: String) -> String {
      "\(count) \(count == 1 ? one : many)"
    }
    let parts = [
      counted(searches, "search", "searches"), counted(items, "item", "items"),
      counted(pages, "page", "pages"),
    ]
    let shown = pictures == 0 ? [] : [counted(pictures, "picture", "pictures")]
    let files = ["\(written) written", "\(unchanged) unchanged", "\(removed) removed"]
    return (parts + shown).joined(separator: ", ") + ": " + files.joined(separator: ", ") + ", "
      + counted(warnings.count, "warning", "warnings") + " in \(milliseconds) ms"
  }
}
