/// The address a site is published at, split into what a server is called and what all its paths begin with.
package struct SiteURL: Hashable, Sendable {
  /// What can be wrong with one.
  package enum Problem: Hashable, Sendable {
    case notAbsolute, scheme, userName, host, port, query, fragment, path
  }

  /// Scheme, host and port, without a slash at the end: `https://example.org`. ASCII, lower case; an international
  /// host is in Punycode, and the scheme's own port is left out.
  package let origin: String
  /// The path, percent-encoded, with a slash at both ends: `/` or `/shelf/`.
  package let basePath: String

  /// The whole address, ending in a slash.
  package var text: String { origin + basePath }

  /// The longest address taken, in bytes.
  package static let longest = 2_000

  /// Takes an absolute http or https URL without user name, query and fragment. A slash is added to the path's end
  /// and what a path may not carry is percent-encoded; throws for anything else, for empty, `.` and `..` parts.
  package init(_ text: String) throws(ConfigurationFault) {
    let parts = text.split(separator: "://", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, text.utf8.count <= Self.longest else { throw .siteURL(.notAbsolute) }
    let scheme = parts[0].lowercased()
    guard scheme == "http" || scheme == "https" else { throw .siteURL(.scheme) }
    if parts[1].contains("#") { throw .siteURL(.fragment) }
    if parts[1].contains("?") { throw .siteURL(.query) }
    let authority = parts[1].prefix { $0 != "/" }
    origin = "\(scheme)://\(try Self.host(authority, defaultPort: scheme == "http" ? 80 : 443))"
    basePath = try Self.path(parts[1].dropFirst(authority.count))
  }

  private static func host(_ authority: Substring, defaultPort: Int) throws(ConfigurationFault) -> String {
    if authority.contains("@") { throw .siteURL(.userName) }
    let hostEnd = authority.hasPrefix("[") ? authority.firstIndex(of: "]").map(authority.index(after:)) : nil
    let name = authority[..<(hostEnd ?? authority.firstIndex(of: ":") ?? authority.endIndex)]
    guard let host = HostName(name) else { throw .siteURL(.host) }
    let rest = authority[name.endIndex...]
    if rest.isEmpty { return host.text }
    let digits = rest.dropFirst()
    guard rest.first == ":", digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let port = Int(digits),
      (1...65_535).contains(port)
    else { throw .siteURL(.port) }
    return port == defaultPort ? host.text : "\(host.text):\(port)"
  }

  private static func path(_ path: Substring) throws(ConfigurationFault) -> String {
    var result = "/"
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    for (index, part) in parts.enumerated() where !(index == parts.count - 1 && part.isEmpty) {
      guard let encoded = encoded(part) else { throw .siteURL(.path) }
      result += encoded + "/"
    }
    return result
  }

  /// One part of a path, percent-encoded once; nil when it is empty or means another folder.
  private static func encoded(_ part: Substring) -> String? {
    let dots = part.lowercased().replacing("%2e", with: ".")
    guard !part.isEmpty, dots != ".", dots != ".." else { return nil }
    let bytes = Array(part.utf8)
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case ..<0x20, 0x7F, UInt8(ascii: "\\"):
        return nil
      case UInt8(ascii: "%"):
        guard isEscape(bytes[index...].prefix(3)) else { return nil }
        result.append(byte)
      case _ where isPathByte(byte):
        result.append(byte)
      default:
        result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// `%` and two digits that stand for no control character, slash or backslash.
  private static func isEscape(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count == 3, let value = UInt8(String(decoding: bytes.dropFirst(), as: UTF8.self), radix: 16)
    else {
      return false
    }
    return bytes[bytes.startIndex + 1] != UInt8(ascii: "+") && value >= 0x20 && value != 0x7F
      && value != UInt8(ascii: "/") && value != UInt8(ascii: "\\")
  }

  /// The unreserved characters and sub-delimiters of RFC 3986 that also need no escaping in HTML and CSS.
  private static func isPathByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "-._~!$*+,;=:@".utf8.contains(byte)
    }
  }
}
