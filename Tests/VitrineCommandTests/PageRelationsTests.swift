import Foundation
import TestSupport
import Testing

@Suite("How pages refer to each other")
struct PageRelationsTests {
  /// 40 songs, 18 on a page, under a base path.
  private static func pages() throws -> OutputPages {
    let site = try SiteFixture(SiteFixture.configuration(url: "https://example.org/shelf/"))
    try site.record(StoreJSON.songs(40).shuffled(seed: 1))
    let outcome = site.build("--strict")
    try #require(outcome.isDone, "\(outcome.messages)")
    return try site.pages()
  }

  private static func grid(_ page: Int) -> String {
    page == 1 ? "one/index.html" : "one/page/\(page)/index.html"
  }

  @Test("Tiles are in the order of their names, numbers compared as numbers, 18 on a page")
  func order() throws {
    let pages = try Self.pages()
    var shown: [String] = []
    for page in 1...3 {
      let names = OutputPages.between(
        "class=\"tile-name\"><bdi>", "</bdi>", in: pages.files[Self.grid(page)] ?? Data())
      #expect(names.count == (page == 3 ? 4 : 18))
      shown += names
    }
    #expect(shown == (1...40).map { "Song \($0)" })
  }

  @Test("Every detail page leads back to its own tile")
  func backLinks() throws {
    let pages = try Self.pages()
    for number in 1...40 {
      let page = (number - 1) / 18 + 1
      let address = page == 1 ? "/shelf/one/" : "/shelf/one/page/\(page)/"
      let detail = pages.text("item/song-\(number)-\(number)/index.html")
      #expect(detail.contains("class=\"close\" href=\"\(address)#item-song-\(number)\""), "\(number)")
      let tile = "id=\"item-song-\(number)\" href=\"/shelf/item/song-\(number)-\(number)/\""
      #expect(pages.text(Self.grid(page)).contains(tile), "\(number)")
    }
  }

  @Test("Grid pages name the ones before and after them, and mark where they are among the dots")
  func neighbors() throws {
    let pages = try Self.pages()
    let addresses = ["/shelf/one/", "/shelf/one/page/2/", "/shelf/one/page/3/"]
    for page in 1...3 {
      let text = pages.text(Self.grid(page))
      for (relation, neighbor) in [("prev", page - 1), ("next", page + 1)] {
        let link = OutputPages.between("<link rel=\"\(relation)\" href=\"", "\"", in: Data(text.utf8))
        #expect(link == (addresses.indices.contains(neighbor - 1) ? [addresses[neighbor - 1]] : []))
      }
      #expect(
        text.contains(
          "<a href=\"\(addresses[page - 1])\" aria-current=\"page\"><span>Page \(page) of 3</span>"))
      #expect(text.components(separatedBy: "aria-current").count == 2)
    }
    #expect(pages.files["one/page/1/index.html"] == nil)
  }

  @Test("Every page says which address it has, and the sitemap lists those and no others")
  func canonical() throws {
    let pages = try Self.pages()
    var addresses: [String] = []
    for path in pages.paths where path.hasSuffix("index.html") {
      let address = "https://example.org/shelf/" + path.dropLast("index.html".count)
      #expect(pages.text(path).contains("<link rel=\"canonical\" href=\"\(address)\">"), "\(path)")
      addresses.append(address)
    }
    #expect(!pages.text("404.html").contains("canonical"))
    let listed = OutputPages.between("<loc>", "</loc>", in: pages.files["sitemap.xml"] ?? Data())
    #expect(listed.sorted() == addresses.sorted())
    #expect(pages.text("robots.txt").contains("Sitemap: https://example.org/shelf/sitemap.xml\n"))
  }
}

extension Array {
  /// The same elements in an order that only the seed decides.
  fileprivate func shuffled(seed: UInt64) -> [Element] {
    var numbers = SeededGenerator(seed: seed)
    return shuffled(using: &numbers)
  }
}
