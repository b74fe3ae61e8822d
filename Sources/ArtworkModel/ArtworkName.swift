package import Records

/// What the files made of a picture are called: twenty hexadecimal digits that stand for the source's bytes and for the
/// way the files are made, so that a name always means the same bytes.
package struct ArtworkName: Hashable, Comparable, Sendable {
  /// How many digits there are.
  package static let length = 20
  /// Goes up whenever the same source would give other files.
  package static let recipe = 1

  /// The digits, in lower case.
  package let text: String

  /// The name of what is made of a source with this digest.
  package init(ofSource source: SHA256Digest) {
    let input = Array("vitrine artwork \(Self.recipe) \(source.text)".utf8)
    text = String(SHA256Digest(of: input).text.prefix(Self.length))
  }

  /// Takes a name as it was written; nil for anything else.
  package init?(_ text: String) {
    let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte) }
    guard text.utf8.count == Self.length, text.utf8.allSatisfy(isDigit) else { return nil }
    self.text = text
  }

  /// The name of one file, such as `0123456789abcdef0123-60.webp`.
  package func file(size: Int, _ format: ArtworkFormat) -> String {
    "\(text)-\(size).\(format.rawValue)"
  }

  /// In the order of their digits.
  package static func < (left: ArtworkName, right: ArtworkName) -> Bool {
    left.text < right.text
  }
}
