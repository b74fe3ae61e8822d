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

  /// The beginning of a text as one line of at most `limit` bytes, cut at a space and followed by an ellipsis when
  /// there is more, for a page's summary.
  static func summary(_ text: String, limit: Int) -> String {
    var line: [UInt8] = []
    line.reserveCapacity(limit + 1)
    var isAfterSpace = false
    for byte in text.utf8 {
      if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") {
        isAfterSpace = !line.isEmpty
        continue
      }
      if isAfterSpace { line.append(UInt8(ascii: " ")) }
      isAfterSpace = false
      line.append(byte)
      if line.count > limit { return cut(line, limit: limit) }
    }
    return String(decoding: line, as: UTF8.self)
  }

  /// Cuts a line that is too long at its last space; where that would leave less than half, and in scripts without
  /// spaces, where a scalar begins.
  private static func cut(_ line: [UInt8], limit: Int) -> String {
    var end = line[...limit].lastIndex(of: UInt8(ascii: " ")) ?? 0
    if end <= limit / 2 {
      end = limit
      while end > 0, line[end] & 0xC0 == 0x80 { end -= 1 }
    }
    return String(decoding: line[..<end], as: UTF8.self) + "…"
  }
}
