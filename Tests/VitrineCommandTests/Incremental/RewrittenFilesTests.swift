import Foundation
import TestSupport
import Testing

@Suite("A build after one change")
struct RewrittenFilesTests {
  /// A change and the files that show it; `item/*` stands for all that begin so.
  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let file: String
    let text: String
    let written: [String]

    init(_ description: String, _ file: String, _ text: String, writes written: [String]) {
      self.testDescription = description
      self.file = file
      self.text = text
      self.written = written
    }
  }

  private static let jazz = "snapshots/jazz.json"

  private static let changes = [
    Change("no change at all", jazz, answer(), writes: []),
    Change(
      "a price", jazz, answer(19, ["trackPrice": 1.29]),
      writes: ["item/tune-19-19/index.html", "jazz/page/2/index.html"]),
    Change(
      "an artist on the second page", jazz, answer(19, ["artistName": "Ada"]),
      writes: ["item/tune-19-19/index.html", "jazz/page/2/index.html"]),
    Change(
      "an artist on the first page", jazz, answer(1, ["artistName": "Ada"]),
      writes: ["item/tune-1-1/index.html", "jazz/index.html"]),
    Change(
      "a picture that the home page shows", jazz,
      answer(1, ["artworkUrl100": "https://i.example.com/100x100bb.jpg"]),
      writes: ["index.html", "item/tune-1-1/index.html", "jazz/index.html"]),
    Change(
      "a name, which is in the address too, of an item of two searches", jazz,
      answer(3, ["trackName": "Tune 3b"]),
      writes: [
        "books/index.html", "item/tune-3b-3/index.html", "jazz/index.html", "sitemap.xml",
      ]),
    Change(
      "a price in an answer that does not make the item's page", "snapshots/books.json",
      StoreJSON.answer([
        .song(900, "Über Bücher", ["kind": "ebook"]), .song(3, "Tune 3", ["trackPrice": 5]),
        .song(901, "夜の本", ["kind": "ebook"]),
      ]), writes: ["books/index.html"]),
    Change(
      "the text of an intro with a summary of its own", "intros/jazz.md",
      "---\ntitle: All that jazz\nsummary: After ten.\n---\nOther words.\n", writes: ["jazz/index.html"]),
    Change(
      "a summary", "intros/jazz.md",
      "---\ntitle: All that jazz\nsummary: Before ten.\n---\nBack [home](home.md).\n",
      writes: ["index.html", "jazz/*"]),
    Change("the intro of the home page", "intros/home.md", "Other words.\n", writes: ["index.html"]),
    Change(
      "the template of missing pages", "templates/not-found.mustache", "<p>Gone</p>\n", writes: ["404.html"]),
    Change(
      "the template of pictures", "templates/preview.mustache", "<b>{{name}}</b>\n", writes: ["index.html"]),
    Change(
      "the template of tiles", "templates/tile.mustache", "<li>{{name}}</li>\n",
      writes: ["books/*", "jazz/*"]),
    Change(
      "the template of items", "templates/detail.mustache", "<h1>{{heading}}</h1>\n", writes: ["item/*"]),
    Change("a picture", "assets/map.png", "another picture", writes: ["assets/map.png"]),
    Change("a file of its own", "assets/new.txt", "new", writes: ["assets/new.txt"]),
    Change(
      "the style sheet", "assets/custom.css", "p { color: red }\n",
      writes: ["404.html", "assets/site.*.css", "books/*", "index.html", "item/*", "jazz/*"]),
    Change(
      "a search's title", "site.yml", configuration.replacing("title: Books", with: "title: Paper"),
      writes: [
        "books/index.html", "index.html", "item/über-bücher-900/index.html", "item/夜の本-901/index.html",
      ]),
    Change(
      "the site's title", "site.yml", configuration.replacing("Night Shelf", with: "Day Shelf"),
      writes: [
        "404.html", "assets/*.svg", "assets/*.webmanifest", "books/*", "index.html", "item/*", "jazz/*",
      ]),
  ]

  private static let configuration = OutputSample.configuration

  @Test("writes the files that show it and no others", arguments: changes)
  func rewritten(_ change: Change) throws {
    let site = try OutputSample.site()
    try site.write(
      "---\ntitle: All that jazz\nsummary: After ten.\n---\nBack [home](home.md).\n", to: "intros/jazz.md")
    #expect(site.build().isDone)
    let before = try OutputTree(at: site.output)
    try site.write(change.text, to: change.file)
    let outcome = site.build()
    #expect(outcome.isDone, "\(outcome.messages)")
    let after = try OutputTree(at: site.output)
    let written = after.files.filter { before.identities[$0] != after.identities[$0] }
    #expect(written == after.files.filter { file in change.written.contains { Self.matches(file, $0) } })
    for pattern in change.written { #expect(written.contains { Self.matches($0, pattern) }, "\(pattern)") }
    #expect(outcome.messages.contains(": \(written.count) written, "), "\(outcome.messages)")
  }

  private static func matches(_ file: String, _ pattern: String) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return file == pattern }
    return file.hasPrefix(parts[0]) && file.hasSuffix(parts[1])
  }

  /// The answer of `OutputSample`'s larger search with other values for one song.
  private static func answer(_ number: Int = 0, _ fields: KeyValuePairs<String, StoreJSON> = [:]) -> String {
    var songs = StoreJSON.songs(20, named: "Tune")
    if number > 0 { songs[number - 1] = .song(number, "Tune \(number)", fields) }
    return StoreJSON.answer(songs)
  }
}
