internal import CLateCurl

/// One request on its way to one address, whose answer may redirect to another.
struct CurlRequest {
  /// What came of it.
  enum Outcome {
    case answer(HTTPAnswer)
    case redirect(to: String)
  }

  /// libcurl's number for a lack of memory.
  private static let outOfMemory = 27
  /// How much longer than the body its compressed form may be, in bytes.
  private static let compressionLoss = 4_096

  let request: HTTPRequest
  /// Where to: the request's address, or one that it redirects to.
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
    var hasEnded = false
    while !hasEnded {
      if isCancelled() { throw .interrupted }
      guard let left = clock.remaining(received: clc_received(transfer)) else { throw .timedOut }
      hasEnded = clc_continue(transfer, left)
    }
    return try outcome(of: transfer, reception)
  }

  private func begin(by connections: OpaquePointer, _ reception: Reception) -> OpaquePointer? {
    let receiver = CLCReceiver(
      context: Unmanaged.passUnretained(reception).toOpaque(),
      take_line: { Reception.at($0).take(line: UnsafeRawBufferPointer(start: $1, count: $2)) },
      take_body: { Reception.at($0).take(body: UnsafeRawBufferPointer(start: $1, count: $2)) })
    let most = min(bytes, .max - Self.compressionLoss) + Self.compressionLoss
    let noneMatch: String? = request.entityTag.map { "If-None-Match: \($0.text)" }
    let modifiedSince: String? = request.lastModified.map { "If-Modified-Since: \($0.text)" }
    return clc_begin(
      connections, address, userAgent, request.content.header, noneMatch, modifiedSince, certificates,
      Int64(most), receiver)
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
        entityTag: reception.head.entityTag, lastModified: reception.head.lastModified, body: reception.body))
  }
}

extension Reception {
  /// The one that libcurl was given as its context.
  fileprivate static func at(_ context: UnsafeMutableRawPointer) -> Reception {
    Unmanaged<Reception>.fromOpaque(context).takeUnretainedValue()
  }
}
