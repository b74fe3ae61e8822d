extension WebURL {
  /// The same URL with query parameters set: one that is already there is replaced, the others are kept in their
  /// order, new ones follow; a fragment stays at the end. Names must be plain ASCII words; values are encoded.
  package func settingQuery(_ parameters: [(name: String, value: String)]) -> WebURL {
    guard !parameters.isEmpty else { return self }
    let (beforeFragment, fragment) = Self.split(text[...], at: "#")
    let (address, query) = Self.split(beforeFragment, at: "?")
    var parts = (query ?? "").split(separator: "&").filter { part in
      let name = part.prefix { $0 != "=" }
      return !parameters.contains { $0.name == name }
    }.map(String.init)
    parts += parameters.map { "\($0.name)=\(Self.encodedForQuery($0.value))" }
    let end = fragment.map { "#\($0)" } ?? ""
    return WebURL("\(address)?\(parts.joined(separator: "&"))\(end)") ?? self
  }

  private static func split(_ text: Substring, at separator: Character) -> (Substring, Substring?) {
    guard let index = text.firstIndex(of: separator) else { return (text, nil) }
    return (text[..<index], text[text.index(after: index)...])
  }

  /// Percent-encodes all but the unreserved characters of RFC 3986, section 2.3.
  private static func encodedForQuery(_ value: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in value.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        bytes.append(byte)
      default:
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
