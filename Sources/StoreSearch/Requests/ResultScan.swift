/// Finds where each result of a body stands, so that it can be taken out as it came: the parser hands out values, not the
/// bytes they were written with, and writing `9.90` anew would make it `9.9`.
///
/// Only for bodies that the parser has accepted. On others it ends early, and never reads outside of them.
struct ResultScan {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  /// The range of each element of the root object's last `results`, which is the one that the parser takes, too; none
  /// when it is not an array.
  static func ranges(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var scan = ResultScan(bytes: bytes)
    guard let list = scan.resultList() else { return [] }
    scan.index = list
    return scan.elements()
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  /// The byte here, white space before it passed over; nil at the end.
  private mutating func next() -> UInt8? {
    while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
    return index < bytes.count ? bytes[index] : nil
  }

  /// Whether the byte is here, which is passed over then.
  private mutating func pass(_ byte: Unicode.Scalar) -> Bool {
    guard next() == UInt8(ascii: byte) else { return false }
    index += 1
    return true
  }

  /// Where the last value called `results` begins.
  private mutating func resultList() -> Int? {
    var found: Int?
    guard pass("{") else { return nil }
    while next() == UInt8(ascii: "\"") {
      let key = passValue()
      guard pass(":"), next() != nil else { return nil }
      let start = index
      _ = passValue()
      if isResults(key) { found = start }
      guard pass(",") else { break }
    }
    return found
  }

  private mutating func elements() -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    guard pass("[") else { return [] }
    while let byte = next(), byte != UInt8(ascii: "]") {
      let range = passValue()
      guard !range.isEmpty else { break }
      ranges.append(range)
      guard pass(",") else { break }
    }
    return ranges
  }

  /// Passes over the value here, of any kind.
  private mutating func passValue() -> Range<Int> {
    let start = index
    guard index < bytes.count else { return start..<start }
    switch bytes[index] {
    case UInt8(ascii: "\""): passString()
    case UInt8(ascii: "{"), UInt8(ascii: "["): passNested()
    default: passWord()
    }
    return start..<index
  }

  /// An object or an array, with all in it.
  private mutating func passNested() {
    var depth = 0
    repeat {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        passString()
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      index += 1
    } while depth > 0 && index < bytes.count
  }

  private mutating func passString() {
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(index + 1, bytes.count)
  }

  /// A number, or `true`, `false` and `null`.
  private mutating func passWord() {
    while index < bytes.count, !Self.isEnd(bytes[index]) { index += 1 }
  }

  private static func isEnd(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "["),
      UInt8(ascii: "{"), UInt8(ascii: "\""):
      true
    default: isSpace(byte)
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// Whether the string, quotes and all, says `results`, be it with letters escaped.
  private func isResults(_ key: Range<Int>) -> Bool {
    var index = key.lowerBound + 1
    for letter in "results".utf8 {
      guard index < key.upperBound - 1 else { return false }
      if bytes[index] == letter {
        index += 1
      } else if isEscape(of: letter, at: index, before: key.upperBound - 1) {
        index += 6
      } else {
        return false
      }
    }
    return index == key.upperBound - 1
  }

  private func isEscape(of letter: UInt8, at index: Int, before end: Int) -> Bool {
    guard index + 6 <= end, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u") else {
      return false
    }
    return UInt16(String(decoding: bytes[(index + 2)..<(index + 6)], as: UTF8.self), radix: 16)
      == UInt16(letter)
  }
}
