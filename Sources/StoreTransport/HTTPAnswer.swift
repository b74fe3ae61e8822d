/// One answer over HTTP, whatever its status.
package struct HTTPAnswer: Hashable, Sendable {
  /// The status, such as 200.
  package let status: Int
  /// The `Retry-After` header as sent: seconds or a date (RFC 9110, section 10.2.3).
  package let retryAfter: String?
  /// The `Date` header as sent (RFC 9110, section 6.6.1).
  package let date: String?
  /// The `ETag` header, where it is one that can be sent back.
  package let entityTag: HTTPValidator?
  /// The `Last-Modified` header, where it is one that can be sent back.
  package let lastModified: HTTPValidator?
  /// The body, decompressed; empty with status 304.
  package let body: [UInt8]

  /// How many requests it took, redirects among them; at least 1.
  package var requestCount: Int

  /// Makes an answer.
  package init(
    status: Int, retryAfter: String? = nil, date: String? = nil, entityTag: HTTPValidator? = nil,
    lastModified: HTTPValidator? = nil, body: [UInt8], requestCount: Int = 1
  ) {
    self.requestCount = requestCount
    self.status = status
    self.retryAfter = retryAfter
    self.date = date
    self.entityTag = entityTag
    self.lastModified = lastModified
    self.body = body
  }
}
