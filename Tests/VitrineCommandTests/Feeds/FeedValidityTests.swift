import CatalogModel
import Foundation
import Snapshots
import TestSupport
import Testing

@Suite("Feeds are valid", .enabled(if: FeedChecker.isAvailable, "needs python3"))
struct FeedValidityTests {
  @Test("whatever the names of items are")
  func hostile() throws {
    let names = [
      "]]>", "<script>", "a & b", "\u{1}x", "\"", "\\", "\u{FFFE}y", "夜", "עברית", "{name}", "%20/../",
    ]
    let songs = names.enumerated().map { StoreJSON.song($0 + 1, $1) }
    let site = try SiteFixture(
      SiteFixture.configuration(url: "https://example.org/a%20b/", head: "summary: \"<&>\\\" ]]>\""))
    try site.record(songs)
    try site.lock(RecordedSearch("one"))
    var history = ChangeHistory()
    for (index, name) in names.enumerated() {
      history.add([try HistorySample.event(Int64(index + 1), name, in: "one", minute: index, .new)])
    }
    try site.write(history.text, to: ChangeHistory.path)
    let outcome = site.build()
    #expect(outcome.isDone, "\(outcome.messages)")
    #expect(try FeedChecker.faults(site.output, url: "https://example.org/a%20b/") == "")
    #expect(site.page("feed.json").contains("New: {name}"))
  }

  @Test(
    "in every language of the interface",
    arguments: [
      "ar", "da", "de", "en", "es", "fr", "he", "it", "ja", "ko", "nl", "pt", "sv", "zh-Hans", "eo",
    ])
  func languages(language: String) throws {
    let site = try SiteFixture(StoreJSON.songs(2), head: "language: \(language)")
    try site.lock(RecordedSearch("one"))
    try site.write(
      try HistorySample.new([1: "Song 1"]) + HistorySample.drop(2, "Song 2", from: 2, to: 1),
      to: ChangeHistory.path)
    site.build()
    #expect(try FeedChecker.faults(site.output, url: "https://example.org/") == "")
    let feed = site.page("feed.xml")
    #expect(feed.contains("xml:lang=\"\(language)\"") && feed.contains("Song 2") && !feed.contains("{"))
  }

  @Test("of all recordings together", .enabled(if: SharedFolder.isAvailable, "needs ../shared"))
  func recordings() throws {
    let recordings = try Recording.all().filter { $0.distinctCount > 0 }
    let searches = recordings.map { "  - { id: \($0.name), term: x, country: \($0.country) }\n" }.joined()
    let site = try SiteFixture("title: All\nurl: https://example.org/\nsearches:\n" + searches)
    for recording in recordings {
      try site.write(recording.body, to: "snapshots/\(recording.name).json")
      try site.write(StoreJSON.answer([]), to: "before/\(recording.name).json")
    }
    let run = CapturedRun.run(
      ["diff", "--json", "--site", site.path, "\(site.path)/before", "\(site.path)/snapshots"])
    let changes = try JSONDecoder().decode(Changes.self, from: Data(run.data.utf8))
    try site.write(changes.history().text, to: ChangeHistory.path)
    try site.lock(RecordedSearch(recordings[0].name, storefront: recordings[0].country))
    site.build()
    #expect(try FeedChecker.faults(site.output, url: "https://example.org/") == "")
    #expect(site.page("feed.xml").matches(of: /<entry>/).count == 100)
  }
}

/// The new items of what `diff --json` prints.
private struct Changes: Decodable {
  struct Search: Decodable {
    let id: String
    let changes: [Change]
  }
  struct Change: Decodable {
    let kind: String
    let id: Int64
    let country: String
    let name: String
    let artist: String?
  }
  let searches: [Search]

  /// A history in which they came one search after the other.
  func history() throws -> ChangeHistory {
    var history = ChangeHistory()
    for (day, search) in searches.enumerated() {
      let time = UTCTime(unixSeconds: 1_780_000_000 + Int64(day) * 86_400)
      let id = try SearchID(search.id)
      history.add(
        search.changes.map { change in
          let key = ItemKey(country: change.country, kind: ItemKind(rawValue: change.kind), id: change.id)
          return HistoryEvent(
            at: time, search: id, key: key, name: change.name, artist: change.artist, .new)
        })
    }
    return history
  }
}
