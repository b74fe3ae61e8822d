import CatalogModel
import Foundation
import StoreSearch
import TestSupport
import Testing

/// The fields of an item that a recording is held against, as text.
struct ExpectedItem: Sendable, CustomTestStringConvertible {
  let file: String
  let index: Int
  let key: String
  let name: String
  var artist: String?
  var collection: String?
  let genre: String?
  let url: String
  var artwork: String?
  let price: String
  var date: String?
  var isExplicit = false

  var testDescription: String { "\(key) of \(file)" }
}

@Suite("Recorded results of each kind", .enabled(if: SharedFolder.isAvailable, "needs ../shared"))
struct RecordedKindTests {
  static let expected: [ExpectedItem] = [
    ExpectedItem(
      file: "gb-lookup-255636575", index: 0, key: "album 255636575", name: "Hits of the 90s",
      artist: "Various Artists", genre: "Pop",
      url: "https://music.apple.com/gb/album/hits-of-the-90s/255636575?uo=4",
      artwork: "60x60bb.jpg 100x100bb.jpg", price: "not sold separately", date: "2002-05-24"),
    ExpectedItem(
      file: "gb-lookup-255636575", index: 1, key: "song 255636631", name: "Freak Me", artist: "Another Level",
      collection: "Hits of the 90s", genre: "Pop",
      url: "https://music.apple.com/gb/album/freak-me/255636575?i=255636631&uo=4",
      artwork: "60x60bb.jpg 100x100bb.jpg", price: "9900 GBP", date: "1998-04-27"),
    ExpectedItem(
      file: "gb-lookup-artist-albums", index: 0, key: "artist 414425", name: "Slayer", genre: "Metal",
      url: "https://itunes.apple.com/gb/artist/slayer/id414425?uo=4", price: "unknown"),
    ExpectedItem(
      file: "gb-search-artist-slayer", index: 45, key: "author 507959364", name: "Ben Fisher",
      genre: "Graphic Novels", url: "https://itunes.apple.com/gb/author/ben-fisher/id507959364?mt=11&uo=4",
      price: "unknown"),
    ExpectedItem(
      file: "us-album-beatles", index: 1, key: "music-video 1441165138", name: "Please Please Me",
      artist: "The Beatles", genre: "Rock",
      url: "https://music.apple.com/us/music-video/please-please-me-documentary/1441165138?uo=4",
      artwork: "60x60bb.jpg 100x100bb.jpg", price: "19900 USD", date: "2009-09-09"),
    ExpectedItem(
      file: "us-all-michaeljackson-movies", index: 0, key: "feature-movie 296776317",
      name: "Trailer Park Boys: The Movie", artist: "Mike Clattenburg", genre: "Comedy",
      url: "https://itunes.apple.com/us/movie/trailer-park-boys-the-movie/id296776317?uo=4",
      artwork: "dj.ubdrfkwi.60x60-50.jpg dj.ubdrfkwi.100x100-75.jpg", price: "59900 USD", date: "2007-08-07"),
    ExpectedItem(
      file: "us-tvshow-lost-2011", index: 0, key: "tv-episode 81947350", name: "Man of Science, Man of Faith",
      artist: "LOST", collection: "LOST, Season 2", genre: "Drama",
      url:
        "https://itunes.apple.com/WebObjects/MZStore.woa/wa/viewTVSeason?i=81947350&id=82050675&s=143441&uo=4",
      artwork: "mzi.hxpsjqiz.80x60-75.jpg mzi.hxpsjqiz.133x100-99.jpg", price: "19900 USD", date: "2005-09-21"
    ),
    ExpectedItem(
      file: "us-audiobook-hemingway", index: 0, key: "audiobook 202323080",
      name: "The Sun Also Rises (Unabridged) [Unabridged Fiction]", artist: "Ernest Hemingway",
      genre: "Audiobooks",
      url: "https://itunes.apple.com/us/audiobook/sun-also-rises-unabridged/id202323080?uo=4",
      artwork: "mzi.wrpbhyvo.60x60-50.jpg mzi.wrpbhyvo.100x100-75.jpg", price: "199500 USD",
      date: "2003-04-28"),
    ExpectedItem(
      file: "us-ebook-alice", index: 0, key: "ebook 395687613", name: "Alice in Wonderland",
      artist: "J. C.\u{A0}Gorham", genre: "Fiction & Literature, Books",
      url: "https://itunes.apple.com/us/book/alice-in-wonderland/id395687613?mt=11&uo=4",
      artwork: "coverArt.f0a710.60x60-50.jpg coverArt.f0a710.100x100-75.jpg", price: "free",
      date: "2006-10-16"),
    ExpectedItem(
      file: "es-podcasts-2", index: 0, key: "podcast 205892240", name: "Test Match Special",
      artist: "BBC Radio 5 Live", genre: "Deportes",
      url: "https://podcasts.apple.com/es/podcast/test-match-special/id205892240?uo=4",
      artwork: "60x60bb.jpg 600x600bb.jpg", price: "free", date: "2023-08-05"),
    ExpectedItem(
      file: "us-podcast-episodes-101", index: 1, key: "podcast-episode 1000624558877",
      name: "A mysterious design that appears across millennia | Terry Moore", collection: "TED Talks Daily",
      genre: "Education",
      url:
        "https://podcasts.apple.com/us/podcast/a-mysterious-design-that-appears-across-millennia/id160904630?i=1000624558877&uo=4",
      artwork: "60x60bb.png 600x600bb.jpg", price: "unknown", date: "2023-08-15"),
    ExpectedItem(
      file: "fr-lookup-338986109", index: 0, key: "software 338986109",
      name: "118 712 annuaire - recherche inverse, pro, particulier", artist: "Orange", genre: "Utilities",
      url: "https://itunes.apple.com/fr/app/118-712-annuaire-recherche/id338986109?mt=8&uo=4",
      artwork: "0x0ss-85.jpg 0x0ss-85.jpg", price: "free", date: "2009-11-20"),
    ExpectedItem(
      file: "us-macsoftware-bear", index: 0, key: "mac-software 1091189122", name: "Bear",
      artist: "Shiny Frog Ltd.", genre: "Productivity",
      url: "https://apps.apple.com/us/app/bear/id1091189122?mt=12&uo=4",
      artwork: "60x60bb.png 512x512bb.png", price: "free", date: "2016-11-03"),
  ]

  private static func lastComponent(_ url: ArtworkURL) -> String {
    url.original.text.split(separator: "/").last.map(String.init) ?? ""
  }

  static func text(_ price: Price) -> String {
    switch price {
    case .free: "free"
    case .amount(let money): "\(money.tenThousandths) \(money.currency.code)"
    case .notSoldSeparately: "not sold separately"
    case .unknown: "unknown"
    }
  }

  @Test("Each kind of product is read from its own fields", arguments: expected)
  func kinds(expected: ExpectedItem) throws {
    let file = SharedFolder.url.appendingPathComponent("itunes/\(expected.file).json")
    let answer = try decode(Array(Data(contentsOf: file)))
    let item = try #require(answer.answer.items.dropFirst(expected.index).first)
    #expect("\(item.key.kind.rawValue) \(item.key.id)" == expected.key)
    #expect(item.name == expected.name)
    #expect(item.artist == expected.artist)
    #expect(item.collection == expected.collection)
    #expect(item.genre == expected.genre)
    #expect(item.storeURL?.text == expected.url)
    #expect(
      item.artwork.map { "\(Self.lastComponent($0.small)) \(Self.lastComponent($0.large))" }
        == expected.artwork)
    #expect(Self.text(item.price) == expected.price)
    #expect(item.releaseDate?.isoText == expected.date)
    #expect(item.isExplicit == expected.isExplicit)
  }

  @Test("The number of items of each kind in all recordings")
  func counts() throws {
    let decoder = SnapshotDecoder(country: "US")
    var counts: [String: Int] = [:]
    for file in try SharedFolder.recordings() {
      for item in try decoder.decode(Array(Data(contentsOf: file)), searchName: searchName).answer.items {
        counts[item.key.kind.rawValue, default: 0] += 1
      }
    }
    #expect(Set(counts.keys).isSubset(of: Set(ItemKind.known.map(\.rawValue))))
    #expect(counts["artist"] == 58)
    #expect(counts["author"] == 1)
    #expect(counts["podcast-episode"] == 114)
    #expect(counts["tv-episode"] == 50)
  }
}
