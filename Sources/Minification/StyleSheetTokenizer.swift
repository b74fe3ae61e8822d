/// Cuts a style sheet into tokens, as CSS Syntax Level 3 says in "Tokenization".
struct StyleSheetTokenizer {
  private let bytes: [UInt8]
  private var position = 0
  private var tokens: [StyleSheetToken] = []

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// All tokens. Throws at what a browser would mend: a string or comment without an end, a stray control character.
  static func tokens(of bytes: [UInt8]) throws(UnclearSyntax) -> [StyleSheetToken] {
    var tokenizer = StyleSheetTokenizer(bytes)
    tokenizer.tokens.reserveCapacity(bytes.count / 3)
    while tokenizer.position < bytes.count {
      let start = tokenizer.position
      let kind = try tokenizer.next()
      tokenizer.tokens.append(StyleSheetToken(kind: kind, range: start..<tokenizer.position))
    }
    return tokenizer.tokens
  }

  private mutating func next() throws(UnclearSyntax) -> StyleSheetToken.Kind {
    let byte = byte(0)
    switch byte {
    case _ where Self.isSpace(byte):
      while Self.isSpace(self.byte(0)) { position += 1 }
      return .space
    case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "*"): return try comment()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return try string(byte)
    case UInt8(ascii: "#") where Self.isName(self.byte(1)) || isEscape(at: 1):
      position += 1
      name()
      return .hash
    case UInt8(ascii: "@") where isNameStart(at: 1):
      position += 1
      name()
      return .atKeyword
    case _ where isNumberStart: return number()
    case _ where follows("-->") || follows("<!--"): throw UnclearSyntax()
    case _ where isNameStart(at: 0): return try word()
    case 0..<0x20, 0x7F, UInt8(ascii: "\\"): throw UnclearSyntax()
    default:
      position += 1
      return .sign(byte)
    }
  }

  private mutating func comment() throws(UnclearSyntax) -> StyleSheetToken.Kind {
    let isLicence = byte(2) == UInt8(ascii: "!")
    position += 2
    while !follows("*/") {
      guard position < bytes.count else { throw UnclearSyntax() }
      position += 1
    }
    position += 2
    return isLicence ? .licence : .comment
  }

  private mutating func string(_ quote: UInt8) throws(UnclearSyntax) -> StyleSheetToken.Kind {
    position += 1
    while byte(0) != quote {
      switch byte(0) {
      case 0, 0x0A, 0x0C, 0x0D: throw UnclearSyntax()
      // An escaped line end may be two characters.
      case UInt8(ascii: "\\"): position += byte(1) == 0x0D && byte(2) == 0x0A ? 3 : 2
      default: position += 1
      }
      if position >= bytes.count { throw UnclearSyntax() }
    }
    position += 1
    return .string
  }

  private mutating func word() throws(UnclearSyntax) -> StyleSheetToken.Kind {
    let start = position
    let hasEscapes = name()
    guard byte(0) == UInt8(ascii: "(") else { return .word }
    // An escape could hide the name "url", after which another grammar holds.
    if hasEscapes { throw UnclearSyntax() }
    position += 1
    let isURL = bytes[start..<position].lazy.map { $0 | 0x20 }.elementsEqual("url(".utf8)
    return isURL ? try url() : .function
  }

  /// After `url(`: the rest of an address without quotes, or nothing before one with them.
  private mutating func url() throws(UnclearSyntax) -> StyleSheetToken.Kind {
    var distance = 0
    while Self.isSpace(byte(distance)) { distance += 1 }
    if byte(distance) == UInt8(ascii: "\"") || byte(distance) == UInt8(ascii: "'") { return .function }
    position += distance
    while byte(0) != UInt8(ascii: ")") {
      switch byte(0) {
      case _ where Self.isSpace(byte(0)):
        while Self.isSpace(byte(0)) { position += 1 }
        guard byte(0) == UInt8(ascii: ")") else { throw UnclearSyntax() }
      case _ where isEscape(at: 0): position += 2
      case 0..<0x20, 0x7F, UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "("):
        throw UnclearSyntax()
      default: position += 1
      }
    }
    position += 1
    return .url
  }

  private mutating func number() -> StyleSheetToken.Kind {
    if Self.isPlusOrMinus(byte(0)) { position += 1 }
    while Self.isDigit(byte(0)) { position += 1 }
    if byte(0) == UInt8(ascii: "."), Self.isDigit(byte(1)) {
      position += 1
      while Self.isDigit(byte(0)) { position += 1 }
    }
    if byte(0) | 0x20 == UInt8(ascii: "e"), Self.isDigit(byte(Self.isPlusOrMinus(byte(1)) ? 2 : 1)) {
      position += 2
      while Self.isDigit(byte(0)) { position += 1 }
    }
    if isNameStart(at: 0) {
      name()
      return .dimension
    }
    guard byte(0) == UInt8(ascii: "%") else { return .number }
    position += 1
    return .percentage
  }

  /// Takes a name, and says whether there are escapes in it.
  @discardableResult
  private mutating func name() -> Bool {
    var hasEscapes = false
    while true {
      if Self.isName(byte(0)) {
        position += 1
      } else if isEscape(at: 0) {
        hasEscapes = true
        escape()
      } else {
        return hasEscapes
      }
    }
  }

  /// A number has up to six digits and takes one white space with it.
  private mutating func escape() {
    position += 1
    guard Self.isHexDigit(byte(0)) else {
      position += 1
      return
    }
    var digits = 0
    while digits < 6, Self.isHexDigit(byte(0)) {
      digits += 1
      position += 1
    }
    if byte(0) == 0x0D, byte(1) == 0x0A { position += 1 }
    if Self.isSpace(byte(0)) { position += 1 }
  }
}

// MARK: Looking ahead

extension StyleSheetTokenizer {
  /// The byte so far ahead; 0 behind the end, which no token takes.
  private func byte(_ distance: Int) -> UInt8 {
    position + distance < bytes.count ? bytes[position + distance] : 0
  }

  private func follows(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }

  private func isEscape(at distance: Int) -> Bool {
    guard byte(distance) == UInt8(ascii: "\\") else { return false }
    switch byte(distance + 1) {
    case 0, 0x0A, 0x0C, 0x0D: return false
    default: return true
    }
  }

  private func isNameStart(at distance: Int) -> Bool {
    let first = byte(distance)
    guard first == UInt8(ascii: "-") else {
      return Self.isName(first) && !Self.isDigit(first) || isEscape(at: distance)
    }
    let second = byte(distance + 1)
    return Self.isName(second) && !Self.isDigit(second) || isEscape(at: distance + 1)
  }

  private var isNumberStart: Bool {
    let sign = Self.isPlusOrMinus(byte(0)) ? 1 : 0
    return Self.isDigit(byte(sign)) || byte(sign) == UInt8(ascii: ".") && Self.isDigit(byte(sign + 1))
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (0x61...0x66).contains(byte | 0x20)
  }

  private static func isPlusOrMinus(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...0xFF, UInt8(ascii: "_"), UInt8(ascii: "-"): true
    default: false
    }
  }
}
