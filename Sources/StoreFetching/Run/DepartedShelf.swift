internal import CatalogModel
internal import Snapshots
internal import StoreSearch

/// The items that a search has no longer, with their results, as they are to be kept.
struct DepartedShelf: Sendable {
  /// The items, the earliest first.
  private(set) var items: [DepartedItem] = []
  private var results: [RawResult] = []

  /// None.
  init() {}

  /// Those that were kept before and that an answer with `present` items does not bring back. `body` is the file beside
  /// the snapshot; what is not in it is not kept.
  init(_ departed: SnapshotRecord.Departed, body: [UInt8], country: String, besides present: Set<ItemKey>) {
    let known = Self.results(in: body, country: country)
    for item in departed.items where !present.contains(item.key) {
      if let result = known[item.key] { add(item, result) }
    }
  }

  /// Adds items that an answer recorded at `time` was the last to have. `body` is that answer. What is not known to be
  /// gone is yet to be looked up.
  mutating func add(
    _ lost: [Item], from body: [UInt8], country: String, at time: UTCTime, goneAt: UTCTime?
  ) {
    let known = Self.results(in: body, country: country)
    for item in lost.sorted(by: { $0.key < $1.key }) {
      // The store does not know podcast episodes by their own ids, so what became of them cannot be found out.
      let fate: DepartedItem.Fate = goneAt != nil ? .gone : item.key.kind == .podcastEpisode ? .left : .missed
      guard let result = known[item.key],
        let departed = DepartedItem(item.key, fate, lastRecorded: time, settled: goneAt)
      else {
        continue
      }
      add(departed, result)
    }
  }

  /// The items of some fates that can be looked up, the latest first.
  func keys(where isWanted: (DepartedItem.Fate) -> Bool) -> [ItemKey] {
    items.reversed().filter { isWanted($0.fate) && $0.key.kind != .podcastEpisode }.map(\.key)
  }

  /// Notes what a lookup of an item told, and when.
  mutating func settle(_ key: ItemKey, isGone: Bool, at time: UTCTime) {
    guard let index = items.firstIndex(where: { $0.key == key }),
      let item = DepartedItem(
        key, isGone ? .gone : .left, lastRecorded: items[index].lastRecorded, settled: time)
    else { return }
    items[index] = item
  }

  /// The body with the results; nil when there are none.
  var body: [UInt8]? {
    items.isEmpty ? nil : RawResults.body(of: results)
  }

  private static func results(in body: [UInt8], country: String) -> [ItemKey: RawResult] {
    let list = (try? RawResults(of: body, country: country, searchName: ""))?.list ?? []
    return Dictionary(list.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private mutating func add(_ item: DepartedItem, _ result: RawResult) {
    if let index = items.firstIndex(where: { $0.key == item.key }) {
      items.remove(at: index)
      results.remove(at: index)
    }
    items.append(item)
    results.append(result)
    let excess = max(0, items.count - DepartedItem.most)
    items.removeFirst(excess)
    results.removeFirst(excess)
  }
}
