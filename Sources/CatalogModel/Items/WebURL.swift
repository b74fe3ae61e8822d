/// An absolute http or https URL that is safe to put into an `href` or `src` once it is escaped as an attribute.
package struct WebURL: Hashable, Sendable {
  /// The URL; ASCII only, no white space, quotes, angle brackets, backslashes or control characters.
  package let text: String

  /// The longest URL taken, in bytes.
  package static let longest = 4_096

  /// Takes an http(s) URL with a host. Characters that a URL may not carry are percent-encoded the way a browser
  /// does; nil for another scheme, no or an ill-formed host, a user name, a control character, or over `longest`.
  package init?(_ text: String) {
    var text = text
    guard let url = text.withUTF8({ Self(utf8: $0) }) else { return nil }
    self = url
  }

  /// The same for UTF-8 bytes.
  package init?(utf8 bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count <= Self.longest, let start = Self.authorityStart(bytes) else { return nil }
    guard let end = Self.authorityEnd(bytes, from: start) else { return nil }
    var isClean = true
    for index in end..<bytes.count {
      let byte = bytes[index]
      if byte < 0x20 || byte == 0x7F { return nil }
      if Self.needsEncoding(byte) { isClean = false }
    }
    if isClean {
      self.text = String(decoding: bytes, as: UTF8.self)
    } else {
      self.text = Self.encoded(bytes, from: end)
      guard self.text.utf8.count <= Self.longest else { return nil }
    }
  }

  /// Where the host starts, behind `http://` or `https://` in any letter case.
  private static func authorityStart(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    for scheme: StaticString in ["http://", "https://"] {
      let length = scheme.utf8CodeUnitCount
      guard bytes.count > length else { continue }
      if (0..<length).allSatisfy({ bytes[$0] | 0x20 == scheme.utf8Start[$0] | 0x20 }) { return length }
    }
    return nil
  }

  /// Where the host and port end; nil when the host is empty or has a character that does not belong there, and when
  /// the port is no number up to 65535.
  private static func authorityEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard var end = hostEnd(bytes, from: start) else { return nil }
    guard end < bytes.count, bytes[end] == UInt8(ascii: ":") else { return isEnd(end, bytes) ? end : nil }
    var port = 0
    let portStart = end + 1
    end = portStart
    while end < bytes.count, (0x30...0x39).contains(bytes[end]), end - portStart < 5 {
      port = port * 10 + Int(bytes[end] - 0x30)
      end += 1
    }
    return end > portStart && port <= 65_535 && isEnd(end, bytes) ? end : nil
  }

  /// Where the host ends: a name, a number, or an IPv6 address in brackets.
  private static func hostEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var end = start
    if end < bytes.count, bytes[end] == UInt8(ascii: "[") {
      end += 1
      while end < bytes.count, isAddressByte(bytes[end]) { end += 1 }
      return end > start + 2 && end < bytes.count && bytes[end] == UInt8(ascii: "]") ? end + 1 : nil
    }
    while end < bytes.count, isHostByte(bytes[end]) { end += 1 }
    return end > start ? end : nil
  }

  private static func isAddressByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x46, 0x61...0x66, UInt8(ascii: ":"), UInt8(ascii: "."): true
    default: false
    }
  }

  private static func isHostByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"): true
    default: false
    }
  }

  /// Whether the path, the query, the fragment or nothing starts here.
  private static func isEnd(_ index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard index < bytes.count else { return true }
    return bytes[index] == UInt8(ascii: "/") || bytes[index] == UInt8(ascii: "?")
      || bytes[index] == UInt8(ascii: "#")
  }

  private static func needsEncoding(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21, 0x23...0x26, 0x28...0x3B, 0x3D, 0x3F...0x5B, 0x5D, 0x5F, 0x61...0x7A, 0x7E: false
    default: true
    }
  }

  private static func encoded(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes = Array(text[..<start])
    for byte in text[start...] {
      if needsEncoding(byte) {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
