/// Looks for the scalars that cleaning would change, straight on UTF-8 bytes.
///
/// Nearly all texts need no change, and this is what makes them cheap: no scalar is decoded but the few whose
/// first bytes are suspicious.
enum UTF8Scan {
  /// Whether the byte at `index` may begin a scalar whose fate is not to be kept, or is an invisible one that
  /// matters at the ends of a text. False alarms are fine.
  @inline(__always)
  static func isSuspicious(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    let byte = bytes[index]
    if byte < 0x7F { return byte < 0x20 }
    switch byte {
    case 0x7F: return true
    case 0xC2: return follower(bytes, index, 1) <= 0xA0
    case 0xE1: return isSuspiciousLetter(follower(bytes, index, 1))
    case 0xE2: return isSuspiciousPunctuation(follower(bytes, index, 1), follower(bytes, index, 2))
    case 0xE3: return follower(bytes, index, 2) == 0x80 || follower(bytes, index, 2) == 0xA4
    case 0xEF: return follower(bytes, index, 1) == 0xB7 || follower(bytes, index, 1) >= 0xBB
    case 0xF0...0xF4:
      return (follower(bytes, index, 2) == 0xBF && follower(bytes, index, 3) >= 0xBE)
    default: return false
    }
  }

  /// The blocks with the Hangul fillers, the Ogham space and the Mongolian vowel separator.
  private static func isSuspiciousLetter(_ second: UInt8) -> Bool {
    second == 0x85 || second == 0x9A || second == 0xA0
  }

  /// The General Punctuation block has the spaces and format characters next to dashes and quotes.
  private static func isSuspiciousPunctuation(_ second: UInt8, _ third: UInt8) -> Bool {
    switch second {
    case 0x80: third < 0x90 || third >= 0xA8 && third <= 0xAF
    case 0x81: third >= 0x9F
    default: false
    }
  }

  @inline(__always)
  private static func follower(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ distance: Int) -> UInt8 {
    index + distance < bytes.count ? bytes[index + distance] : 0
  }

  /// The scalar that starts at `index` and its length in bytes; nil where the bytes are not well-formed.
  static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> (
    scalar: Unicode.Scalar, length: Int
  )? {
    let lead = bytes[index]
    let length = lead < 0x80 ? 1 : lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0
    guard length > 0, index + length <= bytes.count else { return nil }
    if length == 1 { return (Unicode.Scalar(lead), 1) }
    var value = UInt32(lead & (0x7F >> UInt8(length)))
    for byte in bytes[(index + 1)..<(index + length)] {
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    let smallest: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x1_0000
    guard value >= smallest, let scalar = Unicode.Scalar(value) else { return nil }
    return (scalar, length)
  }

  /// The first bytes of a text, `length` of them or a few less, so that no scalar is cut in two.
  static func prefix(_ bytes: UnsafeBufferPointer<UInt8>, length: Int) -> UnsafeBufferPointer<UInt8> {
    guard bytes.count > length else { return bytes }
    var end = length
    while end > 0, end > length - 4, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return UnsafeBufferPointer(rebasing: bytes[..<end])
  }
}
