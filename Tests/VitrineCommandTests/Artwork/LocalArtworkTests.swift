import Foundation
import TestSupport
import Testing

@Suite("Pictures of the publisher's own")
struct LocalArtworkTests {
  /// The sizes of the files of a picture of 300 × 200 pixels.
  private static let sizes = [60, 100, 120, 180, 200, 240, 300]

  private static func site(_ count: Int = 2, head: String = "") throws -> SiteFixture {
    let songs = (1...count).map { number in
      StoreJSON.song(
        number, "Song \(number)",
        ["artworkUrl100": .text("https://is1-ssl.mzstatic.com/s\(number)/100x100bb.jpg")])
    }
    return try SiteFixture(songs, head: head)
  }

  private static func red(width: Int = 300, height: Int = 200) -> Data {
    PNGSample.plain(width: width, height: height, 200, 30, 40)
  }

  /// The names of pictures, and what stands behind the name in their files' names.
  private static func pictures(_ site: SiteFixture) throws -> [String: [String]] {
    let files = try site.pages().paths.filter { $0.hasPrefix("artwork/") }.map { $0.dropFirst(8) }
    return Dictionary(grouping: files) { String($0.prefix(20)) }.mapValues { names in
      names.map { String($0.dropFirst(21)) }.sorted()
    }
  }

  @Test("are made into files of all sizes up to their own, which the item's pages show")
  func shown() throws {
    let site = try Self.site(head: "artwork: remote")
    try site.write(Self.red(), to: "artwork/1.png")
    let outcome = site.build("--strict")
    #expect(outcome.isDone, "\(outcome.messages)")
    #expect(outcome.messages.contains(" 5 pages, 1 picture: "))
    let pictures = try Self.pictures(site)
    let name = try #require(pictures.keys.first)
    #expect(pictures == [name: Self.sizes.flatMap { ["\($0).jpg", "\($0).webp"] }.sorted()])
    let pages = try site.pages()
    #expect(pages.linkFaults().isEmpty)
    for page in ["index.html", "one/index.html", "item/song-1-1/index.html"] {
      let text = pages.text(page)
      #expect(
        text.contains("/artwork/\(name)-60.webp 60w, ") || text.contains("/artwork/\(name)-100.webp 100w"))
      #expect(text.contains(##"viewBox="0 0 300 200" fill="#c81e28""##))
      #expect(text.contains("content=\"https://example.org/artwork/\(name)-300.jpg\""))
      #expect(!text.contains("/s1/"))
    }
    #expect(pages.text("one/index.html").contains("/s2/60x60bb.jpg"))
    #expect(pages.text("item/song-2-2/index.html").contains("/s2/300x300bb.jpg"))
  }

  @Test("are credited to nobody, where the store's are credited to the store")
  func credit() throws {
    let site = try Self.site()
    try site.write(Self.red(), to: "artwork/1.png")
    #expect(site.build().isDone)
    #expect(!site.page("item/song-1-1/index.html").contains("class=\"credit\""))
    #expect(site.page("item/song-2-2/index.html").contains("<p class=\"credit\">Artwork: iTunes Store</p>"))
    for number in 1...2 {
      #expect(site.page("item/song-\(number)-\(number)/index.html").contains(">View in iTunes Store</a></p>"))
    }
  }

  @Test("with transparency come as PNG where others come as JPEG, with nothing behind them")
  func transparent() throws {
    let site = try Self.site()
    try site.write(PNGSample.plain(width: 60, height: 60, 9, 9, 9, alpha: 99), to: "artwork/2.x")
    #expect(site.build("--strict").isDone)
    #expect(try Self.pictures(site).values.first == ["60.png", "60.webp"])
    #expect(!site.page("one/index.html").contains("backdrop"))
  }

  @Test("that are the same are stored once")
  func shared() throws {
    let site = try Self.site(3)
    for name in ["1.png", "2.jpeg", "3.webp"] { try site.write(Self.red(), to: "artwork/\(name)") }
    let outcome = site.build("--strict")
    #expect(outcome.messages.contains(" 1 picture: "), "\(outcome.messages)")
    #expect(try Self.pictures(site).count == 1)
  }

  @Test("are not decoded again: not by the next build, nor when the output is gone")
  func unchanged() throws {
    let site = try Self.site()
    try site.write(Self.red(), to: "artwork/1.png")
    #expect(site.build().isDone)
    let (before, traces) = (try site.pages(), try site.traces())
    func build() -> BuildOutcome {
      CapturedRun.run(["build", "--site", site.path], imageProgram: "/nonexistent")
    }
    #expect(build().messages.contains(": 0 written, 27 unchanged, 0 removed, 0 warnings"))
    #expect(try site.traces() == traces)
    try site.remove("public")
    #expect(build().messages.contains(": 27 written, 0 unchanged, "))
    #expect(try site.pages() == before)
  }

  @Test("that are changed get other names; the files of the old ones go, and no other page is made")
  func changed() throws {
    let site = try Self.site()
    try site.write(Self.red(), to: "artwork/1.png")
    #expect(site.build().isDone)
    let old = try Self.pictures(site)
    try site.write(PNGSample.plain(width: 60, height: 60, 0, 0, 255), to: "artwork/1.png")
    let outcome = site.build()
    #expect(
      outcome.messages.contains(" 1 picture: 5 written, 10 unchanged, 14 removed, "), "\(outcome.messages)")
    let new = try Self.pictures(site)
    #expect(new.values.first == ["60.jpg", "60.webp"] && new.keys != old.keys)
    try site.remove("artwork/1.png")
    let last = site.build()
    #expect(last.messages.contains(" 5 pages: 3 written, 10 unchanged, 2 removed, "), "\(last.messages)")
    #expect(try Self.pictures(site).isEmpty && site.page("one/index.html").contains("/s1/60x60bb.jpg"))
  }

  @Test("give the same files in one process or in four")
  func deterministic() throws {
    let site = try Self.site(6)
    for number in 1...6 {
      try site.write(
        PNGSample.plain(width: 20 + number, height: 30, UInt8(number), 9, 9), to: "artwork/\(number).png")
    }
    #expect(site.build("--jobs", "1").isDone)
    let first = try site.pages()
    try site.remove("public")
    try site.remove(".vitrine")
    #expect(site.build("--jobs", "4").isDone)
    #expect(try site.pages() == first)
  }

  @Test("that are lost from the cache are made again, and nothing is written")
  func lostCache() throws {
    let site = try Self.site()
    try site.write(Self.red(), to: "artwork/1.png")
    #expect(site.build().isDone)
    let traces = try site.traces()
    try site.remove(".vitrine")
    #expect(site.build().messages.contains(": 0 written, 27 unchanged, "))
    #expect(try site.traces() == traces)
    try site.remove(".vitrine/artwork/packs")
    try site.remove("public")
    #expect(site.build().messages.contains(": 27 written, "))
  }

  @Test("whose files are damaged in the cache are made again")
  func damagedPacks() throws {
    let site = try Self.site(3)
    for number in 1...3 {
      try site.write(PNGSample.plain(width: 9, height: 9, UInt8(number), 30, 40), to: "artwork/\(number).png")
    }
    #expect(site.build().isDone)
    let before = try site.pages()
    let packs = try site.temporary.files().filter { $0.contains("/packs/") }
    #expect(packs.count == 3)
    for pack in packs {
      var bytes = try site.temporary.read(pack)
      bytes[bytes.count / 2] ^= 1
      try site.temporary.write(bytes, to: pack)
    }
    try site.remove("public")
    let outcome = site.build("--strict")
    #expect(outcome.isDone, "\(outcome.messages)")
    #expect(try site.pages() == before)
    try site.remove("public")
    #expect(CapturedRun.run(["build", "--site", site.path], imageProgram: "/nonexistent").isDone)
    #expect(try site.pages() == before)
  }
}
