/// One of the tokens an affiliate program puts into store links.
package struct AffiliateToken: Hashable, Sendable {
  /// The token; letters, digits, `-`, `_` and `.` only, so it needs no encoding in a query.
  package let text: String

  /// The longest token taken, in bytes.
  package static let longest = 100

  /// Takes 1 to 100 of the characters above; throws for others.
  package init(_ text: String) throws(ConfigurationFault) {
    let isClean = text.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
      default: "-_.".utf8.contains(byte)
      }
    }
    guard isClean, !text.isEmpty, text.utf8.count <= Self.longest else { throw .affiliateToken(text) }
    self.text = text
  }
}
