/// A file's bytes together with the name it is reported under.
///
/// Lines end at LF, CRLF or a lone CR. Offsets are UTF-8 byte offsets from 0.
package struct SourceText: Sendable {
  /// The path as a person would type it, shown in diagnostics.
  package let path: String
  /// The content, as read.
  package let bytes: [UInt8]

  private let lineStarts: [Int]

  /// Indexes the lines of `bytes`. Costs one pass over them.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    self.lineStarts = Self.findLineStarts(bytes)
  }

  /// The same for a text that is already a string.
  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// How many lines there are; an empty text has one.
  package var lineCount: Int { lineStarts.count }

  /// The position of the byte at `offset`; an offset outside the text is moved to its nearest end.
  package func position(ofByteAt offset: Int) -> SourcePosition {
    let offset = min(max(0, offset), bytes.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: scalarCount(lineStarts[low]..<offset) + 1)
  }

  /// The text of a line without its line end, ill-formed bytes shown as U+FFFD; nil when there is no such line.
  package func line(_ number: Int) -> String? {
    lineRange(number).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  private func lineRange(_ number: Int) -> Range<Int>? {
    guard number >= 1, number <= lineStarts.count else { return nil }
    var end = number < lineStarts.count ? lineStarts[number] : bytes.count
    let start = lineStarts[number - 1]
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") {
      end -= 1
    }
    return start..<end
  }

  /// A location in this text, with the source line to print below the message.
  ///
  /// Of a line longer than `longestExcerpt` only what an excerpt can show is copied, so that a text with many faults
  /// in one line is not copied once for each.
  package func location(at position: SourcePosition) -> Diagnostic.Location {
    guard let line = lineRange(position.line) else {
      return Diagnostic.Location(path: path, position: position)
    }
    let part = line.count <= Self.longestExcerpt ? line : excerpt(of: line, column: position.column)
    return Diagnostic.Location(
      path: path, position: position, sourceLine: String(decoding: bytes[part], as: UTF8.self),
      sourceLineStart: scalarCount(line.lowerBound..<part.lowerBound))
  }

  /// The most bytes of a line that a location holds: two excerpts of the widest characters, before and after.
  private static let longestExcerpt = 2 * 2 * 4 * DiagnosticFormatter.excerptWidth

  /// The part of a long line around a column, cut between scalars.
  private func excerpt(of line: Range<Int>, column: Int) -> Range<Int> {
    var caret = line.lowerBound
    var scalars = 0
    while caret < line.upperBound {
      if bytes[caret] & 0xC0 != 0x80 { scalars += 1 }
      if scalars >= column { break }
      caret += 1
    }
    var start = max(line.lowerBound, caret - Self.longestExcerpt / 2)
    var end = min(line.upperBound, caret + Self.longestExcerpt / 2)
    while start > line.lowerBound, start < caret, bytes[start] & 0xC0 == 0x80 { start += 1 }
    while end < line.upperBound, end > caret, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return start..<end
  }

  private func scalarCount(_ range: Range<Int>) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var count = 0
      for index in range where bytes[index] & 0xC0 != 0x80 { count += 1 }
      return count
    }
  }

  /// The location of the byte at `offset`.
  package func location(ofByteAt offset: Int) -> Diagnostic.Location {
    location(at: position(ofByteAt: offset))
  }

  private static func findLineStarts(_ bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      let next = index + 1
      if byte == UInt8(ascii: "\n") {
        starts.append(next)
      } else if byte == UInt8(ascii: "\r"), next >= bytes.count || bytes[next] != UInt8(ascii: "\n") {
        starts.append(next)
      }
    }
    return starts
  }
}
