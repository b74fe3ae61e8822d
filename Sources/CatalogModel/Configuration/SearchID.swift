/// The name of a search: in its address, in its snapshot's name, and wherever it is called by name.
package struct SearchID: Hashable, Comparable, Sendable {
  /// What can be wrong with one.
  package enum Problem: Hashable, Sendable {
    case characters, tooLong, reserved
  }

  /// The id: 1 to 80 lower-case ASCII letters, digits and inner hyphens. Safe as one part of a path.
  package let text: String

  /// The longest id, in bytes.
  package static let longest = 80
  /// The names that the site's own files and folders have.
  package static let reserved = ["404", "artwork", "assets", "feeds", "index", "item", "page"]

  /// Takes an id as described; throws for anything else and for a reserved name.
  package init(_ text: String) throws(ConfigurationFault) {
    let isPlain = text.utf8.allSatisfy {
      (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == Self.hyphen
    }
    guard isPlain, !text.isEmpty, text.utf8.first != Self.hyphen, text.utf8.last != Self.hyphen else {
      throw .searchID(text, .characters)
    }
    guard text.utf8.count <= Self.longest else { throw .searchID(text, .tooLong) }
    guard !Self.reserved.contains(text) else { throw .searchID(text, .reserved) }
    self.text = text
  }

  /// The id as a title: `night-jazz` becomes `Night jazz`.
  package var readable: String {
    let words = text.replacing("-", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// By the text, byte by byte.
  package static func < (left: Self, right: Self) -> Bool {
    left.text < right.text
  }

  private static let hyphen = UInt8(ascii: "-")
}
