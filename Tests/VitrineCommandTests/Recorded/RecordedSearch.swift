import CatalogModel
import Diagnostics
import Foundation
import Records
import Snapshots
import StoreSearch
import Testing
import YAMLReading

/// A search as a lock has it.
struct RecordedSearch {
  let id: String
  var file: String?
  /// What was asked; nil for what the site asks.
  var requests: [String]?
  var storefront = "US"
  var fetched = "2026-11-30T12:24:18Z"
  var checked: String?
  /// What it has no longer: a line of the lock each, with the result where there is one.
  var departed: [(line: String, result: StoreJSON?)] = []

  init(
    _ id: String, file: String? = nil, requests: [String]? = nil, storefront: String = "US",
    fetched: String = "2026-11-30T12:24:18Z",
    checked: String? = nil, departed: [(line: String, result: StoreJSON?)] = []
  ) {
    self.id = id
    self.file = file
    self.requests = requests
    self.storefront = storefront
    self.fetched = fetched
    self.checked = checked
    self.departed = departed
  }

  /// The path of its snapshot.
  var path: String { file ?? "snapshots/\(id).json" }

  /// The record for files with these bytes.
  func record(of snapshot: [UInt8], departed file: [UInt8], asked: [String]) throws -> SnapshotRecord {
    let items = try departed.map { try #require(DepartedItem($0.line, country: storefront)) }
    return SnapshotRecord(
      search: try SearchID(id), file: try SitePath(path), requests: requests ?? asked,
      storefront: try Storefront(storefront), fetched: try #require(UTCTime(fetched)),
      checked: try checked.map { try #require(UTCTime($0)) }, count: 1,
      content: SnapshotRecord.Content(of: snapshot),
      departed: items.isEmpty
        ? nil : SnapshotRecord.Departed(items: items, content: SnapshotRecord.Content(of: file)))
  }
}

extension SiteFixture {
  /// Writes the files of departed items, and a lock that is right about them and the snapshots that are there.
  func lock(_ searches: RecordedSearch...) throws { try lock(searches) }

  /// The same for all searches that are configured.
  func lockAll() throws {
    try lock(
      configuration().searches.map { search in
        RecordedSearch(
          search.id.value.text, file: search.snapshot.value.text, storefront: search.country.code)
      })
  }

  private func lock(_ searches: [RecordedSearch]) throws {
    var lock = SnapshotLock()
    let asked = try requests()
    for search in searches {
      let snapshot = FileManager.default.contents(atPath: "\(path)/\(search.path)") ?? Data()
      let results = StoreJSON.answer(search.departed.compactMap(\.result))
      let record = try search.record(
        of: Array(snapshot), departed: Array(results.utf8), asked: asked[search.id] ?? ["search?term=x"])
      if record.departed != nil { try write(results, to: record.departedFile.text) }
      lock[record.search] = record
    }
    try write(lock.text, to: SnapshotLock.path)
  }

  /// What the searches ask, by their ids.
  private func requests() throws -> [String: [String]] {
    try Dictionary(
      uniqueKeysWithValues: configuration().searches.map {
        ($0.id.value.text, StoreRequest.calls(for: $0).map(\.address))
      })
  }

  private func configuration() throws -> SiteConfiguration {
    let text = SourceText(path: "site.yml", text: text(of: "site.yml"))
    var files: [NamedFile] = []
    return try SiteConfiguration.decode(try YAMLDocument.parse(text), in: text, noting: &files)
  }
}
