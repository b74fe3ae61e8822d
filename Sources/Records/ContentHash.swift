internal import CXXHash

/// Hashes of contents (XXH3, 64 bits): the same bytes always have the same one, on every machine.
package enum ContentHash {
  /// The hash as a number.
  package static func number(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    XXH3_64bits(bytes.baseAddress, bytes.count)
  }

  /// 16 hexadecimal digits, for file names.
  package static func short(_ bytes: [UInt8]) -> String {
    let digits = String(bytes.withUnsafeBytes(number), radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
