extension PlaceholderArtwork {
  /// A grapheme of more bytes is cut to its first scalar; family emoji and flags of regions are below.
  private static let graphemeLimit = 32

  /// The initials of a name's first two words, escaped for HTML: at most two graphemes, empty when the name has
  /// nothing to show. A number gives its first two digits.
  ///
  /// One grapheme alone stands for names in scripts without capitals, as two would read as a word of their own or join
  /// (only Latin, Greek, Cyrillic, Armenian and Hebrew take two), and for names that begin with an emoji.
  static func initials(of name: String) -> [UInt8] {
    let scalars = name.unicodeScalars
    guard
      let first = scalars.prefix(reach).firstIndex(where: startsWord)
        ?? scalars.prefix(reach).firstIndex(where: isVisible)
    else {
      return []
    }
    var output: [UInt8] = []
    appendGrapheme(of: name, at: first, to: &output)
    if isDigit(scalars[first]), let digit = scalars[first...].dropFirst().first, isDigit(digit) {
      return output + [UInt8(truncatingIfNeeded: digit.value)]
    }
    guard takesTwo(scalars[first]), let second = nextWord(in: scalars, after: first) else { return output }
    appendGrapheme(of: name, at: second, to: &output)
    return output
  }

  /// The start of the word after the one at `first`, if it is in a script that takes two initials as well.
  private static func nextWord(
    in scalars: String.UnicodeScalarView, after first: String.Index
  ) -> String.Index? {
    guard let space = scalars[first...].prefix(reach).firstIndex(where: isSpace) else {
      return nil
    }
    let start = scalars[space...].prefix(reach).firstIndex(where: startsWord)
    return start.flatMap { takesTwo(scalars[$0]) ? $0 : nil }
  }

  /// How many scalars are searched for a word, so that a name of any length costs the same.
  private static let reach = 40

  private static func startsWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return isASCIIWord(scalar) }
    let properties = scalar.properties
    return properties.isAlphabetic || properties.numericType != nil || properties.isEmojiPresentation
  }

  private static func isASCIIWord(_ scalar: Unicode.Scalar) -> Bool {
    isDigit(scalar) || ("A"..."Z").contains(scalar) || ("a"..."z").contains(scalar)
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? scalar.value <= 32 : scalar.properties.isWhitespace
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// Whether a scalar can stand alone: a mark such as the `÷` that some albums are named.
  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .spaceSeparator, .lineSeparator,
      .paragraphSeparator, .nonspacingMark, .spacingMark, .enclosingMark:
      false
    default: true
    }
  }

  private static func takesTwo(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? isASCIIWord(scalar) : scalar.value < 0x600 && scalar.properties.isAlphabetic
  }

  private static func appendGrapheme(of name: String, at start: String.Index, to output: inout [UInt8]) {
    if let capital = plainCapital(in: name.unicodeScalars[start...].prefix(2)) {
      return output.append(capital)
    }
    guard let character = name[start...].first else { return }
    let text = String(takesTwo(name.unicodeScalars[start]) ? capital(of: character) : character)
    if text.utf8.count <= graphemeLimit {
      for byte in text.utf8 { appendEscaped(byte, to: &output) }
    } else if let scalar = text.unicodeScalars.first {
      for byte in UTF8.encode(scalar) ?? .init() { appendEscaped(byte, to: &output) }
    }
  }

  /// The capital of an ASCII letter or digit that nothing combines with, which is most of them and needs no tables.
  private static func plainCapital(in scalars: Substring.UnicodeScalarView) -> UInt8? {
    guard let first = scalars.first, first.isASCII, isASCIIWord(first), scalars.allSatisfy(\.isASCII) else {
      return nil
    }
    let byte = UInt8(truncatingIfNeeded: first.value)
    return ("a"..."z").contains(first) ? byte - 32 : byte
  }

  /// The capital letter, or the letter itself when its capital is more than one, as for ß.
  private static func capital(of character: Character) -> Character {
    let capital = character.uppercased()
    return capital.count == 1 ? Character(capital) : character
  }

  private static func appendEscaped(_ byte: UInt8, to output: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "&"): append("&amp;", to: &output)
    case UInt8(ascii: "<"): append("&lt;", to: &output)
    case UInt8(ascii: ">"): append("&gt;", to: &output)
    case UInt8(ascii: "\""): append("&quot;", to: &output)
    default: output.append(byte)
    }
  }
}
