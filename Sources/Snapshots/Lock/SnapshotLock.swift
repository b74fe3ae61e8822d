package import CatalogModel
internal import Records

/// The file beside the snapshots that says what each of them is the answer to: `snapshots.lock`.
///
/// Its text is the same for the same records, one search after the other in the order of their ids and one value a line,
/// so that a difference shows what changed and two people's changes seldom meet.
package struct SnapshotLock: Hashable, Sendable {
  /// Its path in the site.
  package static let path = "snapshots/snapshots.lock"
  /// The version of the form.
  static let version = 1

  private var recordsByID: [String: SnapshotRecord]

  /// Holds records; of two of one search the later counts.
  package init(_ records: [SnapshotRecord] = []) {
    recordsByID = Dictionary(records.map { ($0.search.text, $0) }, uniquingKeysWith: { $1 })
  }

  /// The records in the order of the searches' ids.
  package var records: [SnapshotRecord] {
    recordsByID.values.sorted { $0.search < $1.search }
  }

  /// The record of a search; setting nil takes it out.
  package subscript(search: SearchID) -> SnapshotRecord? {
    get { recordsByID[search.text] }
    set { recordsByID[search.text] = newValue }
  }

  /// The file's text.
  package var text: String {
    var text = """
      # What the store answered, and when. `vitrine fetch` writes this file; commit it together with the snapshots.
      version: \(Self.version)
      snapshots:

      """
    for record in records { Self.write(record, to: &text) }
    return recordsByID.isEmpty ? text.replacing("snapshots:\n", with: "snapshots: []\n") : text
  }

  private static func write(_ record: SnapshotRecord, to text: inout String) {
    text += "  - search: \(record.search.text)\n"
    text += "    file: \(quoted(record.file.text))\n"
    text += "    requests:\n"
    for request in record.requests { text += "      - \(quoted(request))\n" }
    text += "    storefront: \(quoted(record.storefront.code))\n"
    text += "    fetched: \(record.fetched.text)\n"
    if let checked = record.checked { text += "    checked: \(checked.text)\n" }
    text += "    status: \(record.status)\n"
    text += "    count: \(record.count)\n"
    write(record.content, to: &text, indent: "    ")
    guard let departed = record.departed else { return }
    text += "    departed:\n"
    write(departed.content, to: &text, indent: "      ")
    text += "      items:\n"
    for item in departed.items { text += "        - \(item.line)\n" }
  }

  private static func write(_ content: SnapshotRecord.Content, to text: inout String, indent: String) {
    text += "\(indent)sha256: \(quoted(content.digest.text))\n"
    text += "\(indent)xxh128: \(quoted(content.fingerprint.text))\n"
  }

  /// A text between double quotes, as YAML 1.1 and JSON read it; a country NO or a digest of digits stays a text with
  /// every reader.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { quoted += "\\" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }
}
