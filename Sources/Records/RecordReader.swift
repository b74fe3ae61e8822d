/// Reads what `RecordWriter` wrote. The bytes may be damaged or forged: nothing is read behind their end, and nothing
/// is made for a count that they cannot hold.
package struct RecordReader {
  private let bytes: ArraySlice<UInt8>
  private var index: Int

  /// Reads from the start of the bytes.
  package init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    self.index = bytes.startIndex
  }

  /// Whether everything has been read.
  package var isAtEnd: Bool { index == bytes.endIndex }

  /// The next number.
  package mutating func number() throws(RecordFault) -> UInt64 {
    let range = try take(8)
    return bytes.withUnsafeBytes {
      UInt64(
        littleEndian: $0.loadUnaligned(fromByteOffset: range.lowerBound - bytes.startIndex, as: UInt64.self))
    }
  }

  /// The next signed number.
  package mutating func signedNumber() throws(RecordFault) -> Int64 {
    Int64(bitPattern: try number())
  }

  /// The next count, of things that each take at least `size` bytes of what is left; `size` must be positive.
  package mutating func count(ofSize size: Int) throws(RecordFault) -> Int {
    guard let count = Int(exactly: try number()), count <= (bytes.endIndex - index) / size else {
      throw .truncated
    }
    return count
  }

  /// The next number, which must be below `bound`.
  package mutating func index(below bound: Int) throws(RecordFault) -> Int {
    guard let value = Int(exactly: try number()), value < bound else { throw .badValue }
    return value
  }

  /// The next condition.
  package mutating func flag() throws(RecordFault) -> Bool {
    switch bytes[try take(1).lowerBound] {
    case 0: return false
    case 1: return true
    default: throw .badValue
    }
  }

  /// The next text; ill-formed UTF-8 becomes U+FFFD.
  package mutating func text() throws(RecordFault) -> String {
    try text { _ in true }
  }

  /// The next text, whose bytes must be as `isAllowed` says.
  @inline(__always)
  package mutating func text(
    where isAllowed: (UnsafeRawBufferPointer) -> Bool
  ) throws(RecordFault) -> String {
    let range = try take(try count(ofSize: 1))
    let text: String? = bytes.withUnsafeBytes { all in
      let start = range.lowerBound - bytes.startIndex
      let bytes = UnsafeRawBufferPointer(rebasing: all[start..<start + range.count])
      return isAllowed(bytes) ? String(decoding: bytes, as: UTF8.self) : nil
    }
    guard let text else { throw .badValue }
    return text
  }

  /// The next text that may be missing.
  package mutating func optionalText() throws(RecordFault) -> String? {
    try flag() ? try text() : nil
  }

  /// The next texts; more than `limit` are refused.
  package mutating func texts(atMost limit: Int) throws(RecordFault) -> [String] {
    let count = try count(ofSize: 8)
    guard count <= limit else { throw .badValue }
    var texts: [String] = []
    for _ in 0..<count { texts.append(try text()) }
    return texts
  }

  /// The next bytes, as a part of those that are read from.
  package mutating func content() throws(RecordFault) -> ArraySlice<UInt8> {
    bytes[try take(try count(ofSize: 1))]
  }

  /// The next `count` bytes, written without their length.
  package mutating func raw(_ count: Int) throws(RecordFault) -> ArraySlice<UInt8> {
    bytes[try take(count)]
  }

  /// The next fingerprint.
  package mutating func fingerprint() throws(RecordFault) -> Fingerprint {
    Fingerprint(high: try number(), low: try number())
  }

  private mutating func take(_ count: Int) throws(RecordFault) -> Range<Int> {
    guard count <= bytes.endIndex - index else { throw .truncated }
    defer { index += count }
    return index..<index + count
  }
}
