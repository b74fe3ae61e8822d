/// A character reference such as `&eacute;`, `&#8212;` or `&#xA0;`.
struct HTMLEntity {
  /// The character it stands for.
  let scalar: Unicode.Scalar
  /// How many bytes it takes, with "&" and ";".
  let length: Int

  /// Reads the reference whose "&" is at `start`; nil when it is not one of a known name or a number of at most
  /// eight digits with a ";" behind it, so that "R&B" and "&unknown;" stay as they are.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) {
    let limit = min(bytes.count, start + 1 + Self.longestBody + 1)
    guard let end = bytes[(start + 1)..<max(start + 1, limit)].firstIndex(of: UInt8(ascii: ";")) else {
      return nil
    }
    let body = bytes[(start + 1)..<end]
    guard let scalar = Self.scalar(body) else { return nil }
    self.scalar = scalar
    self.length = end + 1 - start
  }

  /// Whether a decoded text still has `&amp;` in it, which only an escape of an escape leaves.
  static func isEscaped(_ text: [UInt8]) -> Bool {
    let pattern = Array("&amp;".utf8)
    var index = 0
    while let start = text[index...].firstIndex(of: pattern[0]) {
      if text[start...].starts(with: pattern) { return true }
      index = start + 1
    }
    return false
  }

  /// Decodes every reference in a text once. One that stands for white space becomes a space, one for a character
  /// that is not to be shown goes.
  static func decodingAll(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "&"), let entity = HTMLEntity(bytes, at: index) {
        switch entity.scalar.fate {
        case .kept: output.append(contentsOf: UTF8.encode(entity.scalar) ?? UTF8.encodedReplacementCharacter)
        case .dropped: break
        case .space, .lineBreak, .paragraphBreak: output.append(0x20)
        }
        index += entity.length
      } else {
        output.append(bytes[index])
        index += 1
      }
    }
    return output
  }

  /// "#x" and eight digits.
  private static let longestBody = 10

  private static func scalar(_ body: Slice<UnsafeBufferPointer<UInt8>>) -> Unicode.Scalar? {
    guard body.first == UInt8(ascii: "#") else {
      guard !body.isEmpty, body.count <= longestName else { return nil }
      return named[String(decoding: body, as: UTF8.self)]
    }
    let digits = body.dropFirst()
    let isHexadecimal = digits.first.map { $0 | 0x20 } == UInt8(ascii: "x")
    return number(isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10)
  }

  /// The scalar of a number; U+FFFD for one that is none, as HTML has it.
  private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>, radix: UInt32) -> Unicode.Scalar? {
    guard (1...8).contains(digits.count) else { return nil }
    var value: UInt32 = 0
    for byte in digits {
      guard let digit = hexadecimalDigit(byte), digit < radix else { return nil }
      value = value &* radix &+ digit
    }
    if (0x80...0x9F).contains(value) { return windows1252[Int(value - 0x80)] }
    return value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  private static func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte - 0x30)
    case 0x41...0x46, 0x61...0x66: UInt32((byte | 0x20) - 0x61 + 10)
    default: nil
    }
  }

  /// What numbers 0x80 to 0x9F mean in HTML: the characters of Windows-1252; its five holes stay controls.
  private static let windows1252: [Unicode.Scalar] = [
    "€", "\u{81}", "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", "\u{8D}", "Ž", "\u{8F}",
    "\u{90}", "‘", "’", "“", "”", "•", "–", "—", "˜", "™", "š", "›", "œ", "\u{9D}", "ž", "Ÿ",
  ]
}
