import CatalogModel
import Foundation
import Localization
import SiteAssembly
import Snapshots
import Testing

/// Feeds of a site of two searches, `a` and `b`, with items 1 to 300, all songs; `a` has those up to 200, `b` those
/// from 100.
struct FeedSample {
  var fetched: [UTCTime?] = [UTCTime("2026-11-01T00:00:00Z"), UTCTime("2026-11-02T00:00:00Z")]
  var identity = "https://example.org/shelf/"
  var change: (inout SiteBlueprint) -> Void = { _ in }

  private static let items = (1...300).map { Samples.item(Int64($0), "Item \($0)") }

  /// The files that come of a history.
  func files(_ events: [HistoryEvent]) throws -> [String: [UInt8]] {
    var site = try Samples.site(
      theme: Samples.theme(), searches: [Samples.search("a", title: "A"), Samples.search("b", title: "B")])
    site.feeds = FeedSettings(identity: identity, fetched: fetched)
    change(&site)
    let index = Samples.index([Array(Self.items[..<200]), Array(Self.items[99...])])
    let feeds = try #require(SiteFeeds(site, index, ChangeHistory(events)))
    var files: [String: [UInt8]] = [:]
    feeds.makeFiles { file, bytes in files[file] = bytes }
    return files
  }

  /// The titles, or what else `value` takes, of a JSON feed's items.
  func items<Value>(
    _ file: String, _ events: [HistoryEvent], _ value: (JSONFeed.Item) -> Value
  ) throws -> [Value] {
    let bytes = try #require(try files(events)[file])
    return try JSONDecoder().decode(JSONFeed.self, from: Data(bytes)).items.map(value)
  }

  /// An event in a search; `minute` counts from the start of 2026.
  static func event(
    _ id: Int64, in search: String = "a", minute: Int64 = 0, name: String? = nil, artist: String? = nil,
    _ kind: HistoryEvent.Kind = .new
  ) throws -> HistoryEvent {
    HistoryEvent(
      at: UTCTime(unixSeconds: 1_767_225_600 + minute * 60), search: try SearchID(search),
      key: ItemKey(country: "US", kind: .song, id: id), name: name ?? "Item \(id)", artist: artist, kind)
  }

  static func drop(_ from: Double, _ to: Double) throws -> HistoryEvent.Kind {
    .drop(from: try Samples.dollars(from), to: to == 0 ? .free : try Samples.dollars(to))
  }
}

/// As much of a JSON Feed as tests look at.
struct JSONFeed: Decodable {
  struct Item: Decodable {
    let id: String
    let url: String
    let title: String
    let content_text: String
    let date_published: String
  }
  let title: String
  let items: [Item]
}
