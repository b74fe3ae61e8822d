import Foundation
import Testing

@Suite("A price on an item's page")
struct PriceDateTests {
  private static func note(_ site: SiteFixture, _ page: String = "item/song-1/index.html") -> String? {
    site.page(page).firstMatch(of: /<p class="as-of">(.*)<\/p>/).map { String($0.1) }
  }

  @Test(
    "says which store it is from and when, in the page's language",
    arguments: [
      ("en", "United States store, as of <time datetime=\"2026-11-30\">Nov 30, 2026</time>"),
      ("de", "Preis im Store Vereinigte Staaten, Stand <time datetime=\"2026-11-30\">30. Nov. 2026</time>"),
      ("fr", "Prix du Store États-Unis au <time datetime=\"2026-11-30\">30 nov. 2026</time>"),
      ("ja", "アメリカ合衆国のストアでの価格（<time datetime=\"2026-11-30\">2026年11月30日</time>現在）"),
      ("ko", "미국 스토어 가격, <time datetime=\"2026-11-30\">2026년 11월 30일</time> 기준"),
      ("zh-Hans", "美国商店价格，截至<time datetime=\"2026-11-30\">2026年11月30日</time>"),
      ("ar", "السعر في متجر الولايات المتحدة بتاريخ <time datetime=\"2026-11-30\">30 نوفمبر، 2026</time>"),
    ])
  func languages(tag: String, text: String) throws {
    let site = try SiteFixture([.song(1, "Song")], head: "language: \(tag)")
    try site.lock(RecordedSearch("one"))
    #expect(site.build("--strict").isDone)
    let note = try #require(Self.note(site))
    #expect(note.replacingOccurrences(of: "\u{200F}", with: "") == text)
  }

  @Test("says only which store it is from when there is no lock")
  func noLock() throws {
    let site = try SiteFixture([.song(1, "Song")], head: "store: { country: DE }")
    site.build()
    #expect(Self.note(site) == "Germany store")
  }

  @Test("has no day when the lock is about another file or another store", arguments: ["file", "storefront"])
  func otherRecord(_ what: String) throws {
    let site = try SiteFixture([.song(1, "Song")])
    let record =
      what == "file"
      ? RecordedSearch("one", file: "snapshots/two.json") : RecordedSearch("one", storefront: "DE")
    try site.lock(record)
    #expect(site.build().isDone)
    #expect(Self.note(site) == "United States store")
  }

  @Test("that is not known says nothing", arguments: [StoreJSON.null, -1, "x"])
  func noPrice(_ price: StoreJSON) throws {
    let site = try SiteFixture([.song(1, "Song", ["trackPrice": price])])
    try site.lock(RecordedSearch("one"))
    site.build()
    #expect(!site.page("item/song-1/index.html").isEmpty)
    #expect(Self.note(site) == nil)
  }

  @Test("has the day of the search that makes the page")
  func owner() throws {
    let site = try OutputSample.site()
    try site.lock(
      RecordedSearch("jazz", fetched: "2026-11-29T23:59:59Z"),
      RecordedSearch("books", fetched: "2026-11-30T00:00:00Z"))
    site.build()
    #expect(Self.note(site, "item/tune-3-3/index.html")?.contains("2026-11-29") == true)
    #expect(Self.note(site, "item/夜の本-901/index.html")?.contains("2026-11-30") == true)
  }

  @Test("is in words of the site's own, with the day wherever they put it")
  func ownWords() throws {
    let site = try SiteFixture(
      [.song(1, "Song")], head: "strings: { price-as-of: 'On {date} in {storefront} <here>' }")
    try site.lock(RecordedSearch("one"))
    #expect(site.build("--strict").isDone)
    #expect(
      Self.note(site) == "On <time datetime=\"2026-11-30\">Nov 30, 2026</time> in United States &lt;here&gt;")
  }

  @Test("is written again when its day is another, and not when the store only said the same again")
  func rewritten() throws {
    let site = try OutputSample.site()
    try site.lock(RecordedSearch("jazz"), RecordedSearch("books"))
    site.build()
    let before = try site.identities()
    try site.lock(
      RecordedSearch("jazz", fetched: "2026-11-30T23:00:00Z", checked: "2026-12-04T00:00:00Z"),
      RecordedSearch("books", checked: "2026-12-04T00:00:00Z"))
    site.build()
    func rewrittenPages() throws -> [String] {
      try site.identities().filter { before[$0.key] != $0.value && $0.key.hasSuffix(".html") }.keys.sorted()
    }
    #expect(try rewrittenPages().isEmpty)
    try site.lock(RecordedSearch("jazz"), RecordedSearch("books", fetched: "2026-12-01T12:00:00Z"))
    site.build()
    let rewritten = try rewrittenPages()
    #expect(rewritten == ["item/über-bücher-900/index.html", "item/夜の本-901/index.html"])
    #expect(try site.pages() == site.cleanBuild())
  }
}
