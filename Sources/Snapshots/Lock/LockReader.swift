internal import CatalogModel
internal import Diagnostics
internal import Records
internal import YAMLReading

/// Takes a lock's records out of the file's tree.
struct LockReader {
  var findings: YAMLFindings

  static let keys = ["snapshots", "version"]
  static let recordKeys = [
    "checked", "count", "departed", "fetched", "file", "requests", "search", "sha256", "status",
    "storefront",
    "xxh128",
  ]
  static let departedKeys = ["items", "sha256", "xxh128"]
  static let mendingHint = "take the file from the last commit, or delete it and run vitrine fetch --force"

  /// Says what the marks are that git leaves where two changes met.
  static func explained(_ failure: DiagnosticFailure, in source: SourceText) -> DiagnosticFailure {
    let text = String(decoding: source.bytes, as: UTF8.self)
    guard text.hasPrefix("<<<<<<< ") || text.contains("\n<<<<<<< ") else { return failure }
    return DiagnosticFailure(
      "the file has the marks of an unfinished merge", at: Diagnostic.Location(path: source.path),
      hint: "take either side of it, then run vitrine fetch")
  }

  mutating func records(in document: YAMLNode) -> [SnapshotRecord] {
    guard let pairs = findings.mapping(document, findings.source.path) else { return [] }
    refuseUnknown(pairs, besides: Self.keys)
    guard let version = number("version", in: document, upTo: Int64(Int32.max)) else { return [] }
    guard version == SnapshotLock.version else {
      findings.add(
        "the file has version \(version) of its form, and this program reads version \(SnapshotLock.version)",
        at: document.position, hint: "use the program that wrote it, or a later one")
      return []
    }
    var records: [SnapshotRecord] = []
    var ids: Set<SearchID> = []
    for node in list("snapshots", in: document) {
      guard let record = record(node) else { continue }
      if ids.insert(record.search).inserted {
        records.append(record)
      } else {
        findings.add(
          "search \"\(record.search.text)\" is in the file twice", at: node.position, hint: Self.mendingHint)
      }
    }
    return records
  }

  private mutating func record(_ node: YAMLNode) -> SnapshotRecord? {
    guard let pairs = findings.mapping(node, "snapshot") else { return nil }
    refuseUnknown(pairs, besides: Self.recordKeys)
    let search = value("search", in: node) { text in try? SearchID(text) }
    let file = value("file", in: node) { text in try? SitePath(text) }
    let requests = texts("requests", in: node)
    let storefront = value("storefront", in: node) { text in try? Storefront(text) }
    let fetched = time("fetched", in: node)
    let checked = node["checked"] == nil ? nil : time("checked", in: node)
    let status = number("status", in: node, upTo: 599)
    let count = number("count", in: node, upTo: Int64(Int32.max))
    let content = self.content(in: node)
    var departed: SnapshotRecord.Departed?
    if let entry = node["departed"] { departed = self.departed(entry, country: storefront?.code ?? "") }
    guard let search, let file, let requests, let storefront, let fetched, let status, let count, let content
    else { return nil }
    return SnapshotRecord(
      search: search, file: file, requests: requests, storefront: storefront, fetched: fetched,
      checked: checked,
      status: status, count: count, content: content, departed: departed)
  }

  private mutating func content(in node: YAMLNode) -> SnapshotRecord.Content? {
    let digest = value("sha256", in: node) { SHA256Digest($0) }
    let fingerprint = value("xxh128", in: node) { Fingerprint($0) }
    guard let digest, let fingerprint else { return nil }
    return SnapshotRecord.Content(digest: digest, fingerprint: fingerprint)
  }

  private mutating func departed(_ node: YAMLNode, country: String) -> SnapshotRecord.Departed? {
    guard let pairs = findings.mapping(node, "departed") else { return nil }
    refuseUnknown(pairs, besides: Self.departedKeys)
    let content = self.content(in: node)
    var items: [DepartedItem] = []
    for entry in list("items", in: node) {
      guard let line = findings.text(entry, "items") else { continue }
      if let item = DepartedItem(line, country: country) {
        items.append(item)
      } else {
        findings.add(
          "this is no departed item", at: entry.position,
          hint: "one looks like: gone song 1440833098 2026-11-30T12:24:18Z")
      }
    }
    return content.map { SnapshotRecord.Departed(items: items, content: $0) }
  }

  private mutating func value<Value>(
    _ key: String, in node: YAMLNode, _ make: (String) -> Value?
  ) -> Value? {
    guard let entry = node[key], let text = findings.text(entry, key) else {
      findings.add("\"\(key)\" is missing", at: (node[key] ?? node).position, hint: Self.mendingHint)
      return nil
    }
    let value = make(text)
    if value == nil {
      findings.add("\"\(key)\" is not what fetch writes", at: entry.position, hint: Self.mendingHint)
    }
    return value
  }

  private mutating func list(_ key: String, in node: YAMLNode) -> [YAMLNode] {
    guard let entry = node[key] else { return [] }
    return findings.list(entry, key) ?? []
  }

  private mutating func time(_ key: String, in node: YAMLNode) -> UTCTime? {
    value(key, in: node) { text in UTCTime(text) }
  }

  private mutating func number(_ key: String, in node: YAMLNode, upTo most: Int64) -> Int? {
    value(key, in: node) { text in Int64(text).flatMap { (0...most).contains($0) ? Int($0) : nil } }
  }

  private mutating func texts(_ key: String, in node: YAMLNode) -> [String]? {
    guard let entries = node[key].flatMap({ findings.list($0, key) }), !entries.isEmpty else {
      findings.add("\"\(key)\" is missing", at: node.position, hint: Self.mendingHint)
      return nil
    }
    var texts: [String] = []
    for entry in entries { if let text = findings.text(entry, key) { texts.append(text) } }
    return texts
  }

  private mutating func refuseUnknown(_ pairs: [YAMLPair], besides known: [String]) {
    for pair in pairs where !known.contains(pair.key) {
      findings.add(
        "unknown key \"\(pair.key)\"", at: pair.keyPosition, hint: NearMiss.hint(for: pair.key, in: known))
    }
  }
}
