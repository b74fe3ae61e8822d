internal import CXXHash

/// Fingerprints of contents (XXH3, 128 bits): the same bytes always have the same one, on every machine.
package enum ContentHash {
  /// 16 hexadecimal digits, for file names.
  package static func short(_ bytes: [UInt8]) -> String {
    let hash = bytes.withUnsafeBytes { XXH3_64bits($0.baseAddress, $0.count) }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
