/// One answer over HTTP, whatever its status.
package struct HTTPAnswer: Hashable, Sendable {
  /// The status, such as 200.
  package let status: Int
  /// The `Retry-After` header as sent: seconds or a date (RFC 9110, section 10.2.3).
  package let retryAfter: String?
  /// The `Date` header as sent (RFC 9110, section 6.6.1).
  package let date: String?
  /// The body, decompressed.
  package let body: [UInt8]

  /// Makes an answer.
  package init(status: Int, retryAfter: String? = nil, date: String? = nil, body: [UInt8]) {
    self.status = status
    self.retryAfter = retryAfter
    self.date = date
    self.body = body
  }
}
