internal import CatalogModel
internal import Snapshots
internal import StoreFetching

/// What is said about fetching.
enum FetchWords {
  /// How many calls, in words.
  static func calls(_ count: Int) -> String {
    count == 1 ? "1 call" : "\(count) calls"
  }

  /// How many items, in words.
  static func items(_ count: Int) -> String {
    count == 1 ? "1 item" : "\(count) items"
  }

  /// How many pictures, in words.
  static func pictures(_ count: Int) -> String {
    count == 1 ? "1 picture" : "\(count) pictures"
  }

  /// How many bytes, in words.
  static func bytes(_ count: Int) -> String {
    switch count {
    case ..<10_000: return "\(count) bytes"
    case ..<10_000_000: return "\(count / 1_000) kB"
    default: return "\(count / 1_000_000) MB"
    }
  }

  /// What came of pictures, in a line.
  static func artwork(_ report: ArtworkReport) -> String {
    let counts = [
      ("new", report.downloaded), ("unchanged", report.unchanged), ("fresh", report.fresh),
      ("missing", report.missing), ("not taken", report.refused), ("failed", report.failed),
      ("not asked", report.notAsked), ("removed", report.removed),
    ]
    let parts = counts.filter { $0.1 > 0 }.map { "\($0.1) \($0.0)" }.joined(separator: ", ")
    return "artwork: \(parts.isEmpty ? "none" : parts)" + (report.bytes > 0 ? ", \(bytes(report.bytes))" : "")
  }

  /// What came of a search, on its line.
  static func outcome(_ outcome: FetchReport.Outcome) -> String {
    switch outcome {
    case .fresh(let age): "fresh, \(TimeSpan.words(seconds: age)) old"
    case .unchanged(let count): "\(items(count)), unchanged"
    case .recorded(let count, nil, _): "\(items(count)), recorded"
    case .recorded(let count, .some(let previous), let changes): recorded(count, previous, changes)
    case .held(let count, let previous, _): "held back: \(items(count)) instead of \(previous)"
    case .failed: "failed"
    case .notAsked: "not asked"
    }
  }

  private static func recorded(_ count: Int, _ previous: Int, _ changes: [ItemChange]) -> String {
    let parts = summary(changes)
    if !parts.isEmpty { return "\(items(count)): \(parts)" }
    return count == previous ? "\(items(count)), recorded" : "\(items(count)) instead of \(previous)"
  }

  private static func summary(_ changes: [ItemChange]) -> String {
    var counts: [(words: String, count: Int)] = [
      ("new", 0), ("lost", 0), ("cheaper", 0), ("dearer", 0), ("otherwise changed", 0),
    ]
    for change in changes { counts[place(of: change.kind)].count += 1 }
    return counts.filter { $0.count > 0 }.map { "\($0.count) \($0.words)" }.joined(separator: ", ")
  }

  private static func place(of kind: ItemChange.Kind) -> Int {
    switch kind {
    case .new, .moved: 0
    case .gone: 1
    case .cheaper: 2
    case .dearer: 3
    case .currency, .renamed, .artwork: 4
    }
  }
}
