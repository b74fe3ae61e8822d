import CatalogModel
import SiteAssembly
import TestSupport
import Testing
import Tiling

@Suite struct CatalogIndexTests {
  @Test("the first search that finds an item makes its page")
  func firstSearchOwns() {
    let shared = Samples.item(1, "One")
    let index = Samples.index([[Samples.item(2, "Two"), shared], [shared, Samples.item(3, "Three")]])
    #expect(index.itemCount == 3)
    #expect(index.place(of: shared.key)?.owner == 0)
    #expect(index.place(of: shared.key)?.folder.name == "one-1")
    #expect(index.place(of: Samples.item(3).key)?.owner == 1)
    #expect(index.place(of: Samples.item(3).key)?.folder.name == "three-3")
    #expect(index.place(of: Samples.item(4).key) == nil)
  }

  @Test("an item that has another name in a later search keeps the page of the first")
  func staleName() {
    let index = Samples.index([[Samples.item(1, "New")], [Samples.item(1, "Old")]])
    #expect(index.folders == ["new-1"])
  }

  @Test("a search that lists an item twice has one page for it")
  func repeatedItem() {
    let index = Samples.index([[Samples.item(1), Samples.item(1)]])
    #expect(index.itemCount == 1)
    #expect(index.searches.map(\.count) == [2])
  }

  @Test(
    "a folder is the name's slug and the id",
    arguments: [
      ("Blue in Green", Int64(7), "US", "blue-in-green-7"),
      ("🎷", 7, "US", "7"),
      ("", 1, "US", "1"),
      ("Blue", 7, "DE", "blue-7_de"),
      ("🎷", 7, "DE", "7_de"),
      ("Café", .max, "US", "café-9223372036854775807"),
    ])
  func folders(name: String, id: Int64, country: String, folder: String) {
    let index = Samples.index([[Samples.item(id, name, country: country)]])
    #expect(index.folders == [folder])
  }

  @Test(
    "kinds that share number and name are kept apart, the first in alphabetical order keeping the plain folder"
  )
  func kinds() {
    let items = ["song", "album", "music-video"].map { Samples.item(5, "Same", kind: $0) }
    let index = Samples.index([items])
    #expect(index.place(of: items[0].key)?.folder.name == "same-5__song")
    #expect(index.place(of: items[1].key)?.folder.name == "same-5")
    #expect(index.place(of: items[2].key)?.folder.name == "same-5__music-video")
  }

  @Test("kinds with the same number and different names need nothing more")
  func kindsWithOtherNames() {
    let index = Samples.index([[Samples.item(5, "A"), Samples.item(5, "B", kind: "album")]])
    #expect(index.folders == ["a-5", "b-5"])
  }

  @Test("the same item in two storefronts has two pages")
  func storefronts() {
    let index = Samples.index(
      [["US", "DE", "GB"].map { Samples.item(5, "Same", country: $0) }], country: "GB")
    #expect(index.folders == ["same-5", "same-5_de", "same-5_us"])
  }

  private static func index(_ searches: [(live: [Item], departed: [Item])]) -> CatalogIndex {
    CatalogIndex(searches: searches.map { Samples.digest($0.live, departed: $0.departed) }, country: "US")
  }

  private static func departedPages(_ index: CatalogIndex) -> [[String]] {
    index.searches.indices.map { index.departedPages(ofSearch: $0).map(\.folder.name) }
  }

  @Test("an item that no search has any more has the page of the first search that once had it")
  func departed() {
    let gone = Samples.item(9, "Nine")
    let index = Self.index([
      ([Samples.item(1, "One")], []), ([], [gone]), ([], [gone, Samples.item(8, "Eight")]),
    ])
    #expect(index.place(of: gone.key)?.owner == 1)
    #expect(index.place(of: gone.key)?.isDeparted == true)
    #expect(Self.departedPages(index) == [[], ["nine-9"], ["eight-8"]])
    #expect(index.itemCount == 1)
    #expect(index.departedCount == 2)
  }

  @Test("an item that any search has is not departed, whichever lost it", arguments: [0, 1])
  func returned(loser: Int) {
    let item = Samples.item(9, "Nine")
    var searches: [(live: [Item], departed: [Item])] = [([item], []), ([item], [])]
    searches[loser] = ([], [item])
    let index = Self.index(searches)
    #expect(index.place(of: item.key)?.owner == 1 - loser)
    #expect(index.place(of: item.key)?.isDeparted == false)
    #expect(index.departedPages(ofSearch: loser).isEmpty)
    #expect(index.itemCount == 1 && index.departedCount == 0)
    #expect(Self.index([([item], [item])]).departedCount == 0)
  }

  @Test("a departed item keeps its address, and those it shares its number and name with keep theirs")
  func departedAddresses() {
    let (song, album) = (Samples.item(5, "Same"), Samples.item(5, "Same", kind: "album"))
    let before = Samples.index([[song, album]])
    for (live, departed) in [([song], [album]), ([album], [song]), ([], [album, song])] {
      let index = Self.index([(live, departed)])
      for item in [song, album] {
        #expect(index.place(of: item.key)?.folder == before.place(of: item.key)?.folder)
        #expect(index.place(of: item.key)?.isDeparted == departed.contains(item))
      }
      #expect(index.itemCount == live.count && index.departedCount == departed.count)
    }
  }

  @Test("the sitemap lists departed items behind the others of their search")
  func departedPaths() throws {
    let index = Self.index([
      ([Samples.item(1, "One")], [Samples.item(9, "Nine")]), ([Samples.item(2, "Two")], []),
    ])
    let site = try Samples.site(
      theme: try Samples.theme(), searches: [Samples.search("a"), Samples.search("b")])
    #expect(
      index.pagePaths(site).texts == [
        "/shelf/", "/shelf/a/", "/shelf/b/", "/shelf/item/one-1/", "/shelf/item/nine-9/",
        "/shelf/item/two-2/",
      ])
    #expect(index.pageCount(site) == 7)
  }

  @Test("counts and folders hold for any mixture of items had and lost", arguments: 0..<25)
  func hostileDepartures(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let items = Self.hostileItems(&random)
    let live = items.filter { _ in Bool.random(using: &random) }
    let lost = items.filter { _ in Bool.random(using: &random) }
    let index = Self.index([(live, Array(lost.prefix(lost.count / 2))), ([], lost)])
    let (had, known) = (Set(live.map(\.key)), Set((live + lost).map(\.key)))
    #expect(index.itemCount == had.count)
    #expect(index.departedCount == known.count - had.count)
    #expect(Self.departedPages(index).joined().count == index.departedCount)
    let folders = known.compactMap { index.place(of: $0)?.folder.name.lowercased() }
    #expect(Set(folders).count == known.count)
    for key in known { #expect(index.place(of: key)?.isDeparted == !had.contains(key)) }
  }

  @Test("folders do not depend on the order of searches or items", arguments: 0..<10)
  func orderDoesNotMatter(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let items = Self.hostileItems(&random)
    let searches = [Array(items.prefix(items.count / 2)), Array(items.dropFirst(items.count / 2))]
    let shuffled = searches.shuffled(using: &random).map { $0.shuffled(using: &random) }
    let (first, second) = (Samples.index(searches), Samples.index(shuffled))
    for item in items {
      #expect(first.place(of: item.key)?.folder == second.place(of: item.key)?.folder)
    }
    #expect(first.folders == second.folders)
  }

  @Test("no two items ever share a folder, not even where letter case does not count", arguments: 0..<25)
  func foldersAreUnique(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let items = Self.hostileItems(&random)
    let index = Samples.index([items])
    #expect(index.itemCount == Set(items.map(\.key)).count)
    #expect(Set(index.folders.map { $0.lowercased() }).count == index.itemCount)
    for folder in index.folders {
      #expect(folder.utf8.count <= 255)
      #expect(!folder.contains("/") && !folder.contains("\0") && folder != "." && folder != "..")
    }
  }

  @Test("kinds whose slugs are the same, or end in a number, do not meet")
  func numberedKinds() {
    let kinds = [
      "Song1", "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "song", "song 1", "song_2", "song2", "",
    ]
    let index = Samples.index([kinds.map { Samples.item(5, "Same", kind: $0) }])
    #expect(Set(index.folders).count == kinds.count)
  }

  @Test("the sitemap lists the home page, every grid page and every item once")
  func pagePaths() throws {
    let items = (1...7).map { Samples.item(Int64($0), "Ü") }
    let site = try Samples.site(
      theme: try Samples.theme(), searches: [Samples.search("a"), Samples.search("b")])
    let paths = Samples.index([items, []]).pagePaths(site).texts
    #expect(
      paths == [
        "/shelf/", "/shelf/a/", "/shelf/a/page/2/", "/shelf/b/", "/shelf/item/%C3%BC-1/",
        "/shelf/item/%C3%BC-2/", "/shelf/item/%C3%BC-3/", "/shelf/item/%C3%BC-4/", "/shelf/item/%C3%BC-5/",
        "/shelf/item/%C3%BC-6/", "/shelf/item/%C3%BC-7/",
      ])
  }

  @Test("an item's page is listed where the search that makes it shows it, once")
  func pageOrder() throws {
    let items = [Samples.item(1, "b"), Samples.item(2, "a"), Samples.item(1, "b")]
    let digests = [Samples.digest(items, order: [1, 0]), Samples.digest(items, order: [0, 1, 2])]
    let site = try Samples.site(
      theme: try Samples.theme(), searches: [Samples.search("x"), Samples.search("y")])
    let paths = CatalogIndex(searches: digests, country: "US").pagePaths(site).texts
    #expect(paths == ["/shelf/", "/shelf/x/", "/shelf/y/", "/shelf/item/a-2/", "/shelf/item/b-1/"])
  }

  /// Few numbers, names that make the same slug, and kinds that make the same word.
  private static func hostileItems(_ random: inout SeededGenerator) -> [Item] {
    let names = [
      "Same", "same!", "SAME", "same-5", "same 5 song", "", "🎷", "é", "e\u{301}", "a__b", "same-5_de",
    ]
    let kinds = [
      "song", "Song", "SONG", "song ", "song1", "song-2", "Song_2", "__", "", "曲", "../..", "album",
    ]
    let countries = ["US", "DE", "GB"]
    var items: [Item] = []
    var seen: Set<ItemKey> = []
    for _ in 0..<300 {
      let item = Samples.item(
        [5, 55, 2].randomElement(using: &random) ?? 1, names.randomElement(using: &random) ?? "",
        kind: kinds.randomElement(using: &random) ?? "",
        country: countries.randomElement(using: &random) ?? "US")
      if seen.insert(item.key).inserted { items.append(item) }
    }
    return items
  }
}

extension CatalogIndex {
  /// The folders of all items, sorted.
  fileprivate var folders: [String] {
    let keys = Set(searches.flatMap { $0.entries.map(\.key) })
    return keys.compactMap { place(of: $0)?.folder.name }.sorted()
  }
}
