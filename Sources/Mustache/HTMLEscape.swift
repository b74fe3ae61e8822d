/// Escaping of text for HTML content and quoted attribute values.
package enum HTMLEscape {
  /// Appends `text` as UTF-8 with `&`, `<`, `>`, `"` and `'` as `&amp;`, `&lt;`, `&gt;`, `&quot;` and `&#39;`.
  ///
  /// Everything else, control characters included, is copied unchanged, in runs.
  @inline(__always)
  package static func append(_ text: String, to output: inout [UInt8]) {
    var text = text
    text.withUTF8 { append($0, to: &output) }
  }

  /// The same for bytes; ill-formed UTF-8 is copied unchanged.
  package static func append(_ bytes: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
    forEachPiece(of: bytes) { output.append(contentsOf: $0) }
  }

  /// Hands out the escaped text in order: runs of `bytes` and character references.
  @inline(__always)
  static func forEachPiece(of bytes: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void)
  {
    guard let base = bytes.baseAddress else { return }
    var runStart = 0
    var index = nextSpecial(in: bytes, from: 0)
    while index < bytes.count {
      body(UnsafeBufferPointer(start: base + runStart, count: index - runStart))
      body(reference(for: bytes[index]))
      runStart = index + 1
      index = nextSpecial(in: bytes, from: runStart)
    }
    body(UnsafeBufferPointer(start: base + runStart, count: bytes.count - runStart))
  }

  /// The index of the next byte to replace, or the count; skips clean text eight bytes at a time.
  private static func nextSpecial(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let memory = UnsafeRawBufferPointer(bytes)
    var index = start
    while index &+ 8 <= bytes.count {
      let found = candidates(
        in: UInt64(littleEndian: memory.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
      if found == 0 {
        index &+= 8
      } else {
        index &+= found.trailingZeroBitCount / 8
        if isSpecial(bytes[index]) { return index }
        index &+= 1
      }
    }
    while index < bytes.count, !isSpecial(bytes[index]) { index &+= 1 }
    return index
  }

  /// Sets the high bit of each byte that may have to be replaced, exactly up to the first of them. `"`, `&` and `'`
  /// differ in two bits alone, as does `#`, a false alarm; `<` and `>` in one.
  @inline(__always)
  private static func candidates(in chunk: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quoteOrAmpersand = (chunk | ones &* 5) ^ (ones &* 0x27)
    let angle = (chunk | ones &* 2) ^ (ones &* 0x3E)
    let zeroBytes = (quoteOrAmpersand &- ones) & ~quoteOrAmpersand | (angle &- ones) & ~angle
    return zeroBytes & (ones &* 0x80)
  }

  /// All five lie below 64, so membership is one bit of a constant.
  @inline(__always)
  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 64 && (specials >> UInt64(byte)) & 1 != 0
  }

  private static var specials: UInt64 { 1 << 34 | 1 << 38 | 1 << 39 | 1 << 60 | 1 << 62 }

  private static func reference(for byte: UInt8) -> UnsafeBufferPointer<UInt8> {
    let reference: StaticString =
      switch byte {
      case UInt8(ascii: "&"): "&amp;"
      case UInt8(ascii: "<"): "&lt;"
      case UInt8(ascii: ">"): "&gt;"
      case UInt8(ascii: "\""): "&quot;"
      default: "&#39;"
      }
    return UnsafeBufferPointer(start: reference.utf8Start, count: reference.utf8CodeUnitCount)
  }
}
