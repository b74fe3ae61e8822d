/// The parts of a BCP 47 tag that matter here, told apart by their length and place (RFC 5646, section 2.1).
struct LanguageSubtags: Hashable {
  /// Two or three lower-case letters.
  let language: String
  /// Four letters such as "Hans".
  let script: String?
  /// Two upper-case letters or three digits.
  let region: String?
  /// Variants and extensions in lower case, in their order.
  let rest: [String]

  /// Takes a tag; nil when it is not well formed or has no language.
  init?(_ tag: String) {
    var subtags = tag.split(separator: "-", omittingEmptySubsequences: false)[...]
    guard subtags.allSatisfy(Self.isSubtag), let language = subtags.popFirst() else { return nil }
    guard (2...3).contains(language.utf8.count), Self.isAlphabetic(language) else { return nil }
    self.language = language.lowercased()
    if let script = subtags.first, script.utf8.count == 4, Self.isAlphabetic(script) {
      self.script = script.prefix(1).uppercased() + script.dropFirst().lowercased()
      subtags.removeFirst()
    } else {
      self.script = nil
    }
    if let region = subtags.first, Self.isRegion(region) {
      self.region = region.uppercased()
      subtags.removeFirst()
    } else {
      self.region = nil
    }
    self.rest = subtags.map { $0.lowercased() }
    guard Self.isRest(rest) else { return nil }
  }

  /// The tag again.
  var text: String {
    ([language] + [script, region].compactMap { $0 } + rest).joined(separator: "-")
  }

  /// Variants have five letters or more, or four behind a digit; behind a singleton anything may stand, but
  /// something must.
  private static func isRest(_ rest: [String]) -> Bool {
    guard let last = rest.last else { return true }
    guard last.utf8.count > 1 else { return false }
    return rest.prefix { $0.utf8.count > 1 }.allSatisfy { subtag in
      subtag.utf8.count >= 5 || subtag.utf8.count == 4 && subtag.utf8.first.map(isDigit) == true
    }
  }

  private static func isSubtag(_ subtag: Substring) -> Bool {
    (1...8).contains(subtag.utf8.count) && subtag.utf8.allSatisfy { isLetter($0) || isDigit($0) }
  }

  private static func isRegion(_ subtag: Substring) -> Bool {
    switch subtag.utf8.count {
    case 2: isAlphabetic(subtag)
    case 3: subtag.utf8.allSatisfy(isDigit)
    default: false
    }
  }

  private static func isAlphabetic(_ subtag: Substring) -> Bool {
    subtag.utf8.allSatisfy(isLetter)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte)
  }
}
