internal import Records
internal import SiteAssembly

/// What reading a search's snapshot gave.
struct ScannedSearch: Sendable {
  /// What the plan has to know of the items.
  let digest: SearchDigest
  /// The digest as a record.
  let record: ArraySlice<UInt8>
  /// Stands for the snapshot's bytes.
  let content: Fingerprint
  /// Stands for the bytes and for how items are taken from them.
  let source: Fingerprint
  /// Whether the bytes are those the lock tells of, as far as it tells of any.
  let isAsRecorded: Bool
  /// What reading the file with its departed items gave; nil when there is no need of it.
  let departed: ScannedDeparted?
}
