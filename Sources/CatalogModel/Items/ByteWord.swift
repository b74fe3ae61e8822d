/// Eight bytes looked at together. What is asked of them is answered exactly where all are ASCII; the answer has the
/// high bit of every byte it holds for.
struct ByteWord {
  private let word: UInt64

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// Takes eight bytes as they lie in memory; the first becomes the lowest.
  @inline(__always)
  init(_ memory: UInt64) {
    word = UInt64(littleEndian: memory)
  }

  @inline(__always)
  var isASCII: Bool { word & Self.highBits == 0 }

  /// The bytes with these bits set in each.
  @inline(__always)
  func setting(_ bits: UInt8) -> ByteWord {
    ByteWord((word | Self.ones &* UInt64(bits)).littleEndian)
  }

  /// Only zero plus 0x7F stays below 0x80.
  @inline(__always)
  func bytes(equalTo value: UInt8) -> UInt64 {
    ~((word ^ Self.ones &* UInt64(value)) &+ Self.ones &* 0x7F) & Self.highBits
  }

  /// `limit` must be from 1 to 0x80.
  @inline(__always)
  func bytes(from limit: UInt8) -> UInt64 {
    (word &+ Self.ones &* UInt64(0x80 - limit)) & Self.highBits
  }

  /// `limit` must be from 1 to 0x80.
  @inline(__always)
  func bytes(below limit: UInt8) -> UInt64 {
    ~(word &+ Self.ones &* UInt64(0x80 - limit)) & Self.highBits
  }
}
