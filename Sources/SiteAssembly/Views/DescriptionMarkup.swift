internal import Mustache

/// Turns a plain text into paragraphs of safe HTML: an empty line starts a paragraph, a line end becomes `<br>`.
enum DescriptionMarkup {
  static func writeHTML(_ text: String, to html: inout [UInt8]) {
    var text = text
    text.withUTF8 { bytes in
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
    }
  }

  /// Appends the beginning of a text as one line of at most `limit` bytes, cut at a space and followed by an ellipsis
  /// when there is more, for a page's summary.
  static func writeSummary(_ text: String, limit: Int, to output: inout [UInt8]) {
    var text = text
    text.withUTF8 { bytes in
      let beginning = UnsafeBufferPointer(rebasing: bytes.prefix(limit + 1))
      if isOneLine(beginning) { return write(beginning, limit: limit, to: &output) }
      collapsed(bytes, limit: limit).withUnsafeBufferPointer { write($0, limit: limit, to: &output) }
    }
  }

  /// Whether there is nothing to collapse: no line end, and spaces only between two other bytes.
  private static func isOneLine(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var wasSpace = true
    for byte in bytes {
      guard byte <= UInt8(ascii: " ") else {
        wasSpace = false
        continue
      }
      if byte == UInt8(ascii: "\n") || wasSpace { return false }
      wasSpace = byte == UInt8(ascii: " ")
    }
    return !wasSpace || bytes.isEmpty
  }

  /// The text with runs of white space made one space and none at the ends, up to the first byte beyond `limit`.
  private static func collapsed(_ bytes: UnsafeBufferPointer<UInt8>, limit: Int) -> [UInt8] {
    var line: [UInt8] = []
    line.reserveCapacity(limit + 2)
    var isAfterSpace = false
    for byte in bytes {
      if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") {
        isAfterSpace = !line.isEmpty
        continue
      }
      if isAfterSpace { line.append(UInt8(ascii: " ")) }
      isAfterSpace = false
      line.append(byte)
      if line.count > limit { break }
    }
    return line
  }

  /// Cuts what was appended since `start` to at most `limit` bytes and an ellipsis, as `writeSummary` does.
  static func shorten(from start: Int, limit: Int, in output: inout [UInt8]) {
    guard output.count - start > limit else { return }
    let length = output.withUnsafeBufferPointer { bytes in
      cut(UnsafeBufferPointer(rebasing: bytes[start...]), limit: limit)
    }
    output.removeSubrange((start + length)...)
    output += "…".utf8
  }

  private static func write(_ line: UnsafeBufferPointer<UInt8>, limit: Int, to output: inout [UInt8]) {
    guard line.count > limit else { return output.append(contentsOf: line) }
    output.append(contentsOf: UnsafeBufferPointer(rebasing: line[..<cut(line, limit: limit)]))
    output += "…".utf8
  }

  /// Where a line that is longer than `limit` is cut: at its last space; where that would leave less than half, and in
  /// scripts without spaces, where a scalar begins.
  private static func cut(_ line: UnsafeBufferPointer<UInt8>, limit: Int) -> Int {
    var end = line[...limit].lastIndex(of: UInt8(ascii: " ")) ?? 0
    if end <= limit / 2 {
      end = limit
      while end > 0, line[end] & 0xC0 == 0x80 { end -= 1 }
    }
    return end
  }
}
