/// Which characters an HTML document may have.
///
/// The HTML standard, section 13.2.3.5, forbids controls other than white space and noncharacters, however they come
/// into the text: as they are or as `&#1;`.
enum CharacterRule {
  /// The text with U+FFFD in place of every character that may not be there.
  static func replacingForbidden(in bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    guard bytes.contains(where: mayStartForbidden) else { return Array(bytes) }
    var result = String.UnicodeScalarView()
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      result.append(isForbidden(scalar) ? "\u{FFFD}" : scalar)
    }
    return Array(String(result).utf8)
  }

  /// Whether a byte is a control, or the first one of characters among which there are forbidden ones.
  private static func mayStartForbidden(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\t"): false
    case 0..<0x20, 0x7F, 0xC2, 0xEF, 0xF0...0xF4: true
    default: false
    }
  }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA: false
    case 0..<0x20, 0x7F..<0xA0: true
    default: scalar.properties.isNoncharacterCodePoint
    }
  }
}
