extension UTF8Scan {
  /// Whether a text can be shown as it is: one line, nothing suspicious, no space at either end or next to another;
  /// for `withoutMarkup` no "<" or "&" either. An empty text is not.
  ///
  /// Looks at eight bytes at a time where they are all ASCII.
  static func isClean(_ bytes: UnsafeBufferPointer<UInt8>, withoutMarkup: Bool = false) -> Bool {
    // Starting as behind a space refuses a leading one.
    var wasSpace = true
    var index = 0
    let raw = UnsafeRawBufferPointer(bytes)
    while index + 8 <= bytes.count {
      let word = ByteWord(raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      guard word.isASCII else {
        guard areClean(bytes, index..<index + 8, withoutMarkup, &wasSpace) else { return false }
        index += 8
        continue
      }
      guard !hasRefused(word, withoutMarkup) else { return false }
      let spaces = word.bytes(equalTo: 0x20)
      if spaces & (spaces << 8 | (wasSpace ? 0x80 : 0)) != 0 { return false }
      wasSpace = spaces >> 63 != 0
      index += 8
    }
    return areClean(bytes, index..<bytes.count, withoutMarkup, &wasSpace) && !wasSpace
  }

  private static func areClean(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ withoutMarkup: Bool, _ wasSpace: inout Bool
  ) -> Bool {
    for index in range {
      let byte = bytes[index]
      let isSpace = byte == 0x20
      if isSpace && wasSpace || isSuspicious(bytes, at: index) { return false }
      if withoutMarkup, byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") { return false }
      wasSpace = isSpace
    }
    return true
  }

  /// Whether a word of ASCII bytes has a control or, where it counts, markup.
  @inline(__always)
  private static func hasRefused(_ word: ByteWord, _ withoutMarkup: Bool) -> Bool {
    let controls = word.bytes(below: 0x20) | word.bytes(equalTo: 0x7F)
    guard withoutMarkup else { return controls != 0 }
    return controls | word.bytes(equalTo: UInt8(ascii: "<")) | word.bytes(equalTo: UInt8(ascii: "&")) != 0
  }
}
