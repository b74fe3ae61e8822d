internal import Mustache

/// Turns a plain text into paragraphs of safe HTML: an empty line starts a paragraph, a line end becomes `<br>`.
enum DescriptionMarkup {
  static func html(_ text: String) -> [UInt8] {
    var text = text
    return text.withUTF8 { bytes in
      var html: [UInt8] = []
      html.reserveCapacity(bytes.count + 64)
      var start = 0
      var isInParagraph = false
      while start < bytes.count {
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        if end == start {
          if isInParagraph { html += "</p>".utf8 }
          isInParagraph = false
        } else {
          html += isInParagraph ? "<br>".utf8 : "<p>".utf8
          HTMLEscape.append(UnsafeBufferPointer(rebasing: bytes[start..<end]), to: &html)
          isInParagraph = true
        }
        start = end + 1
      }
      if isInParagraph { html += "</p>".utf8 }
      return html
    }
  }

  /// The beginning of a text as one line of at most `limit` bytes, cut at a space, for a page's summary.
  static func summary(_ text: String, limit: Int) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(limit)
    for byte in text.utf8 {
      if bytes.count == limit { return cut(bytes) }
      let isSpace = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: " ")
      if isSpace, bytes.last == UInt8(ascii: " ") { continue }
      bytes.append(isSpace ? UInt8(ascii: " ") : byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func cut(_ bytes: [UInt8]) -> String {
    var end = bytes.lastIndex(of: UInt8(ascii: " ")) ?? bytes.count
    // A text without spaces is cut where a character begins.
    if end < bytes.count / 2 { end = bytes.lastIndex { $0 & 0xC0 != 0x80 } ?? bytes.count }
    return String(decoding: bytes[..<end], as: UTF8.self) + "…"
  }
}
