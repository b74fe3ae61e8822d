import Foundation
import TestSupport
import Testing

@testable import SiteAssembly

@Suite struct SlugTests {
  @Test(
    "a name becomes lower-case words with single hyphens",
    arguments: [
      ("Blue in Green", "blue-in-green"),
      ("  Kind -- of__Blue!! ", "kind-of-blue"),
      ("50 Cent: 21 Questions", "50-cent-21-questions"),
      ("AC/DC", "ac-dc"),
      ("---", ""),
      ("", ""),
      ("a", "a"),
      ("a_b", "a-b"),
    ])
  func ascii(name: String, slug: String) {
    #expect(Slug(name).text == slug)
  }

  @Test(
    "letters and digits of every script stay",
    arguments: [
      ("Café del Mar", "café-del-mar"),
      ("ÜBER ALLES", "über-alles"),
      ("ΑΘΗΝΑ", "αθηνα"),
      ("Ночь · Джаз", "ночь-джаз"),
      ("東京 事変", "東京-事変"),
      ("가나 다", "가나-다"),
      ("हिन्दी गीत", "हिन्दी-गीत"),
      ("الليل والنهار", "الليل-والنهار"),
      ("שָׁלוֹם", "שָׁלוֹם"),
      ("ภาษาไทย", "ภาษาไทย"),
      ("٣ نجوم", "٣-نجوم"),
      ("Ⅳ symphony", "ⅳ-symphony"),
    ])
  func unicode(name: String, slug: String) {
    #expect(Slug(name).text == slug.precomposedStringWithCanonicalMapping)
  }

  @Test("names in Latin letters have the slug that the general way gives", arguments: 0..<0x180)
  func latinScalars(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    for name in ["\(scalar)", "a\(scalar)b", "\(scalar)É", "é \(scalar)\(scalar)", "Ž\(scalar)"] {
      #expect(Slug(name).text == Slug.unicode(name), "\(name)")
      if ![0xAD, 0x130].contains(value) { #expect(Slug.latin(name) == Slug.unicode(name)) }
    }
  }

  @Test("mixtures of Latin letters have the slug that the general way gives", arguments: 0..<60)
  func latinMixtures(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      var name = String.UnicodeScalarView()
      // Long enough that some are cut, on and between bytes of a letter.
      for _ in 0..<Int.random(in: 0...280, using: &random) {
        let range: Range<UInt32> = Bool.random(using: &random) ? 0x20..<0x7F : 0..<0x180
        Unicode.Scalar(UInt32.random(in: range, using: &random)).map { name.append($0) }
      }
      #expect(Array(Slug(String(name)).text.utf8) == Array(Slug.unicode(String(name)).utf8))
    }
  }

  @Test(
    "a letter from beyond the Latin blocks takes the general way", arguments: ["aé\u{180}", "日", "a\u{301}"])
  func beyondLatin(name: String) {
    #expect(Slug.latin(name) == nil)
  }

  @Test(
    "what is no letter separates words and never stands at an end",
    arguments: [
      ("🎷", ""),
      ("🎷 Jazz 🎺", "jazz"),
      ("Jazz🎷Night", "jazz-night"),
      ("👩‍👩‍👧‍👦 Family", "family"),
      ("🇩🇪 Pop", "pop"),
      ("1️⃣ Hit", "1-hit"),
      ("÷", ""),
      ("…é…", "é"),
      ("é – è", "é-è"),
      ("\u{301}abc", "abc"),
      ("é!\u{301}a", "é-a"),
    ])
  func separators(name: String, slug: String) {
    #expect(Slug(name).text == slug)
  }

  @Test(
    "characters that do not show are left out without separating",
    arguments: [
      "é\u{200D}a", "é\u{200C}a", "é\u{AD}a", "\u{202E}éa", "é\u{FE0F}a", "é\u{2066}a\u{2069}", "é\u{3164}a",
      "é\u{E0041}a", "é\u{FEFF}a",
    ])
  func invisible(name: String) {
    #expect(Slug(name).text == "éa")
  }

  @Test(
    "the same name in another normalization form has the same bytes",
    arguments: ["Café", "ÅNGSTRÖM", "가나다", "Việt Nam", "が ぎ", "Ω\u{2126}", "豈", "क़"])
  func normalization(name: String) {
    let composed = Slug(name.precomposedStringWithCanonicalMapping).text
    let decomposed = Slug(name.decomposedStringWithCanonicalMapping).text
    #expect(Array(composed.utf8) == Array(decomposed.utf8))
    #expect(Array(composed.utf8) == Array(composed.precomposedStringWithCanonicalMapping.utf8))
  }

  @Test("what was taken out of the middle does not leave two characters where one belongs")
  func composesAcrossInvisible() {
    #expect(Array(Slug("e\u{200D}\u{301}").text.utf8) == Array("é".utf8))
  }

  @Test(
    "a long name is cut at 200 bytes, between characters",
    arguments: [
      (String(repeating: "a", count: 300), 200),
      (String(repeating: "a", count: 199) + " b", 199),
      (String(repeating: "a", count: 198) + " bc", 200),
      (String(repeating: "é", count: 150), 200),
      ("a" + String(repeating: "é", count: 150), 199),
      (String(repeating: "東", count: 100), 198),
      (String(repeating: "a", count: 199) + " é", 199),
      (String(repeating: "नि", count: 50), 198),
      ("e" + String(repeating: "\u{316}", count: 400), 0),
    ])
  func cap(name: String, bytes: Int) {
    let slug = Slug(name).text
    #expect(slug.utf8.count == bytes)
    #expect(name.lowercased().hasPrefix(slug) || slug.contains("-"))
    #expect(slug.last != "-")
  }

  @Test("hostile text gives a slug that is safe as a part of a path", arguments: 0..<40)
  func hostile(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pool: [UInt32] = [
      0x2F, 0x2E, 0x5C, 0, 0x0A, 0x25, 0x41, 0x61, 0x301, 0x338, 0x200D, 0x202E, 0x1F3B7, 0x5D0, 0x4E00,
      0x1100,
      0x1161, 0xFB2C, 0x1E9E, 0x130, 0xE0100, 0x3A3, 0x20E3, 0x600, 0x31,
    ]
    var name = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...400, using: &random) {
      pool.randomElement(using: &random).flatMap(Unicode.Scalar.init).map { name.append($0) }
    }
    let slug = Slug(String(name)).text
    #expect(slug.utf8.count <= Slug.longest)
    #expect(!slug.hasPrefix("-") && !slug.hasSuffix("-") && !slug.contains("--"))
    #expect(slug.unicodeScalars.allSatisfy { $0 == "-" || $0.properties.isAlphabetic || isMarkOrDigit($0) })
    #expect(Array(slug.utf8) == Array(slug.precomposedStringWithCanonicalMapping.utf8))
    #expect(Slug(slug).text == slug, "a slug is its own slug")
  }

  private func isMarkOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    [.nonspacingMark, .spacingMark, .decimalNumber].contains(scalar.properties.generalCategory)
  }
}
