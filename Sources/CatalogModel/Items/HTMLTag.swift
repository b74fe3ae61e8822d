/// A piece of HTML markup that is not shown: a known tag, a comment, a declaration.
struct HTMLTag {
  /// What it does to the text around it.
  enum Effect: Hashable {
    case none, lineBreak, paragraphBreak
  }

  /// The effect of leaving it out.
  let effect: Effect
  /// Where the text goes on: behind the tag, or behind the element when its contents are not text.
  let end: Int

  /// Reads the markup whose "<" is at `start`; nil when it is none, so that "a < b" and "<New!>" stay as they are.
  ///
  /// A tag ends at the next ">" and may not hold another "<", which keeps reading all tags linear.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) {
    var index = start + 1
    guard index < bytes.count else { return nil }
    if bytes[index] == UInt8(ascii: "!") || bytes[index] == UInt8(ascii: "?") {
      guard let end = Self.endOfDeclaration(bytes, from: index) else { return nil }
      (self.effect, self.end) = (.none, end)
      return
    }
    let isClosing = bytes[index] == UInt8(ascii: "/")
    if isClosing { index += 1 }
    guard let name = Self.name(bytes, from: index), let kind = Self.kinds[name.text] else { return nil }
    guard let end = Self.endOfTag(bytes, from: name.end) else { return nil }
    self.effect = kind.effect
    self.end = kind.isHidden && !isClosing ? Self.endOfElement(name.text, bytes, from: end) : end
  }

  private static func name(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> (text: String, end: Int)?
  {
    var end = start
    while end < bytes.count, end - start <= longestName, isNameByte(bytes[end], first: end == start) {
      end += 1
    }
    guard end > start, end - start <= longestName else { return nil }
    return (String(decoding: bytes[start..<end].lazy.map { $0 < 0x41 ? $0 : $0 | 0x20 }, as: UTF8.self), end)
  }

  private static func isNameByte(_ byte: UInt8, first: Bool) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || !first && (0x30...0x39).contains(byte)
  }

  /// Behind the ">" that ends a tag whose name ends at `start`.
  private static func endOfTag(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard start < bytes.count, [0x20, 0x09, 0x0A, 0x0D, 0x2F, 0x3E].contains(bytes[start]) else { return nil }
    for index in start..<bytes.count {
      if bytes[index] == UInt8(ascii: ">") { return index + 1 }
      if bytes[index] == UInt8(ascii: "<") { return nil }
    }
    return nil
  }

  /// Behind a comment, or behind the rest of the text when it is not closed; nil when "<!" or "<?" begins neither a
  /// comment nor a declaration.
  private static func endOfDeclaration(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    if starts(bytes, with: "!--", at: start) {
      return find("-->", in: bytes, from: start + 1).map { $0 + 3 } ?? bytes.count
    }
    guard start + 1 < bytes.count, isNameByte(bytes[start + 1], first: true) else { return nil }
    for index in start..<bytes.count {
      if bytes[index] == UInt8(ascii: ">") { return index + 1 }
      if bytes[index] == UInt8(ascii: "<") { return nil }
    }
    return nil
  }

  /// Behind the element's closing tag, or behind the rest of the text when there is none, as in a browser.
  private static func endOfElement(_ name: String, _ bytes: UnsafeBufferPointer<UInt8>, from start: Int)
    -> Int
  {
    guard let closing = find("</\(name)", in: bytes, from: start) else { return bytes.count }
    return find(">", in: bytes, from: closing).map { $0 + 1 } ?? bytes.count
  }

  /// Where lower-case ASCII text is found in either letter case.
  private static func find(_ text: String, in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var index = start
    while index < bytes.count {
      if starts(bytes, with: text, at: index) { return index }
      index += 1
    }
    return nil
  }

  private static func starts(_ bytes: UnsafeBufferPointer<UInt8>, with text: String, at start: Int) -> Bool {
    guard start + text.utf8.count <= bytes.count else { return false }
    var index = start
    for byte in text.utf8 {
      let other = bytes[index]
      guard other == byte || (0x41...0x5A).contains(other) && other | 0x20 == byte else { return false }
      index += 1
    }
    return true
  }
}
