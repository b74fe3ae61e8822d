/// A mail address that looks like one: `help@example.org`.
package struct EmailAddress: Hashable, Sendable {
  /// The address, ASCII; white space, quotes and angle brackets cannot occur.
  package let text: String

  /// Takes `local@domain` of plain characters with a dot in the domain; throws for others. Quoted local parts are
  /// not taken, and nobody is asked whether the address exists.
  package init(_ text: String) throws(ConfigurationFault) {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard text.utf8.count <= 254, parts.count == 2, parts[0].utf8.count <= 64 else { throw .email(text) }
    let names = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    guard names.allSatisfy(Self.isName), labels.count >= 2, labels.allSatisfy(Self.isLabel) else {
      throw .email(text)
    }
    self.text = text
  }

  private static func isName(_ name: Substring) -> Bool {
    !name.isEmpty && name.utf8.allSatisfy { isAlphanumeric($0) || "!#$%&'*+-/=?^_`{|}~".utf8.contains($0) }
  }

  private static func isLabel(_ label: Substring) -> Bool {
    (1...63).contains(label.utf8.count)
      && label.utf8.allSatisfy { isAlphanumeric($0) || $0 == UInt8(ascii: "-") }
      && label.first != "-" && label.last != "-"
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}
