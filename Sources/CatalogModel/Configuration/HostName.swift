/// The host of an URL as it goes over the wire: lower-case ASCII, each international label in Punycode (RFC 3492).
struct HostName: Hashable, Sendable {
  /// The name, or a bracketed IPv6 address.
  let text: String

  /// Takes a name of letters, digits and hyphens in any script, or an IPv6 address in brackets; nil for anything
  /// else, for a label over 63 bytes and for a name over 253.
  init?(_ text: some StringProtocol) {
    if text.hasPrefix("[") {
      guard let address = Self.bracketedAddress(text) else { return nil }
      self.text = address
      return
    }
    var labels: [String] = []
    for label in text.lowercased().split(separator: ".", omittingEmptySubsequences: false) {
      guard let label = Self.asciiLabel(label) else { return nil }
      labels.append(label)
    }
    self.text = labels.joined(separator: ".")
    guard self.text.utf8.count <= 253 else { return nil }
  }

  private static func bracketedAddress(_ text: some StringProtocol) -> String? {
    let inner = text.dropFirst().dropLast()
    let isAddress = inner.utf8.allSatisfy {
      isHexDigit($0) || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".")
    }
    guard text.hasSuffix("]"), isAddress, inner.contains(":"), inner.utf8.count <= 45 else { return nil }
    return text.lowercased()
  }

  private static func asciiLabel(_ label: Substring) -> String? {
    guard (1...63).contains(label.unicodeScalars.count), label.unicodeScalars.allSatisfy(belongsInLabel)
    else { return nil }
    guard label.utf8.first != UInt8(ascii: "-"), label.utf8.last != UInt8(ascii: "-") else { return nil }
    let ascii =
      label.utf8.allSatisfy { $0 < 0x80 } ? String(label) : "xn--" + Punycode.encode(label.unicodeScalars)
    return ascii.utf8.count <= 63 ? ascii : nil
  }

  private static func belongsInLabel(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar == "-" || isLetterOrDigit(UInt8(truncatingIfNeeded: scalar.value)) }
    let properties = scalar.properties
    return properties.isAlphabetic || properties.numericType != nil
      || [.nonspacingMark, .spacingMark].contains(properties.generalCategory)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
  }
}
