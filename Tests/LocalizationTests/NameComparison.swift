import Foundation
import Localization
import TestSupport

/// How two names compare: by the collator's keys, and by Foundation.
struct NameComparison {
  let language: PageLanguage
  private(set) var names: [String]
  private let keys: [[UInt8]]

  init(_ names: some Sequence<String>, language: PageLanguage) {
    self.language = language
    self.names = Set(names).sorted()
    var collator = NameCollator(language: language)
    self.keys = self.names.map { name in
      var key: [UInt8] = []
      collator.appendSortKey(of: name, to: &key)
      return key
    }
  }

  func byKey(_ left: Int, _ right: Int) -> ComparisonResult {
    if keys[left] == keys[right] { return .orderedSame }
    return keys[left].lexicographicallyPrecedes(keys[right]) ? .orderedAscending : .orderedDescending
  }

  func byFoundation(_ left: Int, _ right: Int) -> ComparisonResult {
    Self.foundation(names[left], names[right], language)
  }

  static func foundation(_ left: String, _ right: String, _ language: PageLanguage) -> ComparisonResult {
    left.compare(
      right, options: [.numeric, .caseInsensitive, .widthInsensitive, .forcedOrdering], range: nil,
      locale: language.locale)
  }

  /// The pairs among `count` random ones that the two tell apart in opposite ways.
  func contradictions(among count: Int, seed: UInt64) -> [String] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).compactMap { _ in
      let left = Int.random(in: names.indices, using: &generator)
      let right = Int.random(in: names.indices, using: &generator)
      let mine = byKey(left, right)
      guard mine != .orderedSame, mine != byFoundation(left, right) else { return nil }
      return "\(names[left].debugDescription) \(names[right].debugDescription)"
    }
  }
}
