/// Writes pictures of few colors as PNG (https://www.w3.org/TR/png-3/), always the same bytes for the same picture.
enum PNGFile {
  /// A picture of rows of places in a palette; a color is red, green, blue.
  static func bytes(rows: [[UInt8]], palette: [[UInt8]]) -> [UInt8] {
    let width = UInt32(rows.first?.count ?? 0)
    var header: [UInt8] = []
    header.append(bigEndian: width)
    header.append(bigEndian: UInt32(rows.count))
    // Eight bits a pixel, colors from a palette, the only ways to compress and filter, rows in order.
    header += [8, 3, 0, 0, 0]
    // Each row begins with its filter: none.
    var content: [UInt8] = []
    for row in rows {
      content.append(0)
      content += row
    }
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    append("IHDR", header, to: &file)
    append("PLTE", palette.flatMap { $0 }, to: &file)
    append("IDAT", zlib(content, rowLength: Int(width) + 1), to: &file)
    append("IEND", [], to: &file)
    return file
  }

  private static func append(_ type: String, _ content: [UInt8], to file: inout [UInt8]) {
    file.append(bigEndian: UInt32(content.count))
    let start = file.count
    file += type.utf8
    file += content
    file.append(bigEndian: crc32(file[start...]))
  }

  /// The content as a zlib stream (RFC 1950).
  private static func zlib(_ content: [UInt8], rowLength: Int) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var deflate = RowDeflater(rowLength: rowLength)
    stream += deflate.compressed(content)
    stream.append(bigEndian: adler32(content))
    return stream
  }

  /// The checksum of a chunk (annex D of the recommendation).
  static func crc32(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var rest = UInt32.max
    for byte in bytes {
      rest ^= UInt32(byte)
      for _ in 0..<8 { rest = rest & 1 == 0 ? rest >> 1 : rest >> 1 ^ 0xEDB8_8320 }
    }
    return ~rest
  }

  /// The checksum of a zlib stream (RFC 1950, section 8.2).
  static func adler32(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var (low, high): (UInt64, UInt64) = (1, 0)
    for byte in bytes {
      low += UInt64(byte)
      high += low
      // Long before either is too large.
      if low >= 1 << 24 { (low, high) = (low % 65_521, high % 65_521) }
    }
    return UInt32(high % 65_521) << 16 | UInt32(low % 65_521)
  }
}

extension [UInt8] {
  fileprivate mutating func append(bigEndian number: UInt32) {
    for shift in [24, 16, 8, 0] as [UInt32] { append(UInt8(truncatingIfNeeded: number >> shift)) }
  }
}
