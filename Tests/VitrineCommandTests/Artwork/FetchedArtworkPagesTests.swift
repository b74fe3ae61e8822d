import ArtworkCache
import ArtworkModel
import CatalogModel
import Foundation
import Records
import TestSupport
import Testing

@Suite("Pictures that were fetched")
struct FetchedArtworkPagesTests {
  private static func address(_ number: Int) -> String {
    "https://is1-ssl.mzstatic.com/s\(number)/100x100bb.jpg"
  }

  private static func site(head: String = "") throws -> SiteFixture {
    try SiteFixture(
      (1...4).map { .song($0, "Song \($0)", ["artworkUrl100": .text(address($0))]) }, head: head)
  }

  /// Puts into the cache what a fetch would.
  private static func fetch(
    _ number: Int, _ outcome: (ArtworkFolder) throws -> FetchedArtwork.Outcome, in site: SiteFixture
  )
    throws
  {
    let folder = ArtworkFolder(site: site.path)
    try folder.make()
    try folder.sources.prepare()
    let url = ArtworkURL(try #require(WebURL(address(number))))
    try folder.fetchedLog().append(
      FetchedArtwork(
        key: ArtworkKey(Artwork(small: url, large: url)), address: address(number),
        outcome: try outcome(folder),
        checked: UTCTime(unixSeconds: 0)
      ).record)
  }

  private static func source(_ data: Data, in folder: ArtworkFolder) throws -> FetchedArtwork.Outcome {
    let digest = SHA256Digest(of: Array(data))
    try folder.sources.put(digest.text, Array(data))
    return .source(digest)
  }

  private static let green = PNGSample.plain(width: 120, height: 120, 10, 200, 30)

  @Test("are shown from the site; those that were not fetched from the store; bad ones are drawn")
  func standings() throws {
    let site = try Self.site()
    try Self.fetch(1, { try Self.source(Self.green, in: $0) }, in: site)
    try Self.fetch(2, { _ in .missing(status: 404) }, in: site)
    try Self.fetch(3, { _ in .refused(.notAnImage("an HTML page")) }, in: site)
    let outcome = site.build("--json")
    #expect(outcome.isDone)
    #expect(outcome.warnings.count == 1)
    #expect(
      outcome.messages.contains(
        "one.json: warning: search \"one\", item 3 (song-3): the store's picture cannot be shown: "
          + "it is an HTML page, not a picture"), "\(outcome.messages)")
    #expect(
      outcome.data.contains("\"made\":1,") && outcome.data.contains("\"pictures\":1,\"rendered\":7,")
        && outcome.data.contains("\"unfetched\":1,"), "\(outcome.data)")
    let pages = try site.pages()
    #expect(pages.linkFaults().isEmpty)
    #expect(pages.text("item/song-1-1/index.html").contains("-120.webp 120w"))
    #expect(pages.text("item/song-1-1/index.html").contains("<p class=\"credit\">Artwork: iTunes Store</p>"))
    for number in 2...3 {
      #expect(
        pages.text("item/song-\(number)-\(number)/index.html").contains(
          "<svg class=\"tile-artwork placeholder"))
    }
    #expect(pages.text("item/song-4-4/index.html").contains("/s4/300x300bb.jpg"))
    #expect(site.build().messages.contains(": 0 written, "))
  }

  @Test("do not count where the site shows the store's own")
  func remote() throws {
    let site = try Self.site(head: "artwork: remote")
    try Self.fetch(1, { try Self.source(Self.green, in: $0) }, in: site)
    #expect(site.build("--strict").isDone)
    #expect(site.page("item/song-1-1/index.html").contains("/s1/300x300bb.jpg"))
    #expect(try site.pages().paths.allSatisfy { !$0.hasPrefix("artwork/") })
  }

  @Test("change the pages of their search when they come, and no others")
  func arrival() throws {
    let site = try Self.site()
    #expect(site.build().isDone)
    try Self.fetch(4, { try Self.source(Self.green, in: $0) }, in: site)
    let outcome = site.build("--json")
    #expect(outcome.data.contains("\"rendered\":6,"), "\(outcome.data)")
    let before = try site.pages()
    try site.remove("public")
    #expect(site.build().isDone)
    #expect(try site.pages() == before)
  }

  @Test("that cannot be decoded are warned about in every build, and decoded once")
  func damaged() throws {
    let site = try Self.site()
    try Self.fetch(1, { try Self.source(Self.green.prefix(200), in: $0) }, in: site)
    let outcome = site.build()
    #expect(outcome.isDone && outcome.warnings.count == 1)
    #expect(
      outcome.messages.contains(
        "item 1 (song-1): the store's picture cannot be shown: it is cut off or damaged"))
    #expect(site.page("item/song-1-1/index.html").contains("<svg class=\"tile-artwork placeholder"))
    let again = CapturedRun.run(["build", "--site", site.path], imageProgram: "/nonexistent")
    #expect(again.isDone && again.warnings == outcome.warnings)
  }

  @Test(
    "whose bytes are gone from the cache, or not what they were, are shown from the store, with a warning",
    arguments: [true, false])
  func lost(isRemoved: Bool) throws {
    let site = try Self.site()
    try Self.fetch(1, { try Self.source(Self.green, in: $0) }, in: site)
    let file = try #require(try site.temporary.files().first { $0.contains("/sources/") })
    if isRemoved {
      try FileManager.default.removeItem(at: site.temporary.url.appendingPathComponent(file))
    } else {
      try site.temporary.write(Self.green + [0], to: file)
    }
    let outcome = site.build()
    #expect(outcome.isDone && outcome.warnings.count == 1)
    #expect(outcome.messages.contains("hint: run vitrine fetch to get it again"), "\(outcome.messages)")
    #expect(site.page("item/song-1-1/index.html").contains("/s1/300x300bb.jpg"))
  }

  @Test(
    "the first picture of a page is asked for first, those in sight at once, the others when they come near")
  func order() throws {
    let site = try SiteFixture((1...12).map { .song($0, "Song \($0 + 10)") })
    for number in 1...12 {
      try site.write(PNGSample.plain(width: 30, height: number, 9, 9, 9), to: "artwork/\(number).png")
    }
    #expect(site.build("--strict").isDone)
    for (page, eager) in [("one/index.html", 6), ("index.html", 6), ("item/song-11-1/index.html", 1)] {
      let text = site.page(page)
      let images = text.matches(of: /<picture>.*?<img ([^>]*)>/).map { String($0.1) }
      #expect(images.count == (page == "one/index.html" ? 12 : eager))
      #expect(images.allSatisfy { $0.contains(" width=\"") && $0.contains(" height=\"") })
      #expect(images.map { $0.contains("fetchpriority=\"high\"") } == images.indices.map { $0 == 0 })
      #expect(
        images.map { $0.contains("loading=\"lazy\" decoding=\"async\"") }
          == images.indices.map { $0 >= eager })
    }
  }
}
