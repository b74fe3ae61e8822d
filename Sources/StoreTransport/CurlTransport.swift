/// Talks HTTP/1.1 by way of libcurl, which is loaded when the first of these is made.
///
/// Proxies are libcurl's matter: it heeds `http_proxy`, `https_proxy`, `ALL_PROXY` and `no_proxy`. There are no
/// cookies, no cache and no credentials.
///
/// Foundation's URLSession is no choice on Linux: it ends the process when a connection closes within the head of an
/// answer, when fields follow a chunked body, and for some lengths and redirects.
package final class CurlTransport: Transport {
  #if canImport(Darwin)
    private static let systemLibrary = "/usr/lib/libcurl.4.dylib"
  #else
    private static let systemLibrary = "libcurl.so.4"
  #endif
  private static let redirectLimit = 5
  /// libcurl's number for an address that is none.
  private static let badAddress = 3

  private let userAgent: String
  private let certificates: String?
  private let connections: Result<CurlConnections, TransportFault>

  /// Prepares for requests in the name of `userAgent`. `certificates` is the path of a file with those to trust in the
  /// system's stead, `library` the name of the libcurl to load in the system's stead.
  package init(userAgent: String, certificates: String? = nil, library: String? = nil) {
    self.userAgent = userAgent
    self.certificates = certificates
    connections = Result { () throws(TransportFault) in
      try CurlConnections(library: library ?? Self.systemLibrary)
    }
  }

  /// Gets what a request asks for; see `Transport`. Calls from several threads take turns.
  package func get(_ request: HTTPRequest, limits: TransferLimits) -> Result<HTTPAnswer, TransportFault> {
    connections.flatMap { connections in
      connections.inTurn { pointer in
        Result { () throws(TransportFault) in
          try follow(request, limits: limits, in: connections, by: pointer)
        }
      }
    }
  }

  /// Ends what runs and all that follows; see `Transport`.
  package func cancel() {
    if case .success(let connections) = connections { connections.cancel() }
  }

  /// Gets what a request asks for, and what that redirects to.
  private func follow(
    _ wanted: HTTPRequest, limits: TransferLimits, in connections: CurlConnections, by pointer: OpaquePointer
  ) throws(TransportFault) -> HTTPAnswer {
    guard let origin = Origin(of: wanted.address, by: pointer) else { throw .other(code: Self.badAddress) }
    var clock = TransferClock(limits: limits)
    var address = wanted.address
    for count in 0...Self.redirectLimit {
      let request = CurlRequest(
        request: wanted, address: address, origin: origin, userAgent: userAgent,
        certificates: certificates, bytes: limits.bytes)
      switch try request.send(by: pointer, clock: &clock, isCancelled: { connections.isCancelled }) {
      case .answer(var answer):
        answer.requestCount = count + 1
        return answer
      case .redirect(let target):
        guard Origin(of: target, by: pointer) == origin else { throw .redirected(to: target) }
        address = target
      }
    }
    throw .tooManyRedirects(limit: Self.redirectLimit)
  }
}
