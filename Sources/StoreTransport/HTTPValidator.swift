/// What a server calls the present state of what is at an address, to ask it with whether that is still the same: the
/// value of `ETag` or `Last-Modified` (RFC 9110, section 8.8).
package struct HTTPValidator: Hashable, Sendable {
  /// The longest one that is kept, in bytes.
  package static let longest = 256

  /// The value as sent; printable ASCII.
  package let text: String

  /// Takes a value; nil when it is empty, too long or has other characters than printable ASCII, so that it can always
  /// be sent back as part of a head.
  package init?(_ text: String) {
    let isPrintable = { (byte: UInt8) in (0x20...0x7E).contains(byte) }
    guard (1...Self.longest).contains(text.utf8.count), text.utf8.allSatisfy(isPrintable) else { return nil }
    self.text = text
  }
}
