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
    var runStart = 0
    for index in 0..<bytes.count where isSpecial(bytes[index]) {
      output.append(contentsOf: bytes[runStart..<index])
      appendReference(for: bytes[index], to: &output)
      runStart = index + 1
    }
    output.append(contentsOf: bytes[runStart...])
  }

  /// All five lie below 64, so membership is one bit of a constant.
  @inline(__always)
  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 64 && (specials >> UInt64(byte)) & 1 != 0
  }

  private static var specials: UInt64 { 1 << 34 | 1 << 38 | 1 << 39 | 1 << 60 | 1 << 62 }

  private static func appendReference(for byte: UInt8, to output: inout [UInt8]) {
    let reference: StaticString =
      switch byte {
      case UInt8(ascii: "&"): "&amp;"
      case UInt8(ascii: "<"): "&lt;"
      case UInt8(ascii: ">"): "&gt;"
      case UInt8(ascii: "\""): "&quot;"
      default: "&#39;"
      }
    output.append(
      contentsOf: UnsafeBufferPointer(start: reference.utf8Start, count: reference.utf8CodeUnitCount))
  }
}
