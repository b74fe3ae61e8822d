import CatalogModel
import Foundation
import Localization
import Testing

@Suite struct ShippedStringsTests {
  @Test("the shipped files are the ones tested")
  func files() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: ShippedStrings.folder.path)
    #expect(names.sorted() == ShippedStrings.languages.map { "\($0).yml" })
    #expect(ShippedStrings.languages.allSatisfy { PageLanguage($0)?.tag == $0 })
  }

  @Test("every language has every text, in the order of the table", arguments: ShippedStrings.languages)
  func complete(language: String) throws {
    #expect(try ShippedStrings.entries(language).map(\.key) == InterfaceString.allCases.map(\.rawValue))
  }

  @Test("every text can be used", arguments: ShippedStrings.languages)
  func usable(language: String) throws {
    let strings = try ShippedStrings.strings(language)
    for key in InterfaceString.allCases {
      #expect(strings.template(key).placeholders == key.placeholders, "\(key)")
      let text = strings[key]
      #expect(!text.isEmpty && text == text.trimmingCharacters(in: .whitespaces), "\(key)")
      #expect(text == text.precomposedStringWithCanonicalMapping, "\(key)")
      #expect(!text.contains("  ") && !text.contains("\"") && !text.contains("..."), "\(key)")
    }
  }

  @Test("the English file says what is compiled in")
  func english() throws {
    for entry in try ShippedStrings.entries("en") {
      #expect(InterfaceString(rawValue: entry.key)?.definition.english == entry.value)
    }
  }

  @Test("a translation has no English left", arguments: ShippedStrings.languages.filter { $0 != "en" })
  func translated(language: String) throws {
    let strings = try ShippedStrings.strings(language)
    /// Words that other languages took from English or share with it.
    let shared: Set<InterfaceString> = [
      .searches, .artistAndType, .pageDotsLabel, .menu, .labelType, .labelGenre,
      .typeAlbum, .typeArtist, .typePDF, .typePodcast, .typeSoftware, .itemCountOne,
      .typeEbook,
    ]
    for key in InterfaceString.allCases where !shared.contains(key) {
      #expect(strings[key] != key.definition.english, "\(key)")
    }
  }

  @Test(
    "a language in another script is written in it",
    arguments: [
      ("ar", 0x600...0x6FF), ("he", 0x590...0x5FF), ("ja", 0x3040...0x9FFF), ("ko", 0xAC00...0xD7A3),
      ("zh-Hans", 0x4E00...0x9FFF),
    ] as [(String, ClosedRange<UInt32>)])
  func script(language: String, scalars: ClosedRange<UInt32>) throws {
    let strings = try ShippedStrings.strings(language)
    let exceptions: Set<InterfaceString> = [.artistAndType, .typePDF, .typeSoftware, .typeMacSoftware]
    for key in InterfaceString.allCases where !exceptions.contains(key) {
      #expect(strings[key].unicodeScalars.contains { scalars.contains($0.value) }, "\(key)")
    }
  }

  @Test("the two ends of a pair are told apart", arguments: ShippedStrings.languages)
  func pairs(language: String) throws {
    let strings = try ShippedStrings.strings(language)
    #expect(strings[.previousPage] != strings[.nextPage])
    #expect(strings[.typeBook] != strings[.typeEbook])
    #expect(strings[.typePodcast] != strings[.typePodcastEpisode])
  }

  @Test("every known kind of product has a label in every language", arguments: ShippedStrings.languages)
  func kinds(language: String) throws {
    let strings = try ShippedStrings.strings(language)
    for kind in ItemKind.known {
      #expect(InterfaceString(rawValue: "type-\(kind.rawValue)") != nil, "\(kind.rawValue)")
      #expect(strings.label(for: kind) != kind.rawValue, "\(kind.rawValue)")
    }
  }
}
