/// A PNG file (ISO/IEC 15948) put together by hand, so that the tests know every byte of it.
struct PNGFile {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private(set) var bytes = Self.signature

  /// A file of a picture, with these chunks before its pixels. With 16 bits, each value is repeated as the lower half.
  init(_ pixels: Pixels, bits: Int = 8, chunks: [(String, [UInt8])] = []) {
    header(
      width: pixels.width, height: pixels.height, bits: bits, colorType: [0, 4, 2, 6][pixels.channels - 1])
    for (name, content) in chunks { append(name, content) }
    var rows: [UInt8] = []
    let rowSize = pixels.width * pixels.channels
    for start in stride(from: 0, to: pixels.values.count, by: rowSize) {
      rows.append(0)
      let row = pixels.values[start..<start + rowSize]
      if bits == 16 { for value in row { rows += [value, value] } } else { rows += row }
    }
    append("IDAT", Self.stored(rows))
    append("IEND", [])
  }

  /// A file that is small and a picture that is not: black, one bit a pixel.
  init(blackOfWidth width: Int, height: Int) {
    header(width: width, height: height, bits: 1, colorType: 0)
    append("IDAT", Self.compressedZeros(height * (1 + (width + 7) / 8)))
    append("IEND", [])
  }

  private mutating func header(width: Int, height: Int, bits: Int, colorType: UInt8) {
    append("IHDR", Self.number(width) + Self.number(height) + [UInt8(bits), colorType, 0, 0, 0])
  }

  private mutating func append(_ name: String, _ content: [UInt8]) {
    let body = Array(name.utf8) + content
    bytes += Self.number(content.count) + body + Self.number(Int(Self.checksum(body)))
  }

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static let checksumTable: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    let table = checksumTable
    return ~bytes.reduce(~0) { value, byte in value >> 8 ^ table[Int(UInt8(truncatingIfNeeded: value) ^ byte)]
    }
  }

  /// A zlib stream (RFC 1950) in which nothing is compressed.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var (low, high) = (1, 0)
    for byte in bytes {
      low = (low + Int(byte)) % 65_521
      high = (high + low) % 65_521
    }
    for start in stride(from: 0, to: bytes.count, by: 65_535) {
      let block = bytes[start..<min(start + 65_535, bytes.count)]
      let length = UInt16(block.count)
      stream.append(start + block.count == bytes.count ? 1 : 0)
      for value in [length, ~length] { stream += [UInt8(value & 255), UInt8(value >> 8)] }
      stream += block
    }
    return stream + number(high << 16 | low)
  }

  /// A zlib stream of zeros: the first as it is, and then as many copies of the one before as fit (RFC 1951, 3.2.6).
  static func compressedZeros(_ count: Int) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var (pending, size) = (0, 0)
    func put(_ value: Int, _ bits: Int) {
      pending |= value << size
      size += bits
      while size >= 8 {
        stream.append(UInt8(pending & 255))
        pending >>= 8
        size -= 8
      }
    }
    put(0b011, 3)
    // A literal 0 has the code 00110000, codes go from their first bit on.
    for _ in 0..<count % 258 + 258 { put(0b00001100, 8) }
    // A length of 258 has the code 11000101, a distance of 1 the code 00000.
    for _ in 0..<count / 258 - 1 { put(0b10100011, 13) }
    put(0, 7)
    put(0, 7)
    let high = count % 65_521
    return stream + number(high << 16 | 1)
  }
}
