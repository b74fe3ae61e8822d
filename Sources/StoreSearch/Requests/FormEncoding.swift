/// The encoding of `application/x-www-form-urlencoded` (https://url.spec.whatwg.org/#urlencoded-serializing), which the
/// store asks for: a space is `+`, and all but letters, digits, `.`, `-`, `_` and `*` are percent-encoded as UTF-8, so
/// that "R&B", "C++" and "100%" arrive as they were typed.
enum FormEncoding {
  /// Appends a name or a value.
  static func write(_ text: String, to output: inout String) {
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "*"):
        output.unicodeScalars.append(Unicode.Scalar(byte))
      case UInt8(ascii: " "):
        output += "+"
      default:
        output += byte < 0x10 ? "%0" : "%"
        output += String(byte, radix: 16, uppercase: true)
      }
    }
  }
}
