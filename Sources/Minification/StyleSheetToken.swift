/// A piece of a style sheet, as CSS Syntax Level 3 cuts it.
struct StyleSheetToken {
  /// What it is. A function is a name with its parenthesis.
  enum Kind {
    case space, comment, licence
    case word, function, atKeyword, hash, string, url
    case number, percentage, dimension
    case sign(UInt8)
  }

  let kind: Kind
  /// Where it is in the file.
  let range: Range<Int>

  /// Whether it is this character by itself.
  func isSign(_ character: Unicode.Scalar) -> Bool {
    if case .sign(let byte) = kind { byte == UInt8(ascii: character) } else { false }
  }

  /// Whether it is one of these characters by itself.
  func isSign(among characters: StaticString) -> Bool {
    guard case .sign(let byte) = kind else { return false }
    return characters.withUTF8Buffer { $0.contains(byte) }
  }

  /// The bracket that closes what it opens; nil when it opens nothing.
  var closing: UInt8? {
    switch kind {
    case .function, .sign(UInt8(ascii: "(")): UInt8(ascii: ")")
    case .sign(UInt8(ascii: "[")): UInt8(ascii: "]")
    case .sign(UInt8(ascii: "{")): UInt8(ascii: "}")
    default: nil
    }
  }

  /// Whether it says something; white space and comments do not.
  var isContent: Bool {
    switch kind {
    case .space, .comment, .licence: false
    default: true
    }
  }
}
