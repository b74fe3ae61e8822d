/// Text inside JSON (RFC 8259).
enum JSONText {
  private static let digits = Array("0123456789abcdef".utf8)

  /// Appends a text as a string with its quotes.
  static func append(_ text: String, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { bytes in
      var runStart = 0
      for (index, byte) in bytes.enumerated() where isSpecial(byte) {
        output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[runStart..<index]))
        appendEscaped(byte, to: &output)
        runStart = index + 1
      }
      output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[runStart...]))
    }
    output.append(UInt8(ascii: "\""))
  }

  @inline(__always)
  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private static func appendEscaped(_ byte: UInt8, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\\"))
    guard byte < 0x20 else { return output.append(byte) }
    output.append(contentsOf: "u00".utf8)
    output.append(digits[Int(byte >> 4)])
    output.append(digits[Int(byte & 15)])
  }
}
