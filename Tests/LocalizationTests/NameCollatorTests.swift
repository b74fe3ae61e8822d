import Localization
import TestSupport
import Testing

@Suite struct NameCollatorTests {
  struct Case: Sendable {
    let tag: String
    let ordered: [String]
  }

  @Test(
    "names stand in the order of their language",
    arguments: [
      Case(tag: "en", ordered: ["angle", "Ångström", "apple", "öre", "zebra"]),
      Case(tag: "sv", ordered: ["apple", "zebra", "Ångström", "ärta", "öre"]),
      Case(tag: "da", ordered: ["apple", "zebra", "Æble", "øl", "ål"]),
      Case(tag: "de", ordered: ["Apfel", "Äpfel", "Apfelsine", "Strasse", "Straße", "Zug"]),
      Case(tag: "es", ordered: ["nuez", "nunca", "ñandú", "oso"]),
      Case(tag: "en", ordered: ["Item 1", "Item 2", "Item 9", "Item 10", "item 10a", "Item 100"]),
      Case(tag: "en", ordered: ["1.5", "1.10", "2", "10"]),
      Case(tag: "en", ordered: ["resume", "Resume", "résumé", "resumes"]),
      Case(tag: "en", ordered: ["(a)", "$5", "7 rings", "a", "A", "á", "ab"]),
      Case(tag: "en", ordered: ["a b", "a-b", "ab"]),
      Case(tag: "ja", ordered: ["あ", "イ", "う", "は", "ば", "ぱ", "亜", "日"]),
      Case(tag: "zh-Hans", ordered: ["阿", "北", "中"]),
      Case(tag: "en", ordered: ["zoo", "Яблоко", "あ", "中"]),
    ])
  func order(test: Case) throws {
    var collator = NameCollator(language: try #require(PageLanguage(test.tag)))
    let shuffled = Array(test.ordered.reversed())
    #expect(collator.order(of: shuffled).map { shuffled[$0] } == test.ordered)
  }

  @Test(
    "names that read the same keep the order they came in",
    arguments: [
      ["é", "e\u{301}"], ["Item 1", "Item 01", "Item 001"], ["ab", "a\u{200D}b"], ["same", "same"],
    ])
  func ties(names: [String]) {
    var collator = NameCollator(language: .english)
    #expect(collator.order(of: names) == Array(names.indices))
    #expect(collator.order(of: names.reversed()) == Array(names.indices))
  }

  @Test("hiragana and katakana read the same in Japanese")
  func kana() throws {
    var collator = NameCollator(language: try #require(PageLanguage("ja")))
    #expect(key(of: "あい", &collator) == key(of: "アイ", &collator))
  }

  @Test("a name has the same key whatever was ordered before, and by whom")
  func stability() {
    var generator = SeededGenerator(seed: 3)
    var collator = NameCollator(language: .english)
    for _ in 0..<30 {
      let name = generator.anyName()
      var fresh = NameCollator(language: .english)
      let key = key(of: name, &collator)
      #expect(key == self.key(of: name, &fresh))
      #expect(!key.contains(0))
    }
  }

  @Test("two names have one key exactly when Unicode collation calls them equal")
  func keyEquality() {
    let groups = [
      ["é", "e\u{301}"], ["É", "E\u{301}"], ["1", "01"], ["10", "010"], ["ab", "a\u{200D}b"], ["a b"],
      ["a\u{A0}b"], ["a"], ["A"], ["ａ"], ["b"], ["b "],
    ]
    var collator = NameCollator(language: .english)
    let keys = groups.map { group in Set(group.map { key(of: $0, &collator) }) }
    for (index, group) in keys.enumerated() {
      #expect(group.count == 1, "\(groups[index])")
      for other in keys[..<index] { #expect(group.isDisjoint(with: other), "\(groups[index])") }
    }
  }

  @Test("the order of names is the order of their keys")
  func keysAndOrder() {
    var generator = SeededGenerator(seed: 4)
    let names = (0..<300).map { _ in generator.anyName() }
    var collator = NameCollator(language: .english)
    let keys = names.map { key(of: $0, &collator) }
    let expected = names.indices.sorted { left, right in
      keys[left] == keys[right] ? left < right : keys[left].lexicographicallyPrecedes(keys[right])
    }
    #expect(collator.order(of: names) == expected)
  }

  @Test("composed and decomposed names have one key")
  func canonicalEquivalence() {
    var collator = NameCollator(language: .english)
    for (composed, decomposed) in [("Ångström", "A\u{30A}ngstro\u{308}m"), ("が", "か\u{3099}"), ("한", "한")] {
      #expect(key(of: composed, &collator) == key(of: decomposed, &collator))
    }
  }

  @Test("no names, an empty name and an endless name can be ordered")
  func extremes() {
    var collator = NameCollator(language: .english)
    #expect(collator.order(of: []) == [])
    #expect(collator.order(of: ["b", "", "a"]) == [1, 2, 0])
    let endless = String(repeating: "ä1\u{301}", count: 50_000)
    #expect(collator.order(of: [endless, "a", "z"]) == [1, 0, 2])
    #expect(key(of: endless, &collator).count < 100_000)
    #expect(key(of: String(repeating: "9", count: 100_000), &collator).count < 100_000)
  }

  @Test("names with the same first letters are told apart behind them")
  func commonBeginnings() {
    let beginning = String(repeating: "Symphony No. 9 ", count: 20)
    let names = ["b", "", "a", "10", "9", "B"].map { beginning + $0 }
    var collator = NameCollator(language: .english)
    #expect(collator.order(of: names) == [1, 4, 3, 2, 0, 5])
  }

  @Test("a language nobody tailored has Unicode's own order")
  func unknownLanguage() throws {
    var collator = NameCollator(language: try #require(PageLanguage("xx")))
    #expect(collator.order(of: ["z", "ä", "b"]) == [1, 2, 0])
  }

  @Test("a collation named in the tag is used")
  func collationExtension() throws {
    var phonebook = NameCollator(language: try #require(PageLanguage("de-u-co-phonebk")))
    #expect(phonebook.order(of: ["Af", "Äb", "Ad"]) == [2, 1, 0])
    var dictionary = NameCollator(language: try #require(PageLanguage("de")))
    #expect(dictionary.order(of: ["Af", "Äb", "Ad"]) == [1, 2, 0])
  }

  private func key(of name: String, _ collator: inout NameCollator) -> [UInt8] {
    var key: [UInt8] = []
    collator.appendSortKey(of: name, to: &key)
    return key
  }
}
