internal import CDigest

/// A SHA-256 digest (FIPS 180-4): what bytes are known by where somebody might have changed them on purpose.
package struct SHA256Digest: Hashable, Sendable {
  /// 64 hexadecimal digits in lower case, as `sha256sum` prints them.
  package let text: String

  /// The digest of bytes.
  package init(of bytes: UnsafeRawBufferPointer) {
    var context = SHA2_CTX()
    SHA256Init(&context)
    if let base = bytes.bindMemory(to: UInt8.self).baseAddress {
      SHA256Update(&context, base, bytes.count)
    }
    var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
    SHA256Final(&digest, &context)
    text = Self.hexadecimal(digest)
  }

  /// The same for an array.
  package init(of bytes: [UInt8]) {
    self = bytes.withUnsafeBytes { SHA256Digest(of: $0) }
  }

  /// Takes a digest as it was written; nil for anything but 64 lower-case hexadecimal digits.
  package init?(_ text: String) {
    let digits = text.utf8
    guard digits.count == 64,
      digits.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
    else { return nil }
    self.text = text
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    func digit(_ value: UInt8) -> UInt8 {
      value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }
    return String(unsafeUninitializedCapacity: 2 * bytes.count) { text in
      for (index, byte) in bytes.enumerated() {
        text[2 * index] = digit(byte >> 4)
        text[2 * index + 1] = digit(byte & 15)
      }
      return 2 * bytes.count
    }
  }
}
