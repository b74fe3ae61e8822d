internal import Snapshots

/// How much a report has of everything.
struct DiffTotals: Hashable, Sendable {
  /// How many changes there are of each kind, those with none left out.
  private(set) var changes: [ChangeWord: Int] = [:]
  /// How many searches are recorded for the first time.
  private(set) var newlyRecorded = 0
  /// How many are not recorded any more.
  private(set) var noLongerRecorded = 0
  /// How many have changes.
  private(set) var changed = 0

  /// Counts.
  init(_ searches: [DiffReport.Search]) {
    for search in searches {
      switch search.fate {
      case .newlyRecorded: newlyRecorded += 1
      case .noLongerRecorded: noLongerRecorded += 1
      case .changed(let found):
        changed += 1
        for change in found { changes[ChangeWord(change.kind), default: 0] += 1 }
      }
    }
  }

  /// Everything that there is, as parts of a sentence: `3 new`, `1 price drop`, `1 search newly recorded`.
  var phrases: [String] {
    var phrases = ChangeWord.allCases.compactMap { word in changes[word].map(word.counted) }
    if newlyRecorded > 0 { phrases.append("\(Self.searches(newlyRecorded)) newly recorded") }
    if noLongerRecorded > 0 { phrases.append("\(Self.searches(noLongerRecorded)) no longer recorded") }
    return phrases
  }

  /// What the command says at the end.
  var summary: String {
    if phrases.isEmpty { return "no changes" }
    let start = changed > 0 ? "\(Self.searches(changed)) changed: " : ""
    return start + phrases.joined(separator: ", ")
  }

  private static func searches(_ count: Int) -> String {
    count == 1 ? "1 search" : "\(count) searches"
  }
}
