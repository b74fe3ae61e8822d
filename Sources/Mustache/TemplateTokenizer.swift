/// Cuts a template into text and tags.
struct TemplateTokenizer {
  /// The most bytes of a delimiter: they are searched for byte by byte.
  static let delimiterLimit = 16

  private let source: UnsafeBufferPointer<UInt8>
  private var offset: Int
  private var open = Array("{{".utf8)
  private var close = Array("}}".utf8)
  private(set) var tokens: [TemplateToken] = []
  private(set) var faults: [(offset: Int, fault: TemplateFault)] = []

  /// Prepares for `source`; a byte order mark at its start is passed over.
  init(_ source: UnsafeBufferPointer<UInt8>) {
    self.source = source
    offset = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Fills `tokens` and `faults`. An unclosed tag ends the template, every other fault is passed over.
  mutating func run() {
    while offset < source.count {
      let tagStart = find(open, from: offset) ?? source.count
      appendText(upTo: tagStart)
      if tagStart < source.count { readTag() }
    }
  }

  private mutating func appendText(upTo end: Int) {
    while offset < end {
      var lineEnd = offset
      while lineEnd < end, source[lineEnd] != UInt8(ascii: "\n") { lineEnd += 1 }
      lineEnd = min(end, lineEnd + 1)
      append(.text, upTo: lineEnd, name: offset..<offset)
    }
  }

  private mutating func append(_ kind: TemplateToken.Kind, upTo end: Int, name: Range<Int>) {
    tokens.append(TemplateToken(kind: kind, range: offset..<end, name: name))
    offset = end
  }

  private mutating func readTag() {
    var start = skipSpace(from: offset + open.count)
    guard start < source.count, let kind = Self.kind(of: source[start]) else {
      return readNamedTag(.variable, sigil: "", from: start, closedBy: close)
    }
    let sigil = source[start]
    start += 1
    switch kind {
    case .comment: readComment(from: start)
    case .delimiters: readDelimiters(from: start)
    case .rawVariable where sigil == UInt8(ascii: "{"):
      readNamedTag(kind, sigil: "{", from: start, closedBy: [UInt8(ascii: "}")] + close)
    default:
      readNamedTag(kind, sigil: String(UnicodeScalar(sigil)), from: start, closedBy: close)
    }
  }

  private static func kind(of sigil: UInt8) -> TemplateToken.Kind? {
    switch sigil {
    case UInt8(ascii: "#"): .section
    case UInt8(ascii: "^"): .invertedSection
    case UInt8(ascii: "/"): .close
    case UInt8(ascii: ">"): .partial
    case UInt8(ascii: "<"): .parent
    case UInt8(ascii: "$"): .block
    case UInt8(ascii: "!"): .comment
    case UInt8(ascii: "="): .delimiters
    case UInt8(ascii: "&"), UInt8(ascii: "{"): .rawVariable
    default: nil
    }
  }

  private mutating func readNamedTag(
    _ kind: TemplateToken.Kind, sigil: String, from start: Int, closedBy close: [UInt8]
  ) {
    guard let end = endOfTag(closedBy: close, from: start) else { return }
    let name = trimmed(start..<end)
    checkName(name, of: kind, sigil: sigil)
    append(kind, upTo: end + close.count, name: name)
  }

  private mutating func checkName(_ name: Range<Int>, of kind: TemplateToken.Kind, sigil: String) {
    let bytes = source[name]
    let text = String(decoding: bytes, as: UTF8.self)
    if name.isEmpty {
      faults.append((offset, .emptyName(tag: "{{" + sigil)))
    } else if bytes.contains(where: Self.isSpace) {
      faults.append((offset, .nameWithSpace(text)))
    } else if kind != .partial, kind != .parent, kind != .close, kind != .block, text != ".",
      text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).contains(
        where: \.isEmpty)
    {
      faults.append((offset, .emptyNamePart(text)))
    }
  }

  private mutating func readComment(from start: Int) {
    guard let end = endOfTag(closedBy: close, from: start) else { return }
    append(.comment, upTo: end + close.count, name: offset..<offset)
  }

  private mutating func readDelimiters(from start: Int) {
    let ending = [UInt8(ascii: "=")] + close
    guard let end = endOfTag(closedBy: ending, from: start) else { return }
    let parts = source[start..<end].split(whereSeparator: Self.isSpace)
    let tag = offset
    append(.delimiters, upTo: end + ending.count, name: offset..<offset)
    if parts.count != 2 || source[start..<end].contains(UInt8(ascii: "=")) {
      faults.append((tag, .badDelimiters))
    } else if parts.contains(where: { $0.count > Self.delimiterLimit }) {
      faults.append((tag, .longDelimiters(limit: Self.delimiterLimit)))
    } else {
      (open, close) = (Array(parts[0]), Array(parts[1]))
    }
  }

  /// Where the tag's closing delimiter is; without one a fault is noted and the rest of the source dropped.
  private mutating func endOfTag(closedBy close: [UInt8], from start: Int) -> Int? {
    if let end = find(close, from: start) { return end }
    faults.append((offset, .unclosedTag(close: String(decoding: close, as: UTF8.self))))
    offset = source.count
    return nil
  }

  private func find(_ needle: [UInt8], from start: Int) -> Int? {
    let first = needle[0]
    var index = start
    while index + needle.count <= source.count {
      if source[index] == first, source[index...].starts(with: needle) { return index }
      index += 1
    }
    return nil
  }

  private func skipSpace(from start: Int) -> Int {
    var index = start
    while index < source.count, Self.isSpace(source[index]) { index += 1 }
    return index
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    let start = min(skipSpace(from: range.lowerBound), range.upperBound)
    var end = range.upperBound
    while end > start, Self.isSpace(source[end - 1]) { end -= 1 }
    return start..<end
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
