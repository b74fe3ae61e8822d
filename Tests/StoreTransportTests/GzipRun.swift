/// A gzip member of one letter over and over: the smallest that a body of that length can be.
enum GzipRun {
  /// The letter a, and so many times 258 more of it.
  static func bytes(runs: Int) -> [UInt8] {
    var writer = BitWriter()
    // One last block with the fixed codes of RFC 1951, section 3.2.6.
    writer.write(0b011, count: 3)
    writer.write(0b1000_1001, count: 8)
    for _ in 0..<runs {
      // The length of 258, and the distance of 1.
      writer.write(0b1010_0011, count: 8)
      writer.write(0, count: 5)
    }
    writer.write(0, count: 7)
    // The checksum would take long to make; a reader gets there only after the body.
    return [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF] + writer.bytes
  }

  /// Packs bits into bytes from the lowest on.
  private struct BitWriter {
    var bytes: [UInt8] = []
    private var used = 8

    mutating func write(_ bits: UInt8, count: Int) {
      for index in 0..<count {
        if used == 8 {
          bytes.append(0)
          used = 0
        }
        bytes[bytes.count - 1] |= (bits >> index & 1) << used
        used += 1
      }
    }
  }
}
