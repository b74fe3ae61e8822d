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
    guard let candidate = WebURLCandidate(utf8: bytes) else { return nil }
    self.init(candidate)
  }

  /// Takes what has been looked at before.
  package init(_ candidate: WebURLCandidate) {
    text = candidate.text
  }
}
