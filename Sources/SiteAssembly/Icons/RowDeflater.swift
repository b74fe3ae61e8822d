/// Compresses a picture by what it repeats: the byte before, and the row above (RFC 1951, with the fixed codes of section
/// 3.2.6).
struct RowDeflater {
  /// How many bytes a row has.
  let rowLength: Int
  private var output: [UInt8] = []
  private var pending: UInt32 = 0
  private var pendingCount: UInt32 = 0

  private static let shortest = 3
  private static let longest = 258
  /// What the length codes from 257 on stand for at least, and how many bits they are followed by (section 3.2.5).
  private static let lengths: [(start: Int, extra: UInt32)] = [
    (3, 0), (4, 0), (5, 0), (6, 0), (7, 0), (8, 0), (9, 0), (10, 0), (11, 1), (13, 1), (15, 1), (17, 1),
    (19, 2),
    (23, 2), (27, 2), (31, 2), (35, 3), (43, 3), (51, 3), (59, 3), (67, 4), (83, 4), (99, 4), (115, 4),
    (131, 5),
    (163, 5), (195, 5), (227, 5), (258, 0),
  ]

  /// `rowLength` is from 1 to 32,768.
  init(rowLength: Int) {
    self.rowLength = rowLength
  }

  /// The content as one block.
  mutating func compressed(_ content: [UInt8]) -> [UInt8] {
    output = []
    (pending, pendingCount) = (0, 0)
    // The last block, with fixed codes.
    write(1, bits: 1)
    write(1, bits: 2)
    var place = 0
    while place < content.count {
      let (length, distance) = longestMatch(content, at: place)
      if length >= Self.shortest {
        writeMatch(length, distance)
        place += length
      } else {
        writeSymbol(Int(content[place]))
        place += 1
      }
    }
    writeSymbol(256)
    if pendingCount > 0 { write(0, bits: 8 - pendingCount) }
    return output
  }

  private func longestMatch(_ content: [UInt8], at place: Int) -> (length: Int, distance: Int) {
    var best = (length: 0, distance: 0)
    for distance in [rowLength, 1] where distance <= place {
      var length = 0
      while length < Self.longest, place + length < content.count,
        content[place + length] == content[place + length - distance]
      {
        length += 1
      }
      if length > best.length { best = (length, distance) }
    }
    return best
  }

  private mutating func writeMatch(_ length: Int, _ distance: Int) {
    let code = Self.lengths.lastIndex { $0.start <= length } ?? 0
    writeSymbol(257 + code)
    write(UInt32(length - Self.lengths[code].start), bits: Self.lengths[code].extra)
    writeDistance(UInt32(distance))
  }

  /// Distances from 5 on have codes in pairs, each pair with a bit more behind it.
  private mutating func writeDistance(_ distance: UInt32) {
    guard distance > 4 else { return writeCode(distance - 1, bits: 5) }
    let extra = UInt32(31 - (distance - 1).leadingZeroBitCount) - 1
    let half = (distance - 1) >> extra & 1
    writeCode(2 * (extra + 1) + half, bits: 5)
    write((distance - 1) & (1 << extra - 1), bits: extra)
  }

  /// The fixed code of a literal or a length.
  private mutating func writeSymbol(_ symbol: Int) {
    switch symbol {
    case ..<144: writeCode(UInt32(0x30 + symbol), bits: 8)
    case ..<256: writeCode(UInt32(0x190 + symbol - 144), bits: 9)
    case ..<280: writeCode(UInt32(symbol - 256), bits: 7)
    default: writeCode(UInt32(0xC0 + symbol - 280), bits: 8)
    }
  }

  /// Codes begin with their highest bit.
  private mutating func writeCode(_ code: UInt32, bits: UInt32) {
    for bit in (0..<bits).reversed() { write(code >> bit & 1, bits: 1) }
  }

  /// Numbers begin with their lowest.
  private mutating func write(_ number: UInt32, bits: UInt32) {
    pending |= number << pendingCount
    pendingCount += bits
    while pendingCount >= 8 {
      output.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      pendingCount -= 8
    }
  }
}
