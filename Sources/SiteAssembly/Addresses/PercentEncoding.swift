/// Percent-encoding (RFC 3986, section 2.1).
enum PercentEncoding {
  /// The bytes below 128 that stay as they are. Every path on every page asks for each of its bytes, so the answers are
  /// bits of two words.
  struct Allowed {
    /// The unreserved characters of section 2.3: digits, `-` and `.`; letters, `_` and `~`.
    static let unreserved = Allowed(first: 0x03FF_6000_0000_0000, second: 0x47FF_FFFE_87FF_FFFE)
    /// Those and slashes, for the path of a file.
    static let path = Allowed(first: 0x03FF_E000_0000_0000, second: 0x47FF_FFFE_87FF_FFFE)

    private let first: UInt64
    private let second: UInt64

    @inline(__always)
    func contains(_ byte: UInt8) -> Bool {
      let answers = byte < 0x40 ? first : byte < 0x80 ? second : 0
      return answers >> UInt64(byte & 63) & 1 != 0
    }
  }

  /// The text with all other bytes encoded; the very same text when there are none.
  static func encoded(_ text: String, _ allowed: Allowed) -> String {
    guard !text.utf8.allSatisfy({ allowed.contains($0) }) else { return text }
    var encoded: [UInt8] = []
    write(text, allowed, to: &encoded)
    return String(decoding: encoded, as: UTF8.self)
  }

  /// Appends what `encoded` gives, as UTF-8.
  static func write(_ text: String, _ allowed: Allowed, to output: inout [UInt8]) {
    var text = text
    text.withUTF8 { bytes in
      var runStart = 0
      while let index = firstForbidden(in: bytes, from: runStart, allowed) {
        output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[runStart..<index]))
        output.append(UInt8(ascii: "%"))
        output.append(digit(bytes[index] >> 4))
        output.append(digit(bytes[index] & 15))
        runStart = index + 1
      }
      output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[runStart...]))
    }
  }

  private static func firstForbidden(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ allowed: Allowed
  ) -> Int? {
    var index = start
    while index < bytes.count {
      if !allowed.contains(bytes[index]) { return index }
      index &+= 1
    }
    return nil
  }

  /// The text with every `%` and two digits made into the byte they stand for; nil when that is not UTF-8. A `%`
  /// without two digits stays.
  static func decoded(_ text: String) -> String? {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    let bytes = Array(text.utf8)
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let high = value(ofDigit: bytes[index + 1]), let low = value(ofDigit: bytes[index + 2])
      {
        decoded.append(high << 4 | low)
        index += 3
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    return String(validating: decoded, as: UTF8.self)
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }

  private static func value(ofDigit byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }
}
