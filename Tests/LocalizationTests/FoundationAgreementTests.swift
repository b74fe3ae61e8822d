import Foundation
import Localization
import TestSupport
import Testing

/// Holds the collator against Foundation's standard comparison, whose order it is meant to be.
@Suite struct FoundationAgreementTests {
  private static let latin = [
    "a", "b", "A", "B", "é", "e", "É", "z", "Z", "ä", "å", "ö", "Ö", "ß", "æ", "ø", "ñ", "1", "2", "10", "07",
    " ",
    "-", ".", "'", "(", ")", "&", "_", "!", "$", "x", "Y", "e\u{301}",
  ]

  @Test(
    "recorded names stand in Foundation's order", .enabled(if: SharedFolder.isAvailable, "needs ../shared"))
  func recordings() throws {
    let names = try RecordedNames.all()
    #expect(names.count > 1_000)
    for tag in ["en", "de", "sv", "ja"] {
      let comparison = NameComparison(names, language: try #require(PageLanguage(tag)))
      #expect(comparison.contradictions(among: 5_000, seed: 7) == [], "\(tag)")
    }
  }

  @Test(
    "neighbors among the recorded names stand in Foundation's order",
    .enabled(if: SharedFolder.isAvailable, "needs ../shared"))
  func neighbors() throws {
    let language = PageLanguage.english
    let names = try RecordedNames.all().sorted()
    var collator = NameCollator(language: language)
    let ordered = collator.order(of: names).map { names[$0] }
    for (left, right) in zip(ordered, ordered.dropFirst()) {
      #expect(NameComparison.foundation(left, right, language) != .orderedDescending, "\(left) | \(right)")
    }
  }

  @Test("random Latin names stand in Foundation's order", arguments: ["en", "de", "sv", "da", "fr", "es"])
  func latin(tag: String) throws {
    var generator = SeededGenerator(seed: 11)
    let names = (0..<600).map { _ in generator.name(of: Self.latin) }
    let comparison = NameComparison(names, language: try #require(PageLanguage(tag)))
    #expect(comparison.contradictions(among: 5_000, seed: 12) == [])
  }

  @Test(
    "random names in kana and ideographs stand in Foundation's order", arguments: ["ja", "en", "zh-Hans"])
  func kana(tag: String) throws {
    var generator = SeededGenerator(seed: 21)
    let pieces = ["あ", "ア", "ｱ", "は", "ば", "ぱ", "バ", "ー", "中", "日", "本", "々", "1", "20", "・", "「", "」"]
    let names = (0..<400).map { _ in generator.name(of: pieces) }
    let comparison = NameComparison(names, language: try #require(PageLanguage(tag)))
    #expect(comparison.contradictions(among: 5_000, seed: 22) == [])
  }

  @Test("names from anywhere in Unicode hardly ever contradict Foundation's order")
  func anything() {
    var generator = SeededGenerator(seed: 31)
    let names = (0..<800).map { _ in generator.anyName() }
    let comparison = NameComparison(names, language: .english)
    let contradictions = comparison.contradictions(among: 10_000, seed: 32)
    #expect(contradictions.count <= 10, "\(contradictions.prefix(20))")
  }

  @Test("Foundation's comparison runs in circles where scripts mix, and the keys do not")
  func circles() {
    let circle = ["AЯ", "äe", "af"]
    for index in circle.indices {
      let next = circle[(index + 1) % circle.count]
      #expect(NameComparison.foundation(circle[index], next, .english) == .orderedAscending)
    }
    var collator = NameCollator(language: .english)
    #expect(collator.order(of: circle).map { circle[$0] } == ["äe", "af", "AЯ"])
  }
}
