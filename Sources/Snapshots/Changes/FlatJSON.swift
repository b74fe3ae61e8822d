/// Takes an object of JSON (RFC 8259) apart that has nothing but texts, whole numbers and nulls in it, as the lines of a
/// history have. A general decoder takes twenty times as long, and a build has to read thousands of lines.
struct FlatJSON {
  /// A member's value.
  enum Value {
    case text(String)
    case number(Int64)
    case null
  }

  private let bytes: ArraySlice<UInt8>
  private var index: Int

  /// The members of an object in their order, few enough to be looked through; nil for bytes that are no such object.
  static func members(of bytes: ArraySlice<UInt8>) -> [(key: String, value: Value)]? {
    var reader = FlatJSON(bytes)
    return reader.object()
  }

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  private mutating func object() -> [(key: String, value: Value)]? {
    guard take("{") else { return nil }
    var members: [(key: String, value: Value)] = []
    members.reserveCapacity(10)
    if !take("}") {
      repeat {
        guard let key = text(), take(":"), let value = value() else { return nil }
        members.append((key, value))
      } while take(",")
      guard take("}") else { return nil }
    }
    skipSpace()
    return index == bytes.endIndex ? members : nil
  }

  private mutating func value() -> Value? {
    skipSpace()
    switch peek {
    case UInt8(ascii: "\""): return text().map { .text($0) }
    case UInt8(ascii: "n"):
      guard bytes[index...].starts(with: "null".utf8) else { return nil }
      index += 4
      return .null
    default: return number().map { .number($0) }
    }
  }

  private mutating func number() -> Int64? {
    let start = index
    if peek == UInt8(ascii: "-") { index += 1 }
    let first = peek
    let digitsStart = index
    while let byte = peek, (0x30...0x39).contains(byte) { index += 1 }
    guard index > digitsStart, first != UInt8(ascii: "0") || index == digitsStart + 1 else { return nil }
    return Int64(String(decoding: bytes[start..<index], as: UTF8.self))
  }

  private mutating func text() -> String? {
    guard take("\"") else { return nil }
    let start = index
    while let byte = peek, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 { index += 1 }
    guard peek == UInt8(ascii: "\\") else {
      defer { index += 1 }
      return peek == UInt8(ascii: "\"") ? String(validating: bytes[start..<index], as: UTF8.self) : nil
    }
    return escapedText(behind: Array(bytes[start..<index]))
  }

  /// The rest of a text that has escapes, behind what comes before the first of them.
  private mutating func escapedText(behind start: [UInt8]) -> String? {
    var text = start
    while let byte = peek, byte >= 0x20 {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(validating: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = escape() else { return nil }
        text += UTF8.encode(scalar).map { Array($0) } ?? []
      default: text.append(byte)
      }
    }
    return nil
  }

  private mutating func escape() -> Unicode.Scalar? {
    guard let byte = peek else { return nil }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return codePoint()
    default: return nil
    }
  }

  /// A scalar given by its UTF-16 code unit, or two of them; nil for half of a pair.
  private mutating func codePoint() -> Unicode.Scalar? {
    guard let unit = codeUnit() else { return nil }
    guard (0xD800...0xDBFF).contains(unit) else { return Unicode.Scalar(unit) }
    guard bytes[index...].starts(with: "\\u".utf8) else { return nil }
    index += 2
    guard let low = codeUnit(), (0xDC00...0xDFFF).contains(low) else { return nil }
    return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
  }

  private mutating func codeUnit() -> UInt32? {
    let digits = bytes[index...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Self.isHexadecimal($0) }) else { return nil }
    index += 4
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
  }

  private var peek: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

  /// Passes over white space and a character, if that is there.
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard let byte = peek, Unicode.Scalar(byte) == character else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { index += 1 }
  }
}
