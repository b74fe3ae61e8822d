internal import Snapshots

/// What is known last of an item that several searches have lost.
struct LatestDeparture: Sendable {
  private var answer: DepartedItem
  private var fate: DepartedItem

  /// What one search knows.
  init(_ item: DepartedItem) {
    answer = item
    fate = item
  }

  /// Takes what another search knows. The first counts where both are of the same time.
  mutating func take(_ item: DepartedItem) {
    if item.lastRecorded > answer.lastRecorded { answer = item }
    if item.settled > fate.settled { fate = item }
  }

  /// The item as the search that had it last is to show it; nil for what another search had later.
  func telling(_ item: DepartedItem) -> DepartedItem? {
    guard item.lastRecorded == answer.lastRecorded else { return nil }
    return DepartedItem(item.key, fate.fate, lastRecorded: item.lastRecorded, settled: fate.settled)
  }
}
