internal import Foundation

/// A name made fit for an address: lower case, letters and digits of any script, everything else a single hyphen.
///
/// A slug may be empty (a name of nothing but emoji) and is not unique; an item's folder always carries its id too.
package struct Slug: Hashable, Sendable {
  /// The slug in Unicode normalization form C, at most `longest` bytes, without hyphens at either end.
  package let text: String

  /// The most bytes a slug takes; with the id it stays within the 255 that file systems allow for a name.
  package static let longest = 200

  /// Makes a slug out of any text.
  package init(_ name: String) {
    self.text = Self.latin(name) ?? Self.unicode(name)
  }

  /// Takes the text of a slug that was made before.
  init(recorded text: String) {
    self.text = text
  }

  /// Marks count only behind what they mark, and characters that do not show (joiners, variation selectors, soft
  /// hyphens, direction marks) neither belong in an address nor separate words.
  static func unicode(_ name: String) -> String {
    var slug = String.UnicodeScalarView()
    var length = 0
    var isInWord = false
    var isComposed = true
    for scalar in name.lowercased().unicodeScalars where !scalar.isInvisible {
      guard scalar.isPartOfWord, isInWord || !scalar.isMark else {
        if !scalar.isMark { isInWord = false }
        continue
      }
      isComposed = isComposed && scalar.value < firstComposing
      // Composing makes a text shorter, but never to less than a third.
      guard length < longest * 3 else { break }
      if !isInWord, !slug.isEmpty { slug.append("-") }
      slug.append(scalar)
      length += UTF8.width(scalar)
      isInWord = true
    }
    return cut(isComposed ? String(slug) : String(slug).precomposedStringWithCanonicalMapping)
  }

  /// Text of scalars below this one, the first combining mark, is in normalization form C already.
  private static let firstComposing: UInt32 = 0x300

  /// As many whole characters as there is room for.
  private static func cut(_ slug: String) -> String {
    guard slug.utf8.count > longest else { return slug }
    var length = 0
    let whole = slug.prefix { character in
      length += character.utf8.count
      return length <= longest
    }
    return String(whole.last == "-" ? whole.dropLast() : whole)
  }
}

extension Unicode.Scalar {
  /// Letters, marks and decimal digits: what keeps a word readable in its own script.
  fileprivate var isPartOfWord: Bool {
    if let isLetterOrDigit = isLatinLetterOrDigit { return isLetterOrDigit }
    return switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .decimalNumber, .letterNumber:
      true
    default:
      false
    }
  }

  /// The answer for ASCII and for the accented letters of Latin-1 and Latin Extended-A, which names are mostly made
  /// of, without a look into the Unicode tables; nil for the rest.
  private var isLatinLetterOrDigit: Bool? {
    switch value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case 0...0x7F, 0xD7, 0xF7: false
    case 0xC0...0x17F: true
    default: nil
    }
  }

  /// Whether it only changes the character in front of it.
  fileprivate var isMark: Bool {
    if value < 0x300 { return false }
    return switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Whether it shows nothing of its own: two names that look the same have the same slug.
  fileprivate var isInvisible: Bool {
    (value >= 0x180 || value == 0xAD) && properties.isDefaultIgnorableCodePoint
  }
}
