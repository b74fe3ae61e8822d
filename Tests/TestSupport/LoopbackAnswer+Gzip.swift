extension LoopbackAnswer {
  /// An answer whose body is sent as gzip: a member of stored blocks (RFC 1951, RFC 1952).
  package static func gzipped(_ body: [UInt8]) -> Self {
    Self(fields: [("Content-Encoding", "gzip")], body: gzip(body))
  }

  private static func gzip(_ body: [UInt8]) -> [UInt8] {
    var member: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF]
    for start in stride(from: 0, to: max(1, body.count), by: 0xFFFF) {
      let block = body[start..<min(start + 0xFFFF, body.count)]
      let isLast = start + 0xFFFF >= body.count
      member.append(isLast ? 1 : 0)
      member += littleEndian(UInt16(block.count)) + littleEndian(~UInt16(block.count)) + block
    }
    return member + littleEndian(checksum(body)) + littleEndian(UInt32(truncatingIfNeeded: body.count))
  }

  private static func littleEndian(_ value: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: value.littleEndian) { Array($0) }
  }

  /// CRC-32 as gzip uses it.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = ~UInt32(0)
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : (sum >> 1) ^ 0xEDB8_8320 }
    }
    return ~sum
  }
}
