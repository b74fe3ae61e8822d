internal import CatalogModel
internal import Snapshots

/// The JSON document that `diff --json` prints.
struct DiffDocument: Encodable {
  /// A search about which there is something to say.
  struct Search: Encodable {
    let id: String
    /// `changed`, `newly-recorded` or `no-longer-recorded`.
    let state: String
    /// How many items one that is newly or no longer recorded has or had.
    let items: Int?
    let changes: [Change]

    init(_ search: DiffReport.Search) {
      id = search.id
      changes = search.changes.map { Change($0, in: search.id) }
      switch search.fate {
      case .changed: (state, items) = ("changed", nil)
      case .newlyRecorded(let count): (state, items) = ("newly-recorded", count)
      case .noLongerRecorded(let count): (state, items) = ("no-longer-recorded", count)
      }
    }
  }

  /// A change of an item.
  struct Change: Encodable {
    let change: String
    let kind: String
    let id: Int64
    let country: String
    let name: String
    let artist: String?
    let from: String?
    let to: String?

    init(_ change: ItemChange, in search: String) {
      self.change = ChangeWord(change.kind).rawValue
      kind = change.item.key.kind.rawValue
      id = change.item.key.id
      country = change.item.key.country
      name = change.item.name
      artist = change.item.artist
      from = change.from
      to = change.to(in: search)
    }
  }

  private let searches: [Search]
  private let totals: [String: Int]

  /// Takes a report.
  init(_ report: DiffReport) {
    searches = report.searches.map(Search.init)
    var totals = Dictionary(
      uniqueKeysWithValues: ChangeWord.allCases.map { ($0.rawValue, report.totals.changes[$0] ?? 0) })
    totals["changed-searches"] = report.totals.changed
    totals["newly-recorded"] = report.totals.newlyRecorded
    totals["no-longer-recorded"] = report.totals.noLongerRecorded
    self.totals = totals
  }

  /// The document as one line of UTF-8, keys in alphabetical order.
  var bytes: [UInt8] { JSONLine.bytes(self) }
}
