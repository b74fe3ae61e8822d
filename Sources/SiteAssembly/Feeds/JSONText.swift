/// Text inside JSON (RFC 8259).
enum JSONText {
  private static let digits = Array("0123456789abcdef".utf8)

  /// Appends a text as a string with its quotes.
  static func append(_ text: String, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        output.append(UInt8(ascii: "\\"))
        output.append(byte)
      case ..<0x20:
        output.append(contentsOf: "\\u00".utf8)
        output.append(digits[Int(byte >> 4)])
        output.append(digits[Int(byte & 15)])
      default:
        output.append(byte)
      }
    }
    output.append(UInt8(ascii: "\""))
  }
}
