/// Which bytes a URL may carry behind its host, and how the others are written.
enum URLBytes {
  /// How many of the bytes have to be percent-encoded; nil when there is a control character among them.
  static func encodedCount(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var count = 0
    for index in cleanLength(bytes)..<bytes.count {
      let byte = bytes[index]
      if byte < 0x20 || byte == 0x7F { return nil }
      if needsEncoding(byte) { count += 1 }
    }
    return count
  }

  /// Appends a byte, percent-encoded where it is needed.
  static func write(_ byte: UInt8, to output: inout [UInt8]) {
    guard needsEncoding(byte) else { return output.append(byte) }
    output.append(UInt8(ascii: "%"))
    output.append(digit(byte >> 4))
    output.append(digit(byte & 15))
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }

  private static func needsEncoding(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21, 0x23...0x26, 0x28...0x3B, 0x3D, 0x3F...0x5B, 0x5D, 0x5F, 0x61...0x7A, 0x7E: false
    default: true
    }
  }

  /// The length of a beginning in which nothing needs encoding; eight bytes are looked at at a time, so that it may end
  /// early.
  private static func cleanLength(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let memory = UnsafeRawBufferPointer(bytes)
    var index = 0
    while index + 8 <= bytes.count,
      !mayHaveUnclean(ByteWord(memory.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
    {
      index += 8
    }
    return index
  }

  /// False only where no byte needs encoding; of those that need none a tilde is a false alarm.
  @inline(__always)
  private static func mayHaveUnclean(_ word: ByteWord) -> Bool {
    guard word.isASCII else { return true }
    // What differs in one bit alone is compared together: < and >, \ and ^.
    let pairs = word.setting(0x02)
    let found =
      word.bytes(below: 0x21) | word.bytes(from: 0x7B) | word.bytes(equalTo: 0x22)
      | word.bytes(equalTo: 0x27) | word.bytes(equalTo: 0x60) | pairs.bytes(equalTo: 0x3E)
      | pairs.bytes(equalTo: 0x5E)
    return found != 0
  }
}
