import StoreFetching
import StoreTransport
import Synchronization

/// Plays the store and the network: answers calls from a table and notes when they came.
final class StagedStore: Transport {
  /// A call that came.
  struct Call: Hashable {
    let address: String
    let start: Duration
    let end: Duration
  }

  typealias Answer = Result<HTTPAnswer, TransportFault>

  private let clock: StagedClock
  private let duration: Duration
  private let answer: @Sendable (_ address: String, _ number: Int) -> Answer
  private let state = Mutex<[Call]>([])

  /// Answers each call, numbered from 1, as `answer` says, after `duration`.
  init(
    clock: StagedClock, each duration: Duration = .milliseconds(300),
    _ answer: @escaping @Sendable (_ address: String, _ number: Int) -> Answer
  ) {
    self.clock = clock
    self.duration = duration
    self.answer = answer
  }

  var calls: [Call] { state.withLock { $0 } }

  func get(_ request: HTTPRequest, limits: TransferLimits) -> Answer {
    let address = request.address
    let start = clock.now
    let number = state.withLock { $0.count + 1 }
    let result = answer(address, number)
    let isSilent = result.failure == .timedOut
    clock.advance(isSilent ? min(limits.total, .seconds(60)) : duration)
    state.withLock { $0.append(Call(address: address, start: start, end: clock.now)) }
    return result
  }

  func cancel() {}

  /// The most calls that began in any minute.
  var mostInAMinute: Int { Self.mostInAMinute(calls.map(\.start)) }

  static func mostInAMinute(_ starts: [Duration]) -> Int {
    starts.map { start in starts.count { $0 >= start && $0 < start + .seconds(60) } }.max() ?? 0
  }
}

extension Result {
  fileprivate var failure: Failure? {
    if case .failure(let failure) = self { return failure }
    return nil
  }
}

extension StagedStore.Answer {
  /// An answer with status 200.
  static func body(_ text: String) -> Self {
    .success(HTTPAnswer(status: 200, body: Array(text.utf8)))
  }

  /// Another answer.
  static func status(_ status: Int, _ text: String = "", retryAfter: String? = nil) -> Self {
    .success(HTTPAnswer(status: status, retryAfter: retryAfter, body: Array(text.utf8)))
  }
}
