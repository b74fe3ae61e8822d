/// Bytes that have been found to make a `WebURL`, of which it has not been made yet: of most links only that much is
/// asked.
package struct WebURLCandidate {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// Where the host and port end.
  private let authorityEnd: Int
  /// How many bytes have to be percent-encoded.
  private let encodedCount: Int

  /// Looks at UTF-8 bytes, which must stay as long as the value is used; nil where `WebURL` takes none.
  package init?(utf8 bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count <= WebURL.longest, let start = Self.authorityStart(bytes),
      let end = Self.authorityEnd(bytes, from: start)
    else { return nil }
    guard let count = URLBytes.encodedCount(UnsafeBufferPointer(rebasing: bytes[end...])) else { return nil }
    guard bytes.count + 2 * count <= WebURL.longest else { return nil }
    self.bytes = bytes
    self.authorityEnd = end
    self.encodedCount = count
  }

  /// The URL with percent-encoding where it is needed.
  var text: String {
    // Nothing but ASCII is left unencoded.
    if encodedCount == 0 { return CheckedUTF8(unchecked: bytes).string }
    var text = Array(bytes[..<authorityEnd])
    text.reserveCapacity(bytes.count + 2 * encodedCount)
    for byte in bytes[authorityEnd...] { URLBytes.write(byte, to: &text) }
    return String(decoding: text, as: UTF8.self)
  }

  /// Where the host starts, behind `http://` or `https://` in any letter case.
  private static func authorityStart(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard bytes.count > 7, equalsIgnoringCase(bytes, "http") else { return nil }
    let colon = bytes[4] | 0x20 == UInt8(ascii: "s") ? 5 : 4
    guard bytes[colon] == UInt8(ascii: ":"), bytes[colon + 1] == UInt8(ascii: "/"),
      bytes[colon + 2] == UInt8(ascii: "/")
    else { return nil }
    return colon + 3
  }

  /// Whether the bytes begin with these small letters, in any letter case.
  private static func equalsIgnoringCase(_ bytes: UnsafeBufferPointer<UInt8>, _ letters: StaticString) -> Bool
  {
    for index in 0..<letters.utf8CodeUnitCount where bytes[index] | 0x20 != letters.utf8Start[index] {
      return false
    }
    return true
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
}
