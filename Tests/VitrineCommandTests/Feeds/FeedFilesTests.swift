import Foundation
import Snapshots
import Testing
import VitrineCommand

@Suite("The feeds of a build")
struct FeedFilesTests {
  private static let feeds = ["feed.json", "feed.xml", "one/feed.json", "one/feed.xml"]

  /// A site of one search with a lock, three songs and a history.
  private static func site(history: String? = nil) throws -> SiteFixture {
    let site = try SiteFixture(StoreJSON.songs(3), head: "summary: After ten.")
    try site.lock(RecordedSearch("one"))
    let usual =
      try HistorySample.new([1: "Song 1", 2: "Song <2> & more"])
      + HistorySample.drop(3, "Song 3", from: 1.29, to: 0.99)
    try site.write(history ?? usual, to: ChangeHistory.path)
    return site
  }

  private static func feeds(of site: SiteFixture) throws -> [String] {
    try site.pages().paths.filter { $0.hasSuffix("feed.xml") || $0.hasSuffix("feed.json") }
  }

  @Test("are, word for word, what the history says, as Atom")
  func atom() throws {
    let site = try Self.site()
    let outcome = site.build()
    #expect(outcome.isDone, "\(outcome.messages)")
    #expect(try Self.feeds(of: site) == Self.feeds)
    #expect(
      site.page("one/feed.xml") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
        <id>urn:uuid:312b0a80-f41b-8b66-b652-cc8476fe4f52</id>
        <title>One · Shelf</title>
        <updated>2026-11-30T22:00:00Z</updated>
        <author><name>Shelf</name></author>
        <link rel="self" type="application/atom+xml" href="https://example.org/one/feed.xml"/>
        <link rel="alternate" type="text/html" href="https://example.org/one/"/>
        <generator>\(Version.name)</generator>
        <entry>
        <id>urn:uuid:ea40f199-142f-8c54-9a4b-542e34da527b</id>
        <title>Song 3: now $0.99, was $1.29</title>
        <link rel="alternate" type="text/html" href="https://example.org/item/song-3-3/"/>
        <published>2026-11-30T22:00:00Z</published>
        <updated>2026-11-30T22:00:00Z</updated>
        <summary>Somebody (Song) · United States store, as of Nov 30, 2026</summary>
        </entry>
        <entry>
        <id>urn:uuid:4122e404-6a55-839e-98db-22d1f462e8da</id>
        <title>New: Song &lt;2&gt; &amp; more</title>
        <link rel="alternate" type="text/html" href="https://example.org/item/song-2-2/"/>
        <published>2026-11-30T12:01:00Z</published>
        <updated>2026-11-30T12:01:00Z</updated>
        <summary>Somebody (Song) · United States store, as of Nov 30, 2026</summary>
        </entry>
        <entry>
        <id>urn:uuid:e4c2f120-2459-850d-b3af-a59ff650d52b</id>
        <title>New: Song 1</title>
        <link rel="alternate" type="text/html" href="https://example.org/item/song-1-1/"/>
        <published>2026-11-30T12:00:00Z</published>
        <updated>2026-11-30T12:00:00Z</updated>
        <summary>Somebody (Song) · United States store, as of Nov 30, 2026</summary>
        </entry>
        </feed>

        """)
  }

  @Test("and as JSON")
  func json() throws {
    let site = try Self.site(history: HistorySample.new([2: "Song \"2\""]))
    site.build()
    #expect(
      site.page("feed.json") == """
        {
        "version": "https://jsonfeed.org/version/1.1",
        "title": "Shelf",
        "home_page_url": "https://example.org/",
        "feed_url": "https://example.org/feed.json",
        "description": "After ten.",
        "language": "en",
        "authors": [{"name": "Shelf"}],
        "items": [
        {"id": "urn:uuid:4122e404-6a55-839e-98db-22d1f462e8da", "url": "https://example.org/item/song-2-2/", \
        "title": "New: Song \\"2\\"", \
        "content_text": "Somebody (Song) · United States store, as of Nov 30, 2026", \
        "date_published": "2026-11-30T12:00:00Z", "date_modified": "2026-11-30T12:00:00Z"}
        ]
        }

        """)
  }

  @Test("are linked from the home page and the grid pages, and from no other")
  func links() throws {
    let site = try Self.site()
    site.build()
    func links(_ page: String) -> [String] {
      site.page(page).split(separator: "\n").filter { $0.contains("feed.") }.map(String.init)
    }
    let ofSite = [
      #"<link rel="alternate" type="application/atom+xml" title="Shelf" href="/feed.xml">"#,
      #"<link rel="alternate" type="application/feed+json" title="Shelf" href="/feed.json">"#,
    ]
    let ofSearch = [
      #"<link rel="alternate" type="application/atom+xml" title="One" href="/one/feed.xml">"#,
      #"<link rel="alternate" type="application/feed+json" title="One" href="/one/feed.json">"#,
    ]
    #expect(links("index.html") == ofSite)
    #expect(links("one/index.html") == ofSearch + ofSite)
    for page in ["item/song-1-1/index.html", "404.html"] { #expect(links(page).isEmpty) }
  }

  @Test("are not made, and not linked, for answers that nobody noted the time of; they go when the lock goes")
  func noLock() throws {
    let site = try Self.site()
    try site.remove(SnapshotLock.path)
    site.build()
    #expect(try Self.feeds(of: site).isEmpty)
    let before = try site.pages()
    #expect(before.files.values.allSatisfy { !String(decoding: $0, as: UTF8.self).contains("feed.xml") })
    try site.lock(RecordedSearch("one"))
    site.build()
    #expect(try Self.feeds(of: site) == Self.feeds)
    try site.remove(SnapshotLock.path)
    site.build()
    #expect(try site.pages() == before)
  }

  @Test("are empty without a history, and as old as the answers")
  func noHistory() throws {
    let site = try Self.site()
    try site.remove(ChangeHistory.path)
    #expect(site.build().isDone)
    #expect(try Self.feeds(of: site) == Self.feeds)
    #expect(site.page("one/feed.xml").contains("<updated>2026-11-30T12:24:18Z</updated>"))
    #expect(site.page("one/feed.json").contains("\"items\": [\n]"))
  }

  @Test("are not touched while what they say is the same")
  func unchanged() throws {
    let site = try Self.site()
    site.build()
    let before = try site.identities()
    let outcome = site.build()
    #expect(outcome.messages.contains(": 0 written, \(before.count) unchanged"), "\(outcome.messages)")
    #expect(try site.identities() == before)
    try site.write(try HistorySample.new([1: "Song 1", 3: "Song 3"]), to: ChangeHistory.path)
    site.build()
    let after = try site.identities()
    #expect(after.filter { before[$0.key] != $0.value }.keys.sorted() == Self.feeds)
  }

  @Test("A later fetch without news changes a feed without entries only")
  func laterFetch() throws {
    let site = try Self.site(history: "")
    site.build()
    try site.lock(RecordedSearch("one", fetched: "2026-12-01T00:00:00Z"))
    site.build()
    #expect(site.page("feed.xml").contains("<updated>2026-12-01T00:00:00Z</updated>"))
  }

  @Test("Lines of the history that are no events are errors with their places, beside all others")
  func faults() throws {
    let line = try HistorySample.new([1: "Song 1"])
    let site = try Self.site(history: line + "{}\n" + line + "nonsense\n")
    try site.write("{", to: "snapshots/one.json")
    let outcome = site.build()
    #expect(outcome.isFailed)
    for place in [
      "snapshots/history.jsonl:2:1: error: ", "snapshots/history.jsonl:4:1: error: ",
      "snapshots/one.json: error: ",
    ] {
      #expect(outcome.messages.contains("\(site.path)/\(place)"), "\(outcome.messages)")
    }
    #expect(!FileManager.default.fileExists(atPath: site.output + "/index.html"))
  }

  @Test("A history that is broken after a build is noticed by the next")
  func laterFault() throws {
    let site = try Self.site()
    site.build()
    let before = try site.pages()
    try site.write("nonsense\n", to: ChangeHistory.path)
    for options in [[], ["--dry-run"], ["--fresh"]] {
      let outcome = CapturedRun.run(["build", "--site", site.path] + options)
      #expect(outcome.isFailed)
      #expect(outcome.messages.contains("history.jsonl:1:1: error: the line is not an event of the history"))
    }
    #expect(try site.pages() == before)
  }

  @Test("A history that cannot be read is an error; without a lock nobody looks at it")
  func unreadable() throws {
    let site = try Self.site()
    try site.remove(ChangeHistory.path)
    try site.write("", to: "\(ChangeHistory.path)/file")
    #expect(site.build().messages.contains("history.jsonl\" is not a file"))
    try site.remove(SnapshotLock.path)
    #expect(site.build().isDone)
  }

  @Test("--base-url changes links and no id")
  func baseURL() throws {
    let site = try Self.site()
    site.build()
    func ids() -> [String] {
      site.page("one/feed.xml").matches(of: /<id>(.*)<\/id>/).map { String($0.1) }
    }
    let before = ids()
    site.build("--base-url", "http://localhost:8000/here/")
    #expect(ids() == before && before.count == 4)
    #expect(site.page("one/feed.xml").contains("href=\"http://localhost:8000/here/one/feed.xml\""))
    #expect(site.page("index.html").contains("href=\"/here/feed.xml\""))
  }
}
