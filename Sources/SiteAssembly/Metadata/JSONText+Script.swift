/// Strings inside a script element, where HTML must find neither an end tag nor a comment, nor a line end that older
/// readers of JSON do not expect.
extension JSONText {
  /// Appends a text as the inside of a string, without its quotes.
  static func appendInScript(_ text: String, to output: inout [UInt8]) {
    let start = output.count
    output.append(contentsOf: text.utf8)
    escapeForScript(from: start, in: &output)
  }

  /// Makes what was appended since `start` the inside of a string: quotes, backslashes, controls, `<`, `>`, `&`, U+2028
  /// and U+2029 become `\u` and four digits, so that nothing around the string can take notice of them.
  static func escapeForScript(from start: Int, in output: inout [UInt8]) {
    let growth = output.withUnsafeBufferPointer { bytes in
      var growth = 0
      var index = start
      while index < bytes.count {
        growth &+= surplus(bytes, at: index)
        index &+= 1
      }
      return growth
    }
    if growth > 0 { expand(from: start, by: growth, in: &output) }
  }

  /// How many bytes more what is at `index` takes as an escape of six: 5 for one byte, 3 for a separator of three.
  @inline(__always)
  private static func surplus(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    let byte = bytes[index]
    if byte < 0x40 { return specials >> UInt64(byte) & 1 == 0 ? 0 : 5 }
    if byte == UInt8(ascii: "\\") { return 5 }
    return byte == 0xE2 && isSeparator(bytes, at: index) ? 3 : 0
  }

  /// The characters below 64 that are escaped: controls, `"`, `&`, `<`, `>`.
  private static var specials: UInt64 { 0xFFFF_FFFF | 1 << 34 | 1 << 38 | 1 << 60 | 1 << 62 }

  /// Whether U+2028 or U+2029 is at `index`: `E2 80 A8` or `E2 80 A9`.
  private static func isSeparator(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    index + 2 < bytes.count && bytes[index] == 0xE2 && bytes[index + 1] == 0x80
      && bytes[index + 2] & 0xFE == 0xA8
  }

  /// From the end to the beginning, so that nothing is overwritten that is still to be read.
  private static func expand(from start: Int, by growth: Int, in output: inout [UInt8]) {
    var read = output.count
    output.append(contentsOf: repeatElement(0, count: growth))
    output.withUnsafeMutableBufferPointer { bytes in
      var write = bytes.count
      while read > start, read < write {
        read -= 1
        let byte = bytes[read]
        if byte & 0xFE == 0xA8, read >= start + 2, isSeparator(UnsafeBufferPointer(bytes), at: read - 2) {
          read -= 2
          write -= 6
          put(0x2020 + UInt16(byte & 0x0F), at: write, in: bytes)
        } else if byte == UInt8(ascii: "\\") || byte < 0x40 && specials >> UInt64(byte) & 1 != 0 {
          write -= 6
          put(UInt16(byte), at: write, in: bytes)
        } else {
          write -= 1
          bytes[write] = byte
        }
      }
    }
  }

  private static func put(_ unit: UInt16, at index: Int, in bytes: UnsafeMutableBufferPointer<UInt8>) {
    bytes[index] = UInt8(ascii: "\\")
    bytes[index + 1] = UInt8(ascii: "u")
    for place in 0..<4 {
      let digit = UInt8(truncatingIfNeeded: unit >> UInt16(12 - 4 * place) & 15)
      bytes[index + 2 + place] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
    }
  }
}
