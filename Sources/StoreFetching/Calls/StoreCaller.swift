internal import CatalogModel
internal import StoreSearch
internal import StoreTransport

/// Makes calls of the store: at the right pace, and again where that may help.
final class StoreCaller {
  /// What came of a call, all tries together.
  enum Outcome: Sendable {
    /// A list of results, as received.
    case answer([UInt8])
    /// The store does not take what was asked, with its own words.
    case badRequest(status: Int, message: String?)
    /// There is something else at this address.
    case wrongAddress(status: Int)
    /// Nothing usable came in several tries; the next search may have more luck.
    case failed(Failure)
    /// No more calls are to be made.
    case stopped(Stop)
  }

  /// What the last try ended with.
  enum Failure: Hashable, Sendable {
    case glitch(AnswerJudgement.Glitch)
    case transport(TransportFault)
  }

  /// Why no more calls are to be made.
  enum Stop: Hashable, Sendable {
    /// The store refused this call, or one before, and is not to be asked until then. A nil status: an earlier run's.
    case refused(status: Int?, until: Duration)
    /// It cannot be reached at all.
    case unreachable(TransportFault)
    /// The user wants to stop.
    case interrupted
    /// The time that the run was given is over.
    case deadline
  }

  /// Receives what is going on, for people who want to know.
  typealias Observer = (Event) -> Void

  /// Something going on.
  enum Event: Hashable, Sendable {
    /// The next call is made then.
    case waiting(until: Duration)
    /// A call is made.
    case calling(address: String)
    /// A try failed, and there will be another one.
    case willRetry(Failure)
  }

  private let endpoint: StoreEndpoint
  private let transport: any Transport
  private let gate: CallGate
  private let clock: any FetchClock
  private let deadline: Duration
  private let policy: RetryPolicy
  private let ignoresRefusal: Bool
  private let observe: Observer
  /// How long the store is left alone when it refused and does not say for how long. Asking again too soon makes it
  /// refuse for longer.
  static let usualPause = Duration.seconds(600)

  /// Makes a caller. `ignoresRefusal` lets it call although an earlier run was refused.
  init(
    endpoint: StoreEndpoint, transport: any Transport, gate: CallGate, clock: any FetchClock,
    deadline: Duration, policy: RetryPolicy = RetryPolicy(), ignoresRefusal: Bool,
    observe: @escaping Observer
  ) {
    self.endpoint = endpoint
    self.transport = transport
    self.gate = gate
    self.clock = clock
    self.deadline = deadline
    self.policy = policy
    self.ignoresRefusal = ignoresRefusal
    self.observe = observe
  }

  /// Makes a call.
  func call(_ request: StoreRequest, of searchName: String, decoder: SnapshotDecoder) -> Outcome {
    var earliest = Duration.zero
    var failures = 0
    var waited = Duration.zero
    while true {
      switch make(request, of: searchName, notBefore: earliest, decoder: decoder) {
      case .done(let outcome): return end(outcome)
      case .again(let failure, let pause, let last):
        failures += 1
        guard let wait = wait(after: failures, waited: waited, pause: pause, last) else { return end(last) }
        observe(.willRetry(failure))
        waited += wait
        earliest = clock.now + wait
        // Other runs are not to ask meanwhile.
        if case .stopped(.refused(_, let end)) = last {
          gate.close(until: end)
          earliest = max(earliest, end)
        }
      }
    }
  }

  /// How long to wait before the next try; nil for no other try. A store that has refused twice is not asked again.
  private func wait(after failures: Int, waited: Duration, pause: Int?, _ last: Outcome) -> Duration? {
    if failures > 1, case .stopped(.refused) = last { return nil }
    return policy.wait(
      after: failures, waited: waited, asked: pause, scatter: .random(in: RetryPolicy.scatters))
  }

  private func end(_ outcome: Outcome) -> Outcome {
    if case .stopped(.refused(_, let end)) = outcome { gate.close(until: end) }
    return outcome
  }

  private enum Try {
    case done(Outcome)
    /// It may be tried again, after so many seconds at least; `last` counts if it is not.
    case again(Failure, pause: Int?, last: Outcome)
  }

  private func make(
    _ request: StoreRequest, of searchName: String, notBefore earliest: Duration, decoder: SnapshotDecoder
  ) -> Try {
    let address = request.address(at: endpoint)
    let result = gate.pass(
      notBefore: earliest, ignoringRefusal: ignoresRefusal,
      willWait: { observe(.waiting(until: $0)) },
      {
        observe(.calling(address: address))
        let result = transport.get(address, limits: limits)
        return (result, Self.requestCount(result))
      })
    switch result {
    case .failure(let fault): return .done(.stopped(Stop(fault.closure)))
    case .success(.failure(let fault)): return judge(fault)
    case .success(.success(let answer)): return judge(answer, of: searchName, decoder)
    }
  }

  /// How many requests reached the store, redirects among them.
  private static func requestCount(_ result: Result<HTTPAnswer, TransportFault>) -> Int {
    switch result {
    case .success(let answer): answer.requestCount
    case .failure(.tooManyRedirects(let limit)): limit + 1
    case .failure: 1
    }
  }

  /// What is usual, but not beyond the deadline.
  private var limits: TransferLimits {
    let usual = TransferLimits()
    return TransferLimits(
      bytes: AnswerLimits().bytes, total: max(.zero, min(usual.total, deadline - clock.now)))
  }

  private func judge(_ fault: TransportFault) -> Try {
    if fault == .interrupted { return .done(.stopped(.interrupted)) }
    let last: Outcome = fault.isUnreachable ? .stopped(.unreachable(fault)) : .failed(.transport(fault))
    return fault.isTransient ? .again(.transport(fault), pause: nil, last: last) : .done(last)
  }

  private func judge(_ answer: HTTPAnswer, of searchName: String, _ decoder: SnapshotDecoder) -> Try {
    let now = clock.time.unixSeconds
    switch AnswerJudgement(answer, of: searchName, decoder: decoder, now: now) {
    case .answer:
      gate.reopen()
      return .done(.answer(answer.body))
    case .badRequest(let status, let message):
      return .done(.badRequest(status: status, message: message))
    case .wrongAddress(let status):
      return .done(.wrongAddress(status: status))
    case .glitch(.status(let status), let retryAfter?) where .seconds(retryAfter) > policy.patience:
      // A server that wants to be left alone for so long has refused, whatever it calls it.
      return refused(status, after: retryAfter)
    case .glitch(let glitch, let retryAfter):
      return .again(.glitch(glitch), pause: retryAfter, last: .failed(.glitch(glitch)))
    case .refused(let status, let retryAfter):
      return refused(status, after: retryAfter)
    }
  }

  /// A store that says that it will be ready soon is waited for, once; otherwise the run is over.
  private func refused(_ status: Int, after seconds: Int?) -> Try {
    let pause = seconds.map { Duration.seconds($0) } ?? Self.usualPause
    // Full seconds, so that the time is the same when it has been noted and read again.
    let end = Duration.seconds(UTCTime(roundingUp: clock.now + pause).unixSeconds)
    let last = Outcome.stopped(.refused(status: status, until: end))
    return seconds == nil
      ? .done(last) : .again(.glitch(.status(status)), pause: seconds, last: last)
  }
}

extension StoreCaller.Stop {
  /// Why the gate is closed.
  fileprivate init(_ closure: CallGate.Closure) {
    switch closure {
    case .interrupted: self = .interrupted
    case .deadline: self = .deadline
    case .refused(let end): self = .refused(status: nil, until: end)
    }
  }
}

extension StoreCaller.Failure {
  /// What went wrong, as a clause.
  var words: String {
    switch self {
    case .transport(let fault): fault.message
    case .glitch(.status(let status)): "the store answered with status \(status)"
    case .glitch(.body(let problem)): problem.message
    }
  }
}
