internal import CatalogModel
internal import StoreSearch
internal import StoreTransport

extension ArtworkDownload {
  /// How a picture's turn ends without an answer.
  struct End: Error {
    let result: ArtworkResult
  }

  /// The answer to a request, or what keeps this address from giving one; else how the picture's turn ends.
  func answer(
    to request: HTTPRequest
  ) -> Result<Result<HTTPAnswer, TransportFault>, End> {
    let origin = WebURL(request.address)?.origin ?? request.address
    var (waited, earliest) = (Duration.zero, Duration.zero)
    var failures = 0
    while true {
      if let fault = hosts.fault(origin) { return .failure(End(result: .spared(origin: origin, fault))) }
      guard wait(until: max(earliest, hosts.earliest(origin))) else {
        return .failure(End(result: .cancelled))
      }
      let result = transport.get(request, limits: transferLimits)
      guard let failure = failure(result, origin) else { return .success(result) }
      failures += 1
      let wait =
        failure.mayPass
        ? limits.retry.wait(
          after: failures, waited: waited, asked: retryAfter(result),
          scatter: .random(in: RetryPolicy.scatters)) : nil
      guard let wait else { return .failure(End(result: end(failure, origin, request.address))) }
      waited += wait
      earliest = clock.now + wait
      if failure.isOfServer { hosts.pause(origin, until: earliest) }
    }
  }

  /// What is usual, but not beyond the deadline.
  private var transferLimits: TransferLimits {
    let usual = limits.transfer
    guard let deadline else { return usual }
    return TransferLimits(
      bytes: usual.bytes, silence: usual.silence, total: min(usual.total, deadline - clock.now))
  }

  /// What went wrong, where another try may help; nil for what is to be taken as it is.
  private func failure(
    _ result: Result<HTTPAnswer, TransportFault>, _ origin: String
  ) -> ArtworkResult.Failure? {
    switch result {
    case .success(let answer):
      let isFailure = [408, 425, 429].contains(answer.status) || answer.status >= 500
      hosts.noteAnswer(origin, isGood: !isFailure)
      return isFailure ? .status(answer.status) : nil
    case .failure(let fault): return fault.isOfThisAddress ? nil : .transport(fault)
    }
  }

  private func end(_ failure: ArtworkResult.Failure, _ origin: String, _ address: String) -> ArtworkResult {
    if failure == .transport(.interrupted) { return .cancelled }
    if case .transport(let fault) = failure, fault.isUnreachable {
      hosts.noteUnreachable(origin, fault)
      if hosts.fault(origin) != nil { return .spared(origin: origin, failure) }
    }
    hosts.noteFailure(origin, failure, most: limits.mostFailuresInARow)
    return .failed(failure, address: address)
  }

  private func retryAfter(_ result: Result<HTTPAnswer, TransportFault>) -> Int? {
    guard case .success(let answer) = result else { return nil }
    return answer.retryAfter.flatMap { RetryAfter.seconds($0, now: clock.time.unixSeconds) }
  }

  /// Waits in short steps, to see soon that the run is over. False then.
  private func wait(until time: Duration) -> Bool {
    while !isStopped() {
      let now = clock.now
      if let deadline, now >= deadline { return false }
      if now >= time { return true }
      guard clock.wait(until: min(time, now + .milliseconds(200))) else { return false }
    }
    return false
  }
}

extension ArtworkResult.Failure {
  /// Whether another try may help.
  fileprivate var mayPass: Bool {
    switch self {
    case .status: true
    case .transport(let fault): fault.isTransient
    }
  }

  /// Whether the server wants to be left alone, whatever it is asked for.
  fileprivate var isOfServer: Bool { self == .status(429) || self == .status(503) }
}

extension TransportFault {
  /// Whether an answer came that leads away, is none or is too long, so that another address may do better.
  fileprivate var isOfThisAddress: Bool {
    switch self {
    case .redirected, .tooManyRedirects, .notHTTP, .tooLarge: true
    default: false
    }
  }
}
