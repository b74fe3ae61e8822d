import Foundation
import TestSupport
import Testing

/// Items that the answers of a search once had and have no longer.
@Suite("An item that has left a search")
struct DepartedItemTests {
  private static let lastSeen = "2026-10-01T08:00:00Z"
  private static let nine = StoreJSON.song(9, "Nine", ["description": "What it was."])

  private static func line(_ fate: String, _ id: Int, kind: String = "song") -> String {
    "\(fate) \(kind) \(id) \(lastSeen)"
  }

  /// Two searches, `jazz` with songs 1 and 2 and `books` with 2 and 3; each has lost what is given.
  private static func site(
    jazz: [(line: String, result: StoreJSON?)] = [], books: [(line: String, result: StoreJSON?)] = [],
    head: String = ""
  ) throws -> SiteFixture {
    let site = try SiteFixture(
      """
      title: Shelf
      url: https://example.org/shelf/
      \(head)
      searches:
        - { id: jazz, title: Jazz, term: jazz }
        - { id: books, title: Books, term: books }

      """)
    try site.record([.song(1, "One"), .song(2, "Two")], for: "jazz")
    try site.record([.song(2, "Two"), .song(3, "Three")], for: "books")
    try site.lock(RecordedSearch("jazz", departed: jazz), RecordedSearch("books", departed: books))
    return site
  }

  private static let live = [
    "404.html", "assets/apple-touch-icon.HASH.png", "assets/favicon.HASH.svg", "assets/site.HASH.css",
    "assets/site.HASH.js",
    "assets/site.HASH.webmanifest", "books/feed.json", "books/feed.xml", "books/index.html", "favicon.ico",
    "feed.json", "feed.xml", "index.html", "item/one-1/index.html", "item/three-3/index.html",
    "item/two-2/index.html",
    "jazz/feed.json", "jazz/feed.xml", "jazz/index.html", "robots.txt", "sitemap.xml",
  ]

  private static func details(_ ids: String...) -> [String] {
    (live + ids.map { "item/\($0)/index.html" }).sorted()
  }

  @Test("keeps its page, without price and link when the store has it no longer")
  func gone() throws {
    let site = try Self.site(jazz: [(Self.line("gone", 9), Self.nine)])
    let outcome = site.build("--strict")
    #expect(outcome.isDone, "\(outcome.messages)")
    #expect(outcome.messages.contains("2 searches, 3 items, 8 pages: "))
    #expect(try site.pages().stablePaths == Self.details("nine-9"))
    let page = site.page("item/nine-9/index.html")
    #expect(page.contains("<p class=\"note\">No longer in the store</p>"))
    #expect(page.contains("What it was."))
    #expect(page.contains("<a class=\"close\" href=\"/shelf/jazz/\">"))
    for absent in ["$0.99", "itunes.apple.com", "as-of", "noindex"] { #expect(!page.contains(absent)) }
    for file in ["index.html", "jazz/index.html", "books/index.html"] {
      #expect(!site.page(file).contains("Nine"))
    }
    #expect(site.page("index.html").contains("2 items"))
    #expect(site.page("sitemap.xml").contains("<loc>https://example.org/shelf/item/nine-9/</loc>"))
    #expect(try site.pages().linkFaults(basePath: "/shelf/").isEmpty)
  }

  @Test("keeps its price of the day when it was last seen while the store has it")
  func left() throws {
    let site = try Self.site(jazz: [(Self.line("left", 9), Self.nine)])
    #expect(site.build("--strict").isDone)
    let page = site.page("item/nine-9/index.html")
    #expect(page.contains(">$0.99</bdi></a>"))
    #expect(page.contains("<time datetime=\"2026-10-01\">Oct 1, 2026</time>"))
    #expect(page.contains("https://itunes.apple.com/us/album/x?i=9"))
    #expect(!page.contains("No longer in the store"))
    #expect(page.contains("<a class=\"close\" href=\"/shelf/jazz/\">"))
  }

  @Test("has the page of a search that has it, whichever lost it", arguments: ["jazz", "books"])
  func returned(loser: String) throws {
    let lost = [
      (line: Self.line("gone", 2), result: StoreJSON.song(2, "Two")), (Self.line("gone", 1), .song(1, "One")),
    ]
    let site = try Self.site(jazz: loser == "jazz" ? lost : [], books: loser == "books" ? lost : [])
    #expect(site.build("--strict").isDone)
    #expect(try site.pages().stablePaths == Self.live)
    for file in ["item/one-1/index.html", "item/two-2/index.html"] {
      #expect(site.page(file).contains("$0.99"))
    }
  }

  @Test("by two searches, one after the other, is what the later one knows", arguments: [true, false])
  func latest(isGone: Bool) throws {
    let early = "\(isGone ? "left" : "gone") song 9 2026-10-01T00:00:00Z"
    let late = "\(isGone ? "gone" : "left") song 9 2026-10-05T00:00:00Z"
    for isFirst in [true, false] {
      let (jazz, books) = isFirst ? (early, late) : (late, early)
      let site = try Self.site(jazz: [(jazz, Self.nine)], books: [(books, Self.nine)])
      #expect(site.build("--strict").isDone)
      let page = site.page("item/nine-9/index.html")
      #expect(page.contains("No longer in the store") == isGone)
      #expect(page.contains("<time datetime=\"2026-10-05\">") == !isGone)
      #expect(page.contains("href=\"/shelf/\(isFirst ? "books" : "jazz")/\""))
    }
  }

  @Test("by two searches is what was found out last, with the price of the answer that had it last")
  func foundOutLast() throws {
    let early = "gone song 9 2026-10-01T00:00:00Z 2026-10-09T00:00:00Z"
    let late = "left song 9 2026-10-05T00:00:00Z 2026-10-06T00:00:00Z"
    for (jazz, books) in [(early, late), (late, early)] {
      let site = try Self.site(jazz: [(jazz, Self.nine)], books: [(books, Self.nine)])
      #expect(site.build("--strict").isDone)
      #expect(site.page("item/nine-9/index.html").contains("No longer in the store"))
    }
  }

  @Test("that could not be looked up yet counts as still sold")
  func missed() throws {
    let site = try Self.site(jazz: [("missed song 9 2026-10-01T00:00:00Z", Self.nine)])
    #expect(site.build("--strict").isDone)
    #expect(site.page("item/nine-9/index.html").contains("$0.99"))
  }

  @Test("by two searches has the page of the first, also after the site's order changed")
  func order() throws {
    let site = try Self.site(
      jazz: [(Self.line("gone", 9), Self.nine)], books: [(Self.line("left", 9), Self.nine)])
    site.build()
    #expect(site.page("item/nine-9/index.html").contains("No longer in the store"))
    let lines = site.text(of: "site.yml").split(separator: "\n")
    try site.write(lines.dropLast(2).joined(separator: "\n") + "\n\(lines[4])\n\(lines[3])\n", to: "site.yml")
    #expect(site.build().isDone)
    #expect(site.page("item/nine-9/index.html").contains("href=\"/shelf/books/\""))
    #expect(site.page("item/nine-9/index.html").contains("$0.99"))
    #expect(try site.pages() == site.cleanBuild())
  }

  @Test("has no page without its result, nor a result without its line")
  func incomplete() throws {
    let site = try Self.site(
      jazz: [(Self.line("gone", 8), nil), (Self.line("gone", 9), Self.nine)],
      books: [(Self.line("gone", 7), .song(6, "Six"))])
    #expect(site.build("--strict").isDone)
    #expect(try site.pages().stablePaths == Self.details("nine-9"))
  }

  @Test(
    "has no page while the file of departed items cannot be used",
    arguments: ["", "{", "[]", "{\"results\":7}"])
  func unusable(_ text: String) throws {
    let site = try Self.site(jazz: [(Self.line("gone", 9), Self.nine)])
    try site.write(text, to: "snapshots/jazz.departed.json")
    for _ in 0..<2 {
      let outcome = site.build()
      #expect(outcome.isDone)
      #expect(
        outcome.warnings.contains {
          $0.contains("jazz.departed.json: warning: the departed items of search \"jazz\" are missing: ")
        })
      #expect(try site.pages().stablePaths == Self.live)
    }
    #expect(
      site.build("--frozen").messages.contains("error: the departed items of search \"jazz\" are missing: "))
  }

  /// What happens to a site between two builds, and the files of the second.
  static let changes: [(name: String, files: [String], change: @Sendable (SiteFixture) throws -> Void)] = [
    ("comes back", details("nine-9"), { try $0.record([.song(1, "One"), .song(9, "Nine")], for: "jazz") }),
    (
      "is found by another search", details("nine-9"),
      { site in
        try site.record([.song(2, "Two"), .song(3, "Three"), .song(9, "Nine")], for: "books")
      }
    ),
    (
      "has another fate", details("nine-9"),
      { site in
        try site.lock(
          RecordedSearch("jazz", departed: [(line("left", 9), nine)]), RecordedSearch("books"))
      }
    ),
    (
      "is joined by another", details("nine-9", "ten-10"),
      { site in
        try site.record([.song(1, "One")], for: "jazz")
        try site.record([.song(3, "Three")], for: "books")
        try site.lock(
          RecordedSearch("jazz", departed: [(line("gone", 9), nine), (line("gone", 2), .song(2, "Two"))]),
          RecordedSearch("books", departed: [(line("left", 10), .song(10, "Ten"))]))
      }
    ),
    (
      "is not wanted any more", live,
      { try $0.write("vanished: drop\n" + $0.text(of: "site.yml"), to: "site.yml") }
    ),
    ("is forgotten", live, { try $0.lock(RecordedSearch("jazz"), RecordedSearch("books")) }),
    ("loses its file", live, { try $0.remove("snapshots/jazz.departed.json") }),
    (
      "is described in other words", details("nine-9"),
      { site in
        try site.write(
          StoreJSON.answer([.song(9, "Nine", ["description": "Else."])]), to: "snapshots/jazz.departed.json")
      }
    ),
    (
      "is of a search that is no longer there",
      live.filter { !$0.hasPrefix("jazz/") && !$0.hasPrefix("item/one-") },
      { site in
        try site.write(
          site.text(of: "site.yml").split(separator: "\n").filter { !$0.contains("id: jazz") }.joined(
            separator: "\n"),
          to: "site.yml")
      }
    ),
  ]

  @Test("is shown by a later build as by a clean one", arguments: changes.indices)
  func incremental(_ index: Int) throws {
    let (name, files, change) = Self.changes[index]
    let site = try Self.site(jazz: [(Self.line("gone", 9), Self.nine)])
    site.build()
    try change(site)
    let outcome = site.build()
    #expect(outcome.isDone, "\(name): \(outcome.messages)")
    let pages = try site.pages()
    #expect(try pages == site.cleanBuild(), "\(name)")
    #expect(pages.stablePaths == files, "\(name)")
    #expect(site.build().messages.contains(": 0 written, "), "\(name)")
  }

  @Test("is left alone by a build that has nothing to do with it")
  func untouched() throws {
    let site = try Self.site(jazz: [(Self.line("gone", 9), Self.nine)])
    site.build()
    let before = try site.identities()
    try site.record([.song(2, "Two"), .song(3, "Three", ["trackPrice": 2])], for: "books")
    site.build()
    let rewritten = try site.identities().filter { before[$0.key] != $0.value }.keys.sorted()
    // The item's tile has the price, too.
    #expect(rewritten == ["books/index.html", "item/three-3/index.html"])
  }

  @Test("of another storefront than the one asked now has no page")
  func otherStorefront() throws {
    let site = try Self.site(head: "store: { country: DE }")
    try site.lock(
      RecordedSearch("jazz", departed: [(Self.line("gone", 9), Self.nine)]),
      RecordedSearch("books", storefront: "DE"))
    #expect(site.build().isDone)
    #expect(try !site.pages().stablePaths.contains { $0.contains("nine-9") })
  }

  @Test("has no page where the site does not want one, and its file is looked at by frozen builds alone")
  func dropped() throws {
    let site = try Self.site(jazz: [(Self.line("left", 9), Self.nine)], head: "vanished: drop")
    #expect(site.build("--strict", "--frozen").isDone)
    #expect(try site.pages().stablePaths == Self.live)
    try site.remove("snapshots/jazz.departed.json")
    #expect(site.build("--strict").isDone)
    #expect(site.build("--frozen").isFailed)
  }
}
