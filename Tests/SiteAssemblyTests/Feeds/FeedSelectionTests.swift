import CatalogModel
import SiteAssembly
import Snapshots
import Testing

@Suite("What feeds tell")
struct FeedSelectionTests {
  private let sample = FeedSample()

  @Test("The latest first, at the same time by the items' keys, of one search only")
  func order() throws {
    let events = [
      try FeedSample.event(1, minute: 1), try FeedSample.event(3, minute: 2),
      try FeedSample.event(2, minute: 2),
      try FeedSample.event(150, in: "b", minute: 3),
    ]
    #expect(
      try sample.items("a/feed.json", events, \.title) == ["New: Item 2", "New: Item 3", "New: Item 1"])
    #expect(try sample.items("b/feed.json", events, \.title) == ["New: Item 150"])
    #expect(
      try sample.items("feed.json", events, \.title)
        == ["New: Item 150", "New: Item 2", "New: Item 3", "New: Item 1"])
  }

  @Test("Fifty entries of a search and a hundred of the site, the latest ones")
  func bounds() throws {
    let events = try (1...200).map { try FeedSample.event($0, minute: $0) }
    let search = try sample.items("a/feed.json", events, \.title)
    #expect(search == (151...200).reversed().map { "New: Item \($0)" })
    let site = try sample.items("feed.json", events, \.title)
    #expect(site == (101...200).reversed().map { "New: Item \($0)" })
  }

  @Test("Only items that have a page, and only searches that the site has; those do not count")
  func known() throws {
    let strangers = try (301...400).map { try FeedSample.event($0, minute: 9) }
    let events = strangers + [try FeedSample.event(1), try FeedSample.event(2, in: "other")]
    for file in ["feed.json", "a/feed.json"] {
      #expect(try sample.items(file, events, \.title) == ["New: Item 1"])
    }
  }

  @Test("An item that another search finds is told with the search that told it")
  func pageOfOther() throws {
    let events = [try FeedSample.event(250, in: "a")]
    #expect(
      try sample.items("a/feed.json", events, \.url) == ["https://example.org/shelf/item/item-250-250/"])
  }

  @Test("An item that is new in two searches is told once by the site, as the first one saw it")
  func newTwice() throws {
    let later = [
      try FeedSample.event(150, in: "a", minute: 9, name: "In a"),
      try FeedSample.event(150, in: "b", minute: 1, name: "In b"),
    ]
    #expect(try sample.items("feed.json", later, \.title) == ["New: In b"])
    #expect(try sample.items("a/feed.json", later, \.title) == ["New: In a"])
    #expect(try sample.items("b/feed.json", later, \.title) == ["New: In b"])
    let together = [
      try FeedSample.event(150, in: "b", name: "In b"), try FeedSample.event(150, in: "a", name: "In a"),
    ]
    #expect(try sample.items("feed.json", together, \.title) == ["New: In a"])
  }

  @Test("An item that came back is told once, at its first time")
  func cameBack() throws {
    let events = [try FeedSample.event(1, minute: 1), try FeedSample.event(1, minute: 50_000)]
    #expect(try sample.items("a/feed.json", events, \.date_published) == ["2026-01-01T00:01:00Z"])
  }

  @Test(
    "A drop that two searches saw within 48 hours is told once by the site",
    arguments: [
      (9.0, 5.0, Int64(0), 1), (9, 5, 2_880, 1), (9, 5, 2_881, 2), (8, 5, 2_000, 2), (9, 4, 2_000, 2),
      (8, 5, 60, 1),
    ])
  func drops(from: Double, to: Double, minute: Int64, count: Int) throws {
    let events = [
      try FeedSample.event(150, in: "b", minute: 0, FeedSample.drop(9, 5)),
      try FeedSample.event(150, in: "a", minute: minute, FeedSample.drop(from, to)),
    ]
    let told = try sample.items("feed.json", events, \.date_published)
    #expect(told.count == count)
    #expect(told.last == "2026-01-01T00:00:00Z")
    #expect(try sample.items("a/feed.json", events, \.title).count == 1)
    #expect(try sample.items("b/feed.json", events, \.title).count == 1)
  }

  @Test("A price that drops again in the same search is told again")
  func again() throws {
    let events = try [0, 2_000].map { try FeedSample.event(1, minute: $0, FeedSample.drop(9, 5)) }
    #expect(try sample.items("feed.json", events, \.title).count == 2)
  }

  @Test("No id is there twice", arguments: ["feed.json", "a/feed.json", "b/feed.json"])
  func uniqueIDs(file: String) throws {
    var events: [HistoryEvent] = []
    for number in 0..<400 {
      let kind: HistoryEvent.Kind =
        number.isMultiple(of: 3) ? .new : try FeedSample.drop(9, Double(number % 4))
      let minute = number * 37 % 5_000
      events.append(
        try FeedSample.event(
          Int64(100 + number % 7), in: number.isMultiple(of: 2) ? "a" : "b", minute: Int64(minute), kind))
    }
    let ids = try sample.items(file, events, \.id)
    #expect(!ids.isEmpty)
    #expect(Set(ids).count == ids.count)
    #expect(try sample.items(file, events.shuffled(), \.id) == ids)
  }

  @Test("No events, no entries: the feeds are there all the same")
  func empty() throws {
    let files = try sample.files([])
    #expect(
      files.keys.sorted()
        == ["a/feed.json", "a/feed.xml", "b/feed.json", "b/feed.xml", "feed.json", "feed.xml"])
    let atom = String(decoding: files["a/feed.xml"] ?? [], as: UTF8.self)
    #expect(atom.contains("<updated>2026-11-01T00:00:00Z</updated>") && !atom.contains("<entry>"))
    let site = String(decoding: files["feed.xml"] ?? [], as: UTF8.self)
    #expect(site.contains("<updated>2026-11-02T00:00:00Z</updated>"))
  }

  @Test("A search nobody noted the time of was updated when the last other one was")
  func unknownTime() throws {
    var sample = sample
    sample.fetched = [nil, UTCTime("2026-11-02T00:00:00Z")]
    func updated(_ sample: FeedSample) throws -> Bool? {
      try sample.files([])["a/feed.xml"].map {
        String(decoding: $0, as: UTF8.self).contains("<updated>2026-11-02T00:00:00Z</updated>")
      }
    }
    #expect(try updated(sample) == true)
    sample.fetched = [nil, nil]
    let files = try sample.files([])
    #expect(
      String(decoding: files["feed.xml"] ?? [], as: UTF8.self).contains("<updated>1970-01-01T00:00:00Z<"))
  }

  @Test("A site without feeds has none")
  func none() throws {
    let site = try Samples.site(theme: Samples.theme(), searches: [Samples.search("a")])
    #expect(SiteFeeds(site, Samples.index([[]]), ChangeHistory()) == nil)
  }
}
