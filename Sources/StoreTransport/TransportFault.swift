/// Why there is no answer.
package enum TransportFault: Error, Hashable, Sendable {
  /// Nothing came, or no more of it, within the limits.
  case timedOut
  /// The name of the host, or of the proxy, has no address.
  case hostNotFound(String)
  /// Nobody answers at this host and port.
  case cannotConnect(String)
  /// The proxy did not make a connection but answered with this status.
  case proxyRefused(status: Int)
  /// The connection was reset, or closed before the answer's body.
  case connectionLost
  /// The connection was closed before as much of the body came as was promised.
  case truncated
  /// There is no trustworthy connection; what is wrong, in the words of the TLS library.
  case tls(String)
  /// The body is longer than `limit`, in bytes.
  case tooLarge(limit: Int)
  /// The answer redirects to another scheme, host or port, which is never followed.
  case redirected(to: String)
  /// More redirects than `limit` followed one another.
  case tooManyRedirects(limit: Int)
  /// What came is not an answer in HTTP, or its encoding is damaged.
  case notHTTP
  /// `cancel()` was called.
  case interrupted
  /// The library that talks HTTP cannot be loaded; why, in the system's words.
  case libraryMissing(String)
  /// Anything else, with libcurl's number for it (libcurl-errors(3)).
  case other(code: Int)
}

extension TransportFault {
  /// Whether the same request may succeed a little later.
  package var isTransient: Bool {
    switch self {
    case .timedOut, .hostNotFound, .cannotConnect, .connectionLost, .truncated: true
    case .proxyRefused, .tls, .tooLarge, .redirected, .tooManyRedirects, .notHTTP, .interrupted,
      .libraryMissing, .other:
      false
    }
  }

  /// Whether no connection came about, so that other requests to the same host would fare no better.
  package var isUnreachable: Bool {
    switch self {
    case .hostNotFound, .cannotConnect, .proxyRefused, .tls, .libraryMissing: true
    case .timedOut, .connectionLost, .truncated, .tooLarge, .redirected, .tooManyRedirects, .notHTTP,
      .interrupted, .other:
      false
    }
  }
}
