import Foundation
import Testing

@Suite("Products that share their number or their kind's spelling")
struct HostileIdentityTests {
  static let kinds = [
    "song", "album", "ebook", "podcast", "\"><script>alert(1)</script>", "../../x", "__", "SONG", "so ng",
    "so-ng",
    "✨", "漢字", "a/b", ".", "..", "x'y", "{{kind}}", String(repeating: "k", count: 64),
    String(repeating: "漢", count: 60),
  ]

  @Test("Every kind with the same number and name has a page of its own")
  func kinds() throws {
    let results = Self.kinds.map { StoreJSON.song(7, "Same", ["kind": .text($0)]) }
    let site = try SiteFixture(results)
    let outcome = site.build()
    #expect(outcome.isDone, "\(outcome.messages)")
    let pages = try site.pages()
    #expect(pages.details.count == Self.kinds.count)
    #expect(pages.linkFaults().isEmpty)
    #expect(pages.details.allSatisfy { $0.split(separator: "/").count == 3 })
    #expect(try site.surroundings().count == 2)
  }

  @Test("Which pages they have does not depend on the order of the answer or of the searches")
  func order() throws {
    let results = Self.kinds.map { StoreJSON.song(7, "Same", ["kind": .text($0)]) }
    let forward = try SiteFixture(results)
    let backward = try SiteFixture(results.reversed())
    #expect(forward.build().isDone && backward.build().isDone)
    #expect(try forward.pages() == backward.pages())
  }

  @Test("A product that an answer repeats has one page and one tile")
  func repeats() throws {
    let site = try SiteFixture([.song(1, "A"), .song(1, "B"), .song(2, "C"), .song(1, "A")])
    #expect(site.build().isDone)
    #expect(try site.pages().details == ["item/a-1/index.html", "item/c-2/index.html"])
    #expect(site.page("one/index.html").components(separatedBy: "class=\"tile\"").count == 3)
  }

  @Test("Names that differ only where an address does not still have pages of their own")
  func names() throws {
    let names = ["A", "a", "A!", "ä", "a\u{308}", "A 1", "A-1"]
    let site = try SiteFixture(names.enumerated().map { .song($0.offset + 1, $0.element) })
    #expect(site.build().isDone)
    #expect(try site.pages().details.count == names.count)
    #expect(try site.pages().linkFaults().isEmpty)
  }

  @Test(
    "Numbers that are none leave their result out with a warning",
    arguments: [
      StoreJSON.null, 0, -5, "abc", "../7", .number("1.5"), .number("1e30"), .number("99999999999999999999"),
      .list([1]),
    ])
  func badNumbers(_ id: StoreJSON) throws {
    let site = try SiteFixture([.song(1, "Bad", ["trackId": id]), .song(2, "Good")])
    let outcome = site.build()
    #expect(outcome.isDone, "\(outcome.messages)")
    #expect(try site.pages().details == ["item/good-2/index.html"])
    #expect(outcome.warnings.count == 1)
    #expect(outcome.messages.contains("search \"one\""))
  }

  @Test("The same product in two searches has one page, in two stores two")
  func searches() throws {
    let site = try SiteFixture(
      """
      title: Shelf
      url: https://example.org/
      searches:
        - { id: one, title: One, term: x }
        - { id: two, title: Two, term: y }
        - { id: three, title: Three, term: z, country: JP }
      """)
    for search in ["one", "two", "three"] { try site.record([.song(1, "Song")], for: search) }
    #expect(site.build().isDone)
    #expect(try site.pages().details == ["item/song-1/index.html", "item/song-1_jp/index.html"])
    #expect(try site.pages().linkFaults().isEmpty)
  }
}
