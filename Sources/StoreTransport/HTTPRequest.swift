/// What to get.
package struct HTTPRequest: Hashable, Sendable {
  /// The kinds of content to ask for.
  package enum Content: Hashable, Sendable {
    /// A list of results. The store labels its JSON as JavaScript text.
    case results
    /// A picture, in a format that all browsers and decoders in use know.
    case picture

    /// The header `Accept` (RFC 9110, section 12.5.1).
    var header: String {
      switch self {
      case .results: "Accept: application/json, text/javascript"
      case .picture: "Accept: image/jpeg, image/png, image/webp, image/avif, image/gif"
      }
    }
  }

  /// The address, over http or https.
  package let address: String
  /// What to ask for.
  package let content: Content
  /// Sent as `If-None-Match`: the answer is to be a 304 while the entity tag is the same.
  package let entityTag: HTTPValidator?
  /// Sent as `If-Modified-Since`: the same by the time of the last change.
  package let lastModified: HTTPValidator?

  /// Puts the parts together.
  package init(
    _ address: String, content: Content = .results, entityTag: HTTPValidator? = nil,
    lastModified: HTTPValidator? = nil
  ) {
    self.address = address
    self.content = content
    self.entityTag = entityTag
    self.lastModified = lastModified
  }

  /// Whether an answer may be that nothing has changed.
  package var isConditional: Bool { entityTag != nil || lastModified != nil }
}
