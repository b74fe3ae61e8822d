/// One pass over a description's bytes, from markup to paragraphs.
struct DescriptionReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var writer: ParagraphWriter
  /// Newlines since the last text or tag; they count only where newlines are white space.
  private var newlines = 0
  private let newlinesAreSpace: Bool

  /// Starts at the first byte; reading ends soon after `limit` scalars have been written.
  init(_ bytes: UnsafeBufferPointer<UInt8>, limit: Int) {
    self.bytes = bytes
    self.writer = ParagraphWriter(longest: limit * 4 + 4)
    self.newlinesAreSpace = Self.hasBlockTags(bytes)
  }

  /// The text as UTF-8.
  mutating func read() -> [UInt8] {
    while index < bytes.count, !writer.isFull {
      switch bytes[index] {
      case UInt8(ascii: "<"): readTag()
      case UInt8(ascii: "&"): readEntity()
      case 0x20, 0x09: readSpace()
      default: UTF8Scan.isSuspicious(bytes, at: index) ? readSuspicious() : readRun()
      }
    }
    return writer.output
  }

  private static func hasBlockTags(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      let tag = HTMLTag(bytes, at: start)
      if let tag, tag.effect != .none { return true }
      index = tag?.end ?? start + 1
    }
    return false
  }

  private mutating func readSpace() {
    writer.space()
    index += 1
  }

  private mutating func readRun() {
    let start = index
    repeat { index += 1 } while index < bytes.count && isOrdinary(at: index)
    write(UnsafeBufferPointer(rebasing: bytes[start..<index]))
  }

  private func isOrdinary(at index: Int) -> Bool {
    let byte = bytes[index]
    if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") || byte == 0x20 { return false }
    return !UTF8Scan.isSuspicious(bytes, at: index)
  }

  private mutating func write(_ text: UnsafeBufferPointer<UInt8>) {
    newlines = 0
    writer.text(text)
  }

  private mutating func readSuspicious() {
    guard let (scalar, length) = UTF8Scan.scalar(bytes, at: index) else {
      index += 1
      return
    }
    let start = index
    index += length
    switch scalar.fate {
    case .kept where scalar == "\u{A0}": writer.noBreakSpace()
    case .kept: write(UnsafeBufferPointer(rebasing: bytes[start..<index]))
    case .dropped: break
    case .space: writer.space()
    case .lineBreak: readLineBreak(scalar)
    case .paragraphBreak: writer.paragraphBreak()
    }
  }

  private mutating func readLineBreak(_ scalar: Unicode.Scalar) {
    if scalar == "\r", index < bytes.count, bytes[index] == UInt8(ascii: "\n") { return }
    guard newlinesAreSpace, scalar.value < 0x80 else { return writer.lineBreak() }
    newlines += 1
    newlines > 1 ? writer.paragraphBreak() : writer.space()
  }

  private mutating func readTag() {
    guard let tag = HTMLTag(bytes, at: index) else {
      write(UnsafeBufferPointer(rebasing: bytes[index...index]))
      index += 1
      return
    }
    index = tag.end
    newlines = 0
    switch tag.effect {
    case .none: break
    case .lineBreak: writer.lineBreak()
    case .paragraphBreak: writer.paragraphBreak()
    }
  }

  private mutating func readEntity() {
    guard let entity = HTMLEntity(bytes, at: index) else {
      write(UnsafeBufferPointer(rebasing: bytes[index...index]))
      index += 1
      return
    }
    index += entity.length
    switch entity.scalar.fate {
    case .kept where entity.scalar == "\u{A0}": writer.noBreakSpace()
    case .kept:
      newlines = 0
      writer.text(entity.scalar)
    case .dropped: break
    case .space, .lineBreak, .paragraphBreak: writer.space()
    }
  }
}
