/// Gets addresses over HTTP.
package protocol Transport: Sendable {
  /// Gets what a request asks for and waits for the answer, blocking the calling thread no longer than `limits` allow.
  /// An answer is one whatever its status. Redirects are followed within the same scheme, host and port.
  func get(_ request: HTTPRequest, limits: TransferLimits) -> Result<HTTPAnswer, TransportFault>

  /// Makes a `get` that runs, and every later one, return `.interrupted` at once. For any thread.
  func cancel()
}

extension Transport {
  /// Gets a list of results from an address.
  package func get(_ address: String, limits: TransferLimits) -> Result<HTTPAnswer, TransportFault> {
    get(HTTPRequest(address), limits: limits)
  }
}
