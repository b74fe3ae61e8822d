internal import CatalogModel
internal import Records
internal import Snapshots

/// Where a search's departed items come from.
struct DepartedSource: Sendable {
  /// The path of the file with their results, as messages show it.
  let path: String
  /// The storefront they are from, as an upper-case alpha-2 code.
  let country: String
  /// What the lock says of them.
  let record: SnapshotRecord.Departed
  /// Whether those that no search has any more get pages.
  let isShown: Bool

  /// What the lock says of each.
  var itemsByKey: [ItemKey: DepartedItem] {
    Dictionary(record.items.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Writes what comes of a file with these bytes, nil for one that cannot be read.
  func write(_ content: Fingerprint?, to writer: inout RecordWriter) {
    writer.append(content)
    writer.append(country)
    writer.append(isShown)
    writer.append(record.items.count)
    for item in record.items {
      writer.append(item.key.id)
      writer.append(item.key.kind.rawValue)
      writer.append(item.fate.rawValue)
      writer.append(item.lastRecorded.unixSeconds)
    }
  }
}
