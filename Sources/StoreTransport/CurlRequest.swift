internal import CLateCurl

/// One request, whose answer may redirect to another.
struct CurlRequest {
  /// What came of it.
  enum Outcome {
    case answer(HTTPAnswer)
    case redirect(to: String)
  }

  /// The store labels its JSON as JavaScript text.
  private static let accept = "Accept: application/json, text/javascript"
  /// libcurl's number for a lack of memory.
  private static let outOfMemory = 27

  /// How much longer than the body its compressed form may be, in bytes.
  private static let compressionLoss = 4_096

  let address: String
  let origin: Origin
  let userAgent: String
  let certificates: String?
  /// The longest body.
  let bytes: Int

  /// Sends the request and waits for the answer.
  func send(
    by connections: OpaquePointer, clock: inout TransferClock, isCancelled: () -> Bool
  ) throws(TransportFault) -> Outcome {
    let reception = Reception(limit: bytes)
    // libcurl holds the reception as a bare pointer until the end of the transfer.
    defer { withExtendedLifetime(reception) {} }
    guard let transfer = begin(by: connections, reception) else { throw .other(code: Self.outOfMemory) }
    defer { clc_end(transfer) }
    clock.beginRequest()
    repeat {
      if isCancelled() { throw .interrupted }
      guard let left = clock.remaining(received: clc_received(transfer)) else { throw .timedOut }
      if clc_continue(transfer, left) { break }
    } while true
    return try outcome(of: transfer, reception)
  }

  private func begin(by connections: OpaquePointer, _ reception: Reception) -> OpaquePointer? {
    address.withCString { address in
      userAgent.withCString { userAgent in
        Self.accept.withCString { accept in
          certificates.withCString { certificates in
            var request = CLCRequest(
              address: address, user_agent: userAgent, accept: accept, certificates: certificates,
              most_bytes: Int64(min(bytes, .max - Self.compressionLoss) + Self.compressionLoss), context: Unmanaged.passUnretained(reception).toOpaque(),
              take_line: { Reception.at($0).take(line: UnsafeRawBufferPointer(start: $1, count: $2)) },
              take_body: { Reception.at($0).take(body: UnsafeRawBufferPointer(start: $1, count: $2)) })
            return clc_begin(connections, &request)
          }
        }
      }
    }
  }

  private func outcome(of transfer: OpaquePointer, _ reception: Reception) throws(TransportFault) -> Outcome {
    if let fault = reception.fault ?? TransportFault(transfer, origin: origin, limit: bytes) { throw fault }
    guard reception.head.isComplete else { throw .connectionLost }
    let status = Int(clc_status(transfer))
    if [301, 302, 303, 307, 308].contains(status), let target = clc_redirect(transfer) {
      return .redirect(to: String(cString: target))
    }
    return .answer(
      HTTPAnswer(
        status: status, retryAfter: reception.head.retryAfter, date: reception.head.date,
        body: reception.body))
  }
}

extension Reception {
  /// The one that libcurl was given as its context.
  fileprivate static func at(_ context: UnsafeMutableRawPointer) -> Reception {
    Unmanaged<Reception>.fromOpaque(context).takeUnretainedValue()
  }
}

extension String? {
  /// Lends the text with a zero byte behind it; nil for none.
  fileprivate func withCString<Value>(_ use: (UnsafePointer<CChar>?) -> Value) -> Value {
    guard let self else { return use(nil) }
    return self.withCString(use)
  }
}
