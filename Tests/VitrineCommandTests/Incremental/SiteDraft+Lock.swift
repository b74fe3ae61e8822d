import CatalogModel
import Snapshots
import TestSupport

extension SiteDraft {
  /// An item that a search has no longer.
  struct Departure: Equatable {
    var item: Item
    var fate: DepartedItem.Fate
    var day: Int
  }

  /// What the lock has of a search.
  struct Record: Equatable {
    /// The day of November 2026 when its answer was recorded.
    var day: Int
    var departed: [Departure] = []
  }

  /// The lock, always right about the bytes, and the files of departed items.
  var lockFiles: [String: String] {
    var files: [String: String] = [:]
    var lock = SnapshotLock()
    for search in searches {
      guard let draft = records[search.key], let record = record(of: search, draft) else { continue }
      lock[record.search] = record
      if record.departed != nil { files[record.departedFile.text] = Self.results(of: draft) }
    }
    if !lock.records.isEmpty { files[SnapshotLock.path] = lock.text }
    return files
  }

  private func record(of search: Search, _ record: Record) -> SnapshotRecord? {
    let country = search.country ?? (settings["store"]?.contains("country: DE") == true ? "DE" : "US")
    let answer = StoreJSON.answer((snapshots[search.key] ?? []).map(\.result))
    let items = record.departed.compactMap { departure in
      DepartedItem(
        ItemKey(
          country: country, kind: ItemKind(rawValue: departure.item.kind), id: Int64(departure.item.id)),
        departure.fate, lastRecorded: Self.time(departure.day))
    }
    let content = SnapshotRecord.Content(of: Array(Self.results(of: record).utf8))
    guard let id = try? SearchID(search.id), let file = try? SitePath("snapshots/\(search.key).json"),
      let storefront = try? Storefront(country)
    else { return nil }
    return SnapshotRecord(
      search: id, file: file, requests: ["search?term=something&country=\(country)&limit=200"],
      storefront: storefront, fetched: Self.time(record.day), count: snapshots[search.key]?.count ?? 0,
      content: SnapshotRecord.Content(of: Array(answer.utf8)),
      departed: items.isEmpty ? nil : SnapshotRecord.Departed(items: items, content: content))
  }

  private static func results(of record: Record) -> String {
    StoreJSON.answer(record.departed.map(\.item.result))
  }

  private static func time(_ day: Int) -> UTCTime {
    UTCTime(unixSeconds: 1_793_491_200 + Int64(day) * 86_400)
  }

  /// The store is asked again, and answers the same.
  mutating func recordAnswer(of key: Int, using numbers: inout SeededGenerator) {
    records[key, default: Record(day: 0)].day = Int.random(in: 1...28, using: &numbers)
  }

  /// An item goes from a search's answer to what it once had.
  mutating func loseItem(of key: Int, using numbers: inout SeededGenerator) {
    guard let index = snapshots[key]?.indices.randomElement(using: &numbers),
      let item = snapshots[key]?.remove(at: index)
    else { return }
    let departure = Departure(
      item: item, fate: numbers.pick(DepartedItem.Fate.allCases), day: Int.random(in: 1...28, using: &numbers)
    )
    records[key, default: Record(day: 1)].departed.append(departure)
  }

  /// An item that was lost is another, has another fate, is forgotten, or is back without being forgotten.
  mutating func changeDeparture(of key: Int, using numbers: inout SeededGenerator) {
    guard let index = records[key]?.departed.indices.randomElement(using: &numbers),
      var departure = records[key]?.departed.remove(at: index)
    else { return }
    switch Int.random(in: 0...3, using: &numbers) {
    case 0: departure.item.change(using: &numbers)
    case 1: departure.fate = departure.fate == .gone ? .left : .gone
    case 2: snapshots[key, default: []].append(departure.item)
    default: return
    }
    records[key]?.departed.insert(departure, at: index)
  }
}
