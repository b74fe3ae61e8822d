/// A language tag (BCP 47, RFC 5646 section 2.1) in its usual letter case: `en`, `pt-BR`, `zh-Hant-TW`.
package struct LanguageTag: Hashable, Sendable {
  /// The tag.
  package let text: String
  /// The language's code, lower case.
  package let language: String
  /// The script's code, such as `Hant`.
  package let script: String?
  /// The region's code, such as `BR` or `419`.
  package let region: String?

  /// English.
  package static let english = LanguageTag(text: "en", language: "en", script: nil, region: nil)

  private init(text: String, language: String, script: String?, region: String?) {
    self.text = text
    self.language = language
    self.script = script
    self.region = region
  }

  /// Takes a well-formed tag in any letter case; throws for others, for a language of other than two or three
  /// letters, and for the irregular tags of old. Whether its codes are registered is not checked.
  package init(_ text: String) throws(ConfigurationFault) {
    var subtags = text.lowercased().split(separator: "-", omittingEmptySubsequences: false).map(String.init)[
      ...]
    guard text.utf8.count <= 100, let language = subtags.popFirst(), Self.isLetters(language, 2...3) else {
      throw .language(text)
    }
    var extended: [String] = []
    while extended.count < 3, let next = subtags.first, Self.isLetters(next, 3...3) {
      extended.append(next)
      subtags.removeFirst()
    }
    let script = subtags.first.flatMap {
      Self.isLetters($0, 4...4) ? $0.prefix(1).uppercased() + $0.dropFirst() : nil
    }
    if script != nil { subtags.removeFirst() }
    let region = subtags.first.flatMap { Self.isRegion($0) ? $0.uppercased() : nil }
    if region != nil { subtags.removeFirst() }
    guard Self.isRest(subtags) else { throw .language(text) }
    let parts = [language] + extended + [script, region].compactMap { $0 } + subtags
    self.init(text: parts.joined(separator: "-"), language: language, script: script, region: region)
  }

  /// Variants, then extensions, then private use.
  private static func isRest(_ subtags: ArraySlice<String>) -> Bool {
    var minimum: Int?
    var isPrivate = false
    var isOpen = false
    for subtag in subtags {
      guard isAlphanumeric(subtag) else { return false }
      if subtag.utf8.count == 1, !isPrivate {
        if isOpen { return false }
        isPrivate = subtag == "x"
        (minimum, isOpen) = (isPrivate ? 1 : 2, true)
      } else if let minimum {
        if subtag.utf8.count < minimum { return false }
        isOpen = false
      } else if !isVariant(subtag) {
        return false
      }
    }
    return !isOpen
  }

  private static func isVariant(_ subtag: String) -> Bool {
    let count = subtag.utf8.count
    return count >= 5 || count == 4 && (0x30...0x39).contains(subtag.utf8.first ?? 0)
  }

  private static func isRegion(_ subtag: String) -> Bool {
    isLetters(subtag, 2...2)
      || subtag.utf8.count == 3 && subtag.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  private static func isLetters(_ subtag: String, _ counts: ClosedRange<Int>) -> Bool {
    counts.contains(subtag.utf8.count) && subtag.utf8.allSatisfy { (0x61...0x7A).contains($0) }
  }

  private static func isAlphanumeric(_ subtag: String) -> Bool {
    (1...8).contains(subtag.utf8.count)
      && subtag.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
  }
}
