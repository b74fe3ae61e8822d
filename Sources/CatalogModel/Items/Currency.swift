/// An ISO 4217 currency code such as "USD".
package struct Currency: Hashable, Sendable {
  /// Three upper-case ASCII letters.
  package let code: String

  /// Takes three ASCII letters, in either case; nil for anything else.
  package init?(_ code: String) {
    guard code.utf8.count == 3, code.utf8.allSatisfy({ (0x41...0x5A).contains($0 & 0xDF) }) else {
      return nil
    }
    self.code = code.uppercased()
  }

  /// The same for UTF-8 bytes.
  package init?(utf8 bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count == 3, bytes.allSatisfy({ (0x41...0x5A).contains($0 & 0xDF) }) else { return nil }
    self.code = String(decoding: bytes.lazy.map { $0 & 0xDF }, as: UTF8.self)
  }
}
