/// Rewrites what is JSON by its grammar but cannot be represented, so that one odd value does not cost the whole list:
/// escapes of half a surrogate pair, and numbers beyond 64 bits or the range of a double.
///
/// Each is replaced in place by as many bytes, the escape by that of U+FFFD and the number by 1e19 and spaces, which
/// is neither an id nor a price.
struct BodyRepair {
  private var bytes: [UInt8]
  private var index = 0
  private var hasChanged = false

  /// The rewritten body; nil when there is nothing of that sort in it. Costs one pass over the bytes.
  static func repaired(_ bytes: UnsafeRawBufferPointer) -> [UInt8]? {
    var repair = BodyRepair(bytes: Array(bytes))
    repair.run()
    return repair.hasChanged ? repair.bytes : nil
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func run() {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""): passString()
      case UInt8(ascii: "-"), 0x30...0x39: passNumber()
      default: index += 1
      }
    }
  }

  private mutating func passString() {
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      if bytes[index] == UInt8(ascii: "\\") { passEscape() } else { index += 1 }
    }
    index += 1
  }

  private mutating func passEscape() {
    guard let unit = escapedUnit(at: index) else {
      index += 2
      return
    }
    if (0xD800...0xDBFF).contains(unit), let second = escapedUnit(at: index + 6),
      (0xDC00...0xDFFF).contains(second)
    {
      index += 12
      return
    }
    if (0xD800...0xDFFF).contains(unit) { replace(index..<index + 6, by: Array("\\ufffd".utf8)) }
    index += 6
  }

  /// The UTF-16 code unit of a `\uXXXX` at `start`.
  private func escapedUnit(at start: Int) -> UInt16? {
    guard start + 6 <= bytes.count, bytes[start] == UInt8(ascii: "\\"), bytes[start + 1] == UInt8(ascii: "u")
    else {
      return nil
    }
    return UInt16(String(decoding: bytes[(start + 2)..<(start + 6)], as: UTF8.self), radix: 16)
  }

  private mutating func passNumber() {
    let start = index
    while index < bytes.count, isNumberByte(bytes[index]) { index += 1 }
    // Nothing shorter overflows: 2e308 has five bytes, the least integer beyond 64 bits twenty.
    guard index - start >= 5 else { return }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    let isWhole = !text.utf8.contains { $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e") }
    guard let value = Double(text), isWhole ? Int64(text) == nil && UInt64(text) == nil : value.isInfinite
    else {
      return
    }
    replace(start..<index, by: Array(text.hasPrefix("-") ? "-1e19".utf8 : "1e19".utf8))
  }

  private func isNumberByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "e"),
      UInt8(ascii: "E"):
      true
    default: false
    }
  }

  private mutating func replace(_ range: Range<Int>, by replacement: [UInt8]) {
    for (offset, index) in range.enumerated() {
      bytes[index] = offset < replacement.count ? replacement[offset] : 0x20
    }
    hasChanged = true
  }
}
