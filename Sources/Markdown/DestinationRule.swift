/// The allow-list every destination passes, whoever wrote it.
///
/// Browsers read an address more freely than the grammar does: they drop tabs, line ends and leading controls
/// (WHATWG URL, section 4.4) and take `\` for `/`. So the decision is made twice, on the destination as written and
/// on its normalized form: percent-decoded, without controls and spaces. What passes only as written is a disguise.
enum DestinationRule {
  /// Says why `destination` may not be used; nil when it may. Costs one pass, without recursion.
  static func fault(in destination: String, of kind: MarkdownLink.Kind) -> DestinationFault? {
    let written = Array(destination.utf8)
    if written.contains(where: isControl) { return .controlCharacter }
    let normalized = normalize(written)
    if startsWithTwoSlashes(normalized) { return .withoutScheme }
    if let scheme = scheme(of: written) {
      return fault(inScheme: scheme, before: written.dropFirst(scheme.count + 1), of: kind)
    }
    return scheme(of: normalized).map { .scheme(name($0)) }
  }

  private static func fault(
    inScheme scheme: ArraySlice<UInt8>, before rest: ArraySlice<UInt8>, of kind: MarkdownLink.Kind
  ) -> DestinationFault? {
    let name = name(scheme)
    switch name {
    case "http", "https": return hasHost(rest) ? nil : .withoutHost
    case "mailto" where kind == .link: return nil
    default: return .scheme(name)
    }
  }

  /// What stands before the first colon, when no slash, question mark or number sign comes first.
  private static func scheme(of bytes: [UInt8]) -> ArraySlice<UInt8>? {
    guard let end = bytes.firstIndex(where: { isPathStart($0) || $0 == UInt8(ascii: ":") }) else {
      return nil
    }
    return bytes[end] == UInt8(ascii: ":") ? bytes[..<end] : nil
  }

  private static func isPathStart(_ byte: UInt8) -> Bool {
    isSlash(byte) || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }

  private static func startsWithTwoSlashes(_ bytes: [UInt8]) -> Bool {
    bytes.count >= 2 && isSlash(bytes[0]) && isSlash(bytes[1])
  }

  private static func hasHost(_ rest: ArraySlice<UInt8>) -> Bool {
    guard rest.starts(with: [UInt8(ascii: "/"), UInt8(ascii: "/")]) else { return false }
    return rest.dropFirst(2).first.map { !isPathStart($0) && $0 != UInt8(ascii: ":") && $0 > 0x20 } ?? false
  }

  private static func normalize(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let (byte, length) = decode(bytes, at: index)
      if byte > 0x20, byte != 0x7F { result.append(byte) }
      index += length
    }
    return result
  }

  private static func decode(_ bytes: [UInt8], at index: Int) -> (byte: UInt8, length: Int) {
    guard bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
      let high = hexValue(bytes[index + 1]), let low = hexValue(bytes[index + 2])
    else { return (bytes[index], 1) }
    return (high << 4 | low, 3)
  }

  private static func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  private static func name(_ scheme: ArraySlice<UInt8>) -> String {
    let lowered = scheme.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") ? $0 | 0x20 : $0 }
    return String(decoding: lowered.prefix(40), as: UTF8.self)
  }

  private static func isSlash(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\")
  }

  private static func isControl(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x7F }
}
