/// An ISO 4217 currency code such as "USD".
package struct Currency: Hashable, Sendable {
  /// The three letters, upper case, the first of them highest: every item has a price, so this is no string.
  private let letters: UInt32

  /// Three upper-case ASCII letters.
  package var code: String {
    String(decoding: [16, 8, 0].map { UInt8(truncatingIfNeeded: letters >> $0) }, as: UTF8.self)
  }

  /// Takes three ASCII letters, in either case; nil for anything else.
  package init?(_ code: String) {
    var code = code
    guard let currency = code.withUTF8({ Currency(utf8: $0) }) else { return nil }
    self = currency
  }

  /// The same for UTF-8 bytes.
  package init?(utf8 bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count == 3 else { return nil }
    var letters: UInt32 = 0
    for byte in bytes {
      let letter = byte & 0xDF
      guard (0x41...0x5A).contains(letter) else { return nil }
      letters = letters << 8 | UInt32(letter)
    }
    self.letters = letters
  }
}
