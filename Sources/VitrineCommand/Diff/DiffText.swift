internal import CatalogModel
internal import Diagnostics
internal import Snapshots

/// A report as lines for a person at a terminal.
struct DiffText {
  /// Whether to use terminal colors (SGR sequences).
  let usesColor: Bool

  /// The text; empty without changes.
  func text(_ report: DiffReport) -> String {
    report.searches.map { search in
      let id = DiagnosticFormatter.printable(search.id)
      return styled(id, "1") + "\n" + lines(search).joined()
    }.joined(separator: "\n")
  }

  private func lines(_ search: DiffReport.Search) -> [String] {
    switch search.fate {
    case .changed(let changes):
      changes.map { change in
        let word = ChangeWord(change.kind)
        return line(word, Self.description(of: change, in: search.id))
      }
    case .newlyRecorded(let count): [line(.new, "newly recorded, \(Self.items(count))")]
    case .noLongerRecorded(let count): [line(.gone, "no longer recorded, it had \(Self.items(count))")]
    }
  }

  private func line(_ word: ChangeWord, _ text: String) -> String {
    "  " + styled("\(word.sign) \(DiagnosticFormatter.printable(text))", word.color) + "\n"
  }

  private func styled(_ text: String, _ code: String) -> String {
    usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  /// `Kind of Blue – Miles Davis (album 268443092), 9.99 USD`.
  private static func description(of change: ItemChange, in search: String) -> String {
    let item = change.item
    let artist = item.artist.map { " – \($0)" } ?? ""
    let start = "\(item.name)\(artist) (\(item.key.kind.rawValue) \(item.key.id))"
    let (from, to) = (change.from ?? "", change.to(in: search) ?? "")
    switch ChangeWord(change.kind) {
    case .new, .gone: return start + (item.price.plainText.map { ", \($0)" } ?? "")
    case .moved: return "\(start), moved from \(from)"
    case .renamed: return "\(start), was \"\(from)\""
    case .artwork: return "\(start), \(ChangeWord.artwork.phrase)"
    case .priceDrop, .priceRise, .currency: return "\(start), \(from) → \(to)"
    }
  }

  static func items(_ count: Int) -> String {
    count == 1 ? "1 item" : "\(count) items"
  }
}
