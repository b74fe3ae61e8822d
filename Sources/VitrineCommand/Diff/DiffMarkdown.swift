internal import CatalogModel
internal import Snapshots

/// A report as Markdown, for a commit message or a pull request.
enum DiffMarkdown {
  /// The longest first line, in characters, as git's own tools show subjects.
  static let longestSubject = 72

  /// The text: a line with the totals, then a list for every search; empty without changes.
  static func text(_ report: DiffReport) -> String {
    if report.isEmpty { return "" }
    let parts = report.searches.map { search in
      // Not a line with "#" in front: git takes those for comments where a message is edited.
      "**\(MarkdownText.escaped(search.id))**\n\n" + lines(search).map { "- \($0)\n" }.joined()
    }
    return ([subject(report.totals.phrases) + "\n"] + parts).joined(separator: "\n")
  }

  /// The totals in one line. What does not fit is left out, the rarest kinds of change come last.
  static func subject(_ phrases: [String]) -> String {
    let start = "Snapshots: "
    var subject = start + phrases.joined(separator: ", ")
    var kept = phrases.count
    while subject.count > longestSubject, kept > 1 {
      kept -= 1
      subject = start + phrases.prefix(kept).joined(separator: ", ") + ", …"
    }
    return subject
  }

  private static func lines(_ search: DiffReport.Search) -> [String] {
    switch search.fate {
    case .changed(let changes): changes.map { line($0, in: search.id) }
    case .newlyRecorded(let count): ["newly recorded, \(DiffText.items(count))"]
    case .noLongerRecorded(let count): ["no longer recorded, it had \(DiffText.items(count))"]
    }
  }

  private static func line(_ change: ItemChange, in search: String) -> String {
    let item = change.item
    let word = ChangeWord(change.kind)
    let artist = item.artist.map { " – \(MarkdownText.escaped($0))" } ?? ""
    let kind = MarkdownText.escaped(item.key.kind.rawValue)
    let start = "\(word.phrase): \(MarkdownText.escaped(item.name))\(artist) (\(kind) \(item.key.id))"
    let (from, to) = (MarkdownText.escaped(change.from ?? ""), change.to(in: search) ?? "")
    switch word {
    case .new, .gone: return start + (item.price.plainText.map { ", \($0)" } ?? "")
    case .moved: return "\(start), from \(from)"
    case .renamed: return "\(start), was “\(from)”"
    case .artwork: return start
    case .priceDrop, .priceRise, .currency: return "\(start), \(from) → \(to)"
    }
  }
}
