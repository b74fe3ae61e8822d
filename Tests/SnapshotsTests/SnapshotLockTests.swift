import CatalogModel
import Diagnostics
import Records
import Snapshots
import TestSupport
import Testing

@Suite struct SnapshotLockTests {
  static func record(
    _ id: String, _ request: String = "search?term=miles+davis&country=US&limit=200", country: String = "US",
    checked: UTCTime? = nil, departed: [String] = []
  ) throws -> SnapshotRecord {
    let items = departed.compactMap { DepartedItem($0, country: country) }
    try #require(items.count == departed.count)
    return SnapshotRecord(
      search: try SearchID(id), file: SitePath(snapshotOf: try SearchID(id)), requests: [request],
      storefront: try Storefront(country), fetched: try #require(UTCTime("2026-11-30T12:24:18Z")),
      checked: checked, count: 50, content: SnapshotRecord.Content(of: Array(id.utf8)),
      departed: items.isEmpty
        ? nil : SnapshotRecord.Departed(items: items, content: SnapshotRecord.Content(of: [1])))
  }

  static func read(_ text: String) throws(DiagnosticFailure) -> SnapshotLock {
    try SnapshotLock(reading: SourceText(path: SnapshotLock.path, bytes: Array(text.utf8)))
  }

  @Test("the file is the same for the same records, in the order of the searches, one value a line")
  func text() throws {
    let lock = SnapshotLock([
      try Self.record("tokyo-rain", "search?term=%E6%9D%B1%E4%BA%AC&country=JP&limit=200", country: "JP"),
      try Self.record("night-jazz", departed: ["gone song 1440833098 2026-11-29T01:02:03Z"]),
    ])
    #expect(
      lock.text == """
        # What the store answered, and when. `vitrine fetch` writes this file; commit it together with the snapshots.
        version: 1
        snapshots:
          - search: night-jazz
            file: "snapshots/night-jazz.json"
            requests:
              - "search?term=miles+davis&country=US&limit=200"
            storefront: "US"
            fetched: 2026-11-30T12:24:18Z
            status: 200
            count: 50
            sha256: "\(SHA256Digest(of: Array("night-jazz".utf8)).text)"
            xxh128: "\(Fingerprint(of: Array("night-jazz".utf8)).text)"
            departed:
              sha256: "4bf5122f344554c53bde2ebb8cd2b7e3d1600ad631c385a5d7cce23c7785459a"
              xxh128: "\(Fingerprint(of: [1]).text)"
              items:
                - gone song 1440833098 2026-11-29T01:02:03Z
          - search: tokyo-rain
            file: "snapshots/tokyo-rain.json"
            requests:
              - "search?term=%E6%9D%B1%E4%BA%AC&country=JP&limit=200"
            storefront: "JP"
            fetched: 2026-11-30T12:24:18Z
            status: 200
            count: 50
            sha256: "\(SHA256Digest(of: Array("tokyo-rain".utf8)).text)"
            xxh128: "\(Fingerprint(of: Array("tokyo-rain".utf8)).text)"

        """)
  }

  @Test(
    "what was written is read again",
    arguments: [
      [], ["one"], ["b", "a", "c"],
    ])
  func roundTrip(ids: [String]) throws {
    var lock = SnapshotLock(
      try ids.map {
        try Self.record(
          $0, country: "NO", checked: UTCTime(unixSeconds: 1_800_000_000),
          departed: ["left software 42 2026-01-02T03:04:05Z", "gone mac-software 43 2026-01-02T03:04:05Z"])
      })
    #expect(try Self.read(lock.text) == lock)
    let first = lock.records.first
    if let first { lock[first.search] = nil }
    #expect(try Self.read(lock.text).records.count == max(0, ids.count - 1))
  }

  static let faults: [(name: String, change: (from: String, to: String), message: String)] = [
    ("a misspelt key", ("«storefront", "«storfront"), "unknown key \"storfront\""),
    (
      "an unknown country", ("storefront: «\"US\"", "storefront: «\"UK\""),
      "\"storefront\" is not what fetch writes"
    ),
    (
      "no time", ("fetched: «2026-11-30T12:24:18Z", "fetched: «yesterday"),
      "\"fetched\" is not what fetch writes"
    ),
    (
      "a path out of the site", ("file: «\"snapshots", "file: «\"../snapshots"),
      "\"file\" is not what fetch writes"
    ),
    ("a short digest", ("sha256: «\"", "sha256: «\"0"), "\"sha256\" is not what fetch writes"),
    ("a negative count", ("count: «50", "count: «-1"), "\"count\" is not what fetch writes"),
  ]

  @Test("a file that was edited is refused with the place", arguments: faults.indices)
  func fault(index: Int) throws {
    let (_, change, message) = Self.faults[index]
    let text = SnapshotLock([try Self.record("a")]).text
    let from = change.from.replacing("«", with: "")
    let marked = text.replacing(from, with: change.to, maxReplacements: 1)
    try #require(marked != text)
    let place = Marked(marked)
    let failure = #expect(throws: DiagnosticFailure.self) { try Self.read(place.text) }
    let found = try #require(failure?.diagnostics.first { $0.message == message })
    #expect(found.location?.position == place.position)
    #expect(found.hint != nil)
  }

  @Test("a later form of the file is not guessed at")
  func version() throws {
    let text = SnapshotLock([]).text.replacing("version: 1", with: "version: 2")
    let failure = #expect(throws: DiagnosticFailure.self) { try Self.read(text) }
    #expect(failure?.diagnostics.first?.message.contains("version 2") == true)
  }

  @Test("an unfinished merge is named")
  func merge() throws {
    let text = SnapshotLock([try Self.record("a")]).text
      .replacing(
        "    count: 50\n", with: "<<<<<<< HEAD\n    count: 50\n=======\n    count: 51\n>>>>>>> other\n")
    let failure = #expect(throws: DiagnosticFailure.self) { try Self.read(text) }
    #expect(failure?.diagnostics.map(\.message) == ["the file has the marks of an unfinished merge"])
  }

  @Test("the same search twice is refused")
  func twice() throws {
    let text = SnapshotLock([try Self.record("a")]).text
    let entry = text.split(separator: "snapshots:\n")[1]
    let failure = #expect(throws: DiagnosticFailure.self) { try Self.read(text + entry) }
    #expect(failure?.diagnostics.map(\.message) == ["search \"a\" is in the file twice"])
  }

  @Test(
    "kinds that could not be written in a line are not kept",
    arguments: [
      ("song", true), ("tv-episode", true), ("a b", false), ("", false), ("x\ny", false), ("歌", false),
    ])
  func kinds(kind: String, isKept: Bool) {
    let key = ItemKey(country: "US", kind: ItemKind(rawValue: kind), id: 1)
    #expect((DepartedItem(key, .gone, lastRecorded: UTCTime(unixSeconds: 0)) != nil) == isKept)
  }
}
