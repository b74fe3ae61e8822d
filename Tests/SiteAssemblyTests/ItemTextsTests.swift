import CatalogModel
import Localization
import Mustache
import Testing

@testable import SiteAssembly

@Suite struct ItemTextsTests {
  private func texts() throws -> ItemTexts {
    ItemTexts(try Samples.site(theme: try Samples.theme(), searches: []))
  }

  @Test(
    "kinds have their own labels, unknown ones are shown as sent",
    arguments: [
      ("album", "Album"), ("audiobook", "Audio Book"), ("ebook", "E-Book"), ("feature-movie", "Movie"),
      ("music-video", "Music Video"), ("podcast", "Podcast"), ("software", "App"), ("song", "Song"),
      ("tv-episode", "TV Episode"), ("hologram", "hologram"), ("", ""),
    ])
  func labels(kind: String, label: String) throws {
    var texts = try texts()
    #expect(texts.texts(for: ItemKind(rawValue: kind)).label == label)
    #expect(texts.texts(for: ItemKind(rawValue: kind)).label == label, "the second time, from memory")
  }

  @Test("any number of kinds keep their own texts")
  func manyKinds() throws {
    var texts = try texts()
    for round in 0..<2 {
      for number in 0..<100 {
        let made = texts.texts(for: ItemKind(rawValue: "kind \(number)"))
        #expect(made.label == "kind \(number)" && made.anchorWord == "item-kind-\(number)-", "round \(round)")
      }
    }
  }

  @Test(
    "a line says who made it and what it is",
    arguments: [("Ann", "Ann (Song)"), (nil, "Unknown (Song)"), ("{type}", "{type} (Song)")])
  func byline(artist: String?, byline: String) throws {
    var texts = try texts()
    let item = Samples.item(1, artist: artist)
    var bytes: [UInt8] = []
    texts.writeByline(of: item, texts.texts(for: item.key.kind), to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == byline)
  }

  @Test("a day is in words and as numbers, each time the same")
  func released() throws {
    var texts = try texts()
    let item = Samples.item(1, released: CalendarDate(year: 1959, month: 8, day: 17))
    for _ in 0..<2 {
      let value = texts.released(item)
      #expect(PageValues.text("label", in: value) == "August 17, 1959")
      #expect(PageValues.text("iso", in: value) == "1959-08-17")
    }
    guard case .absent = texts.released(Samples.item(1)) else {
      Issue.record("an item without a date has one")
      return
    }
  }

  @Test("a price is an amount in its currency, free, or nothing")
  func prices() throws {
    var texts = try texts()
    let shown: [(Price, String, String)] = [
      (.free, "Free", "Free – view in the store"),
      (try Samples.dollars(1_234.5), "$1,234.50", "$1,234.50 – view in the store"),
    ]
    for (price, label, description) in shown {
      let made = texts.price(of: Samples.item(1, price: price))
      guard case .text(label)? = made?.label, case .text(description)? = made?.storeDescription else {
        Issue.record("\(label)")
        continue
      }
    }
    for price: Price in [.unknown, .notSoldSeparately] {
      let made = texts.price(of: Samples.item(1, price: price))
      #expect(made == nil)
    }
  }

  @Test("where a price is from is said together with the day, as far as that is known")
  func origin() throws {
    var texts = try texts()
    let day = CalendarDate(year: 2026, month: 11, day: 30)
    for (country, day, shown) in [
      ("US", day, "United States store, as of |Nov 30, 2026||2026-11-30"),
      ("DE", day, "Germany store, as of |Nov 30, 2026||2026-11-30"), ("DE", nil, "Germany store|-||-"),
      ("US", nil, "United States store|-||-"),
      ("US", day, "United States store, as of |Nov 30, 2026||2026-11-30"),
    ] {
      let value = texts.asOf(Samples.item(1, country: country), day)
      let parts = ["before", "date.label", "after", "date.iso"].map { PageValues.text($0, in: value) ?? "-" }
      #expect(parts.joined(separator: "|") == shown)
    }
  }

  @Test(
    "a kind in an id begins with a letter and has no spaces",
    arguments: [
      ("song", "item-song-"), ("tv-episode", "item-tv-episode-"), ("", "item--"), ("A b!", "item-a-b-"),
    ])
  func anchorWords(kind: String, word: String) throws {
    var texts = try texts()
    #expect(texts.texts(for: ItemKind(rawValue: kind)).anchorWord == word)
  }
}
