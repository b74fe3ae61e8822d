/// Writes a script again, piece by piece, with the least between the pieces.
///
/// The pieces are those of the lexical grammar of ECMAScript 2025; punctuators are taken character by character,
/// because those that stand together stay together.
struct ScriptWriter {
  /// What stands before the next piece.
  private enum Gap: Comparable {
    case none, space, line
  }

  private let bytes: [UInt8]
  private var position = 0
  private var output: [UInt8] = []
  private var gap = Gap.none
  private var context = ScriptContext()

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    output.reserveCapacity(bytes.count)
  }

  /// The minified script. Throws where it is not certain what a piece is.
  static func write(_ bytes: [UInt8]) throws(UnclearSyntax) -> [UInt8] {
    var writer = ScriptWriter(bytes)
    if writer.follows("#!") { throw UnclearSyntax() }
    while writer.position < bytes.count { try writer.part() }
    guard writer.context.isBalanced else { throw UnclearSyntax() }
    return writer.output
  }

  private mutating func part() throws(UnclearSyntax) {
    switch byte(0) {
    case 0x20, 0x09, 0x0B, 0x0C:
      gap = max(gap, .space)
      position += 1
    case 0x0A, 0x0D:
      gap = .line
      position += 1
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): try lineComment()
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): try blockComment()
    default: try piece()
    }
  }

  private mutating func piece() throws(UnclearSyntax) {
    let start = position
    let first = byte(0)
    let isPattern = first == UInt8(ascii: "/") ? try context.beginsRegularExpression() : false
    let kind: ScriptPiece
    switch first {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      try string(first)
      kind = .value
    case UInt8(ascii: "`"):
      position += 1
      kind = try template()
    case UInt8(ascii: "}") where context.isInTemplate:
      position += 1
      kind = try template()
    case _ where isPattern:
      try regularExpression()
      kind = .value
    case _ where isNumberStart:
      while Self.isWord(byte(0)) || byte(0) == UInt8(ascii: ".") { position += 1 }
      kind = .number
    case _ where Self.isWord(first):
      while Self.isWord(byte(0)) { position += 1 }
      kind = .word(Array(bytes[start..<position]))
    case _ where first < 0x20 || first == 0x7F || first == UInt8(ascii: "\\"), _ where follows("<!--"),
      _ where follows("-->"):
      throw UnclearSyntax()
    default:
      position += 1
      kind = .sign(first, isAttached: gap == .none)
    }
    writeGap(before: first)
    output += bytes[start..<position]
    try context.append(kind)
  }

  /// Writes a line end, or a space where the pieces on both sides would be read as something else without it.
  private mutating func writeGap(before next: UInt8) {
    defer { gap = .none }
    guard let last = output.last, gap != .none else { return }
    if gap == .line {
      if last != 0x0A { output.append(0x0A) }
    } else if context.needsSpace(after: last, before: next) {
      output.append(0x20)
    }
  }
}

// MARK: Comments

extension ScriptWriter {
  private mutating func lineComment() throws(UnclearSyntax) {
    let start = position
    while position < bytes.count, byte(0) != 0x0A, byte(0) != 0x0D {
      if isForeignLineEnd { throw UnclearSyntax() }
      position += 1
    }
    if bytes[start...].starts(with: "//!".utf8) { keepComment(from: start) }
  }

  private mutating func blockComment() throws(UnclearSyntax) {
    let start = position
    var hasLineEnd = false
    position += 2
    while !follows("*/") {
      guard position < bytes.count, !isForeignLineEnd else { throw UnclearSyntax() }
      if byte(0) == 0x0A || byte(0) == 0x0D { hasLineEnd = true }
      position += 1
    }
    position += 2
    if bytes[start...].starts(with: "/*!".utf8) {
      keepComment(from: start)
    } else {
      gap = max(gap, hasLineEnd ? .line : .space)
    }
  }

  private mutating func keepComment(from start: Int) {
    writeGap(before: UInt8(ascii: "/"))
    output += bytes[start..<position]
    context.appendComment()
  }
}

// MARK: Literals

extension ScriptWriter {
  private mutating func string(_ quote: UInt8) throws(UnclearSyntax) {
    position += 1
    while byte(0) != quote {
      switch byte(0) {
      case 0, 0x0A, 0x0D: throw UnclearSyntax()
      // An escaped line end may be two characters.
      case UInt8(ascii: "\\"): position += byte(1) == 0x0D && byte(2) == 0x0A ? 3 : 2
      default: position += 1
      }
      if position >= bytes.count { throw UnclearSyntax() }
    }
    position += 1
  }

  /// What follows a backtick, or the brace that closes a value in a template.
  private mutating func template() throws(UnclearSyntax) -> ScriptPiece {
    let isContinued = byte(-1) == UInt8(ascii: "}")
    while true {
      if position >= bytes.count { throw UnclearSyntax() }
      switch byte(0) {
      case UInt8(ascii: "\\"): position += 2
      case UInt8(ascii: "`"):
        position += 1
        return isContinued ? .templateEnd : .value
      case UInt8(ascii: "$") where byte(1) == UInt8(ascii: "{"):
        position += 2
        return isContinued ? .templateMiddle : .templateStart
      default: position += 1
      }
    }
  }

  private mutating func regularExpression() throws(UnclearSyntax) {
    var isInClass = false
    position += 1
    while isInClass || byte(0) != UInt8(ascii: "/") {
      switch byte(0) {
      case 0, 0x0A, 0x0D: throw UnclearSyntax()
      case UInt8(ascii: "\\"):
        if byte(1) == 0x0A || byte(1) == 0x0D { throw UnclearSyntax() }
        position += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      default: if isForeignLineEnd { throw UnclearSyntax() }
      }
      position += 1
      if position >= bytes.count { throw UnclearSyntax() }
    }
    position += 1
    while Self.isWord(byte(0)) { position += 1 }
  }
}

// MARK: Characters

extension ScriptWriter {
  /// The byte so far ahead; 0 behind the end.
  private func byte(_ distance: Int) -> UInt8 {
    position + distance < bytes.count ? bytes[position + distance] : 0
  }

  private func follows(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }

  private var isNumberStart: Bool {
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    return isDigit(byte(0)) || byte(0) == UInt8(ascii: ".") && isDigit(byte(1))
  }

  /// U+2028 and U+2029 end a line, too.
  private var isForeignLineEnd: Bool {
    byte(0) == 0xE2 && byte(1) == 0x80 && (byte(2) == 0xA8 || byte(2) == 0xA9)
  }

  /// Part of a name, a number or a keyword. Beyond ASCII there is white space, too; see `ScriptContext`.
  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...0xFF: true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "#"), UInt8(ascii: "@"): true
    default: false
    }
  }
}
