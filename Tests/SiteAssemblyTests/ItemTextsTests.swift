import CatalogModel
import Localization
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
    #expect(texts.label(for: ItemKind(rawValue: kind)) == label)
    #expect(texts.label(for: ItemKind(rawValue: kind)) == label, "the second time, from memory")
  }

  @Test("a line says who made it and what it is")
  func byline() throws {
    var texts = try texts()
    #expect(texts.byline(of: Samples.item(1, artist: "Ann")) == "Ann (Song)")
    #expect(texts.byline(of: Samples.item(1)) == "Unknown (Song)")
    #expect(texts.byline(of: Samples.item(1, artist: "{type}")) == "{type} (Song)")
  }

  @Test("a price is an amount in its currency, free, or nothing")
  func prices() throws {
    var texts = try texts()
    #expect(texts.price(of: Samples.item(1, price: .free)) == "Free")
    #expect(texts.price(of: Samples.item(1, price: try Samples.dollars(1_234.5))) == "$1,234.50")
    #expect(texts.price(of: Samples.item(1, price: .unknown)) == nil)
    #expect(texts.price(of: Samples.item(1, price: .notSoldSeparately)) == nil)
  }

  @Test(
    "a kind in an id begins with a letter and has no spaces",
    arguments: [
      ("song", "item-song"), ("tv-episode", "item-tv-episode"), ("", "item-"), ("A b!", "item-a-b"),
    ])
  func anchorWords(kind: String, word: String) throws {
    var texts = try texts()
    #expect(texts.anchorWord(for: ItemKind(rawValue: kind)) == word)
  }
}
