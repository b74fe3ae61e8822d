internal import ArtworkCache
internal import ArtworkModel
internal import CatalogModel
internal import Records
internal import StoreSearch
internal import StoreTransport

/// Asks for one picture: at one address after the other until one gives a picture, each several times where that may
/// help. Only a whole body that looks like a picture gets into the cache.
struct ArtworkDownload {
  private typealias Step = (address: String, isConditional: Bool)

  let entry: ArtworkPlan.Entry
  let transport: any Transport
  let sources: ContentFolder
  let hosts: HostStates
  let clock: any FetchClock
  let limits: ArtworkLimits
  /// When the run is to be over; nil for no such time.
  let deadline: Duration?
  /// Whether the run is to end before.
  let isStopped: @Sendable () -> Bool

  private var key: ArtworkKey { entry.wanted.key }

  /// Why an address gives no picture, where another one may.
  private enum Obstacle {
    case refusal(ImageRefusal, address: String)
    case missing(status: Int, address: String)
    /// An answer that says nothing about the picture.
    case odd(ArtworkResult.Failure, address: String)
  }

  /// Asks.
  func run() -> ArtworkResult {
    var obstacles: [Obstacle] = []
    for step in steps {
      switch ask(step) {
      case .end(let result): return result
      case .next(let obstacle): obstacles.append(obstacle)
      }
    }
    return outcome(of: obstacles)
  }

  /// The addresses in the order they are asked. Where a source is known, its own address is asked with conditions, after
  /// those only that had nothing better then.
  private var steps: [Step] {
    let addresses = entry.wanted.ladder.addresses
    guard let known = validated else { return addresses.map { ($0, false) } }
    let better = addresses.prefix { $0 != known.address }
    guard better.count < addresses.count else {
      return [(known.address, true)] + addresses.map { ($0, false) }
    }
    let worse = addresses[(better.count + 1)...]
    return better.map { ($0, false) } + [(known.address, true)] + worse.map { ($0, false) }
  }

  /// What is known, when the server can be asked whether it is still so.
  private var validated: FetchedArtwork? {
    guard let known = entry.known, known.source != nil, entry.hasSource,
      known.entityTag != nil || known.lastModified != nil,
      WebURL(known.address)?.isTrustworthy == true
    else { return nil }
    return known
  }

  /// A refused picture says more than a missing one, and both more than a redirect to elsewhere.
  private func outcome(of obstacles: [Obstacle]) -> ArtworkResult {
    var last: ArtworkResult?
    for obstacle in obstacles {
      switch obstacle {
      case .refusal(let refusal, let address): return absent(record(address, .refused(refusal)))
      case .missing(let status, let address): last = absent(record(address, .missing(status: status)))
      case .odd(let failure, let address): last = last ?? .failed(failure, address: address)
      }
    }
    return last ?? .cancelled
  }

  private func absent(_ found: FetchedArtwork) -> ArtworkResult {
    guard let known = entry.known, known.source != nil, entry.hasSource else {
      return .absent(found: found, kept: found)
    }
    let kept = FetchedArtwork(
      key: key, address: known.address, outcome: known.outcome, entityTag: known.entityTag,
      lastModified: known.lastModified, checked: found.checked)
    return .absent(found: found, kept: kept)
  }

  private func record(
    _ address: String, _ outcome: FetchedArtwork.Outcome, _ answer: HTTPAnswer? = nil
  ) -> FetchedArtwork {
    FetchedArtwork(
      key: key, address: address, outcome: outcome, entityTag: answer?.entityTag?.text,
      lastModified: answer?.lastModified?.text, checked: clock.time)
  }

  // MARK: One address

  /// What a step comes to: the picture's turn is over, or the next address is asked.
  private enum Passage {
    case end(ArtworkResult)
    case next(Obstacle)
  }

  private func ask(_ step: Step) -> Passage {
    let known = step.isConditional ? entry.known : nil
    let request = HTTPRequest(
      step.address, content: .picture, entityTag: known?.entityTag.flatMap(HTTPValidator.init),
      lastModified: known?.lastModified.flatMap(HTTPValidator.init))
    switch answer(to: request) {
    case .failure(let end): return .end(end.result)
    case .success(.failure(let fault)):
      return .next(
        fault.isTooLarge
          ? .refusal(.tooManyBytes, address: step.address) : .odd(.transport(fault), address: step.address))
    case .success(.success(let answer)): return judge(answer, to: request, step)
    }
  }

  private func judge(_ answer: HTTPAnswer, to request: HTTPRequest, _ step: Step) -> Passage {
    switch answer.status {
    case 200, 204: return take(answer, step.address)
    case 304 where request.isConditional: return confirm(answer, step)
    case 400..<500: return .next(.missing(status: answer.status, address: step.address))
    default: return .next(.odd(.status(answer.status), address: step.address))
    }
  }

  /// The server says that nothing has changed; the source that it means must be as it came.
  private func confirm(_ answer: HTTPAnswer, _ step: Step) -> Passage {
    guard let known = entry.known, let digest = known.source else { return ask((step.address, false)) }
    let bytes = try? sources.read(digest.text, limit: ImageLimits.bytes)
    guard let bytes, SHA256Digest(of: bytes) == digest else { return ask((step.address, false)) }
    return .end(
      .unchanged(
        FetchedArtwork(
          key: key, address: known.address, outcome: known.outcome,
          entityTag: answer.entityTag?.text ?? known.entityTag,
          lastModified: answer.lastModified?.text ?? known.lastModified, checked: clock.time)))
  }

  private func take(_ answer: HTTPAnswer, _ address: String) -> Passage {
    if let refusal = answer.body.withUnsafeBytes({ ImageRefusal(sniffing: $0) }) {
      return .next(.refusal(refusal, address: address))
    }
    let digest = SHA256Digest(of: answer.body)
    do throws(CacheFault) {
      try sources.put(digest.text, answer.body)
    } catch {
      return .end(.cacheFault(error))
    }
    let record = record(address, .source(digest), answer)
    let isSame = entry.hasSource && entry.known?.source == digest
    return .end(isSame ? .unchanged(record) : .downloaded(record, bytes: answer.body.count))
  }

  // MARK: Several tries

  private struct End: Error {
    let result: ArtworkResult
  }

  /// The answer to a request, or what keeps this address from giving one; else how the picture's turn ends.
  private func answer(
    to request: HTTPRequest
  ) -> Result<Result<HTTPAnswer, TransportFault>, End> {
    let origin = WebURL(request.address)?.origin ?? request.address
    var random = SystemRandomNumberGenerator()
    var waited = Duration.zero
    var failures = 0
    while true {
      if let fault = hosts.fault(origin) { return .failure(End(result: .unreachable(origin: origin, fault))) }
      guard wait(until: hosts.earliest(origin)) else { return .failure(End(result: .cancelled)) }
      let result = transport.get(request, limits: transferLimits)
      guard let failure = failure(result, origin) else { return .success(result) }
      failures += 1
      let wait =
        failure.mayPass
        ? limits.retry.wait(after: failures, waited: waited, asked: retryAfter(result), using: &random) : nil
      guard let wait else { return .failure(End(result: end(failure, origin, request.address))) }
      waited += wait
      hosts.pause(origin, until: clock.now + wait)
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
      hosts.noteAnswer(origin)
      return [408, 425, 429].contains(answer.status) || answer.status >= 500 ? .status(answer.status) : nil
    case .failure(let fault):
      return fault.isElsewhere || fault.isTooLarge ? nil : .transport(fault)
    }
  }

  private func end(_ failure: ArtworkResult.Failure, _ origin: String, _ address: String) -> ArtworkResult {
    guard case .transport(let fault) = failure else { return .failed(failure, address: address) }
    if fault == .interrupted { return .cancelled }
    guard fault.isUnreachable else { return .failed(failure, address: address) }
    hosts.noteUnreachable(origin, fault)
    return hosts.fault(origin) == nil
      ? .failed(failure, address: address) : .unreachable(origin: origin, fault)
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
}

extension TransportFault {
  /// Whether an answer came that leads away, or is none.
  fileprivate var isElsewhere: Bool {
    switch self {
    case .redirected, .tooManyRedirects, .notHTTP: true
    default: false
    }
  }

  fileprivate var isTooLarge: Bool {
    if case .tooLarge = self { true } else { false }
  }
}
