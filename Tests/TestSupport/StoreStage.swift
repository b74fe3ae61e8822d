import Synchronization

/// Plays the store on 127.0.0.1: recorded answers, and failures as scripted.
package final class StoreStage: Sendable {
  private final class Script: Sendable {
    let answers: [String: [UInt8]]
    let failures: Mutex<[String: ArraySlice<LoopbackAnswer>]>
    let anyFailures: Mutex<ArraySlice<LoopbackAnswer?>>

    init(
      _ answers: [String: [UInt8]], _ failures: [String: [LoopbackAnswer]], _ anyFailures: [LoopbackAnswer?]
    ) {
      self.answers = answers
      self.failures = Mutex(failures.mapValues { $0[...] })
      self.anyFailures = Mutex(anyFailures[...])
    }

    func answer(_ request: LoopbackRequest) -> LoopbackAnswer {
      let scripted = anyFailures.withLock { $0.popFirst() ?? nil }
      if let failure = scripted ?? failures.withLock({ $0[request.target]?.popFirst() }) { return failure }
      guard let body = answers[request.target] else { return LoopbackAnswer(status: 404) }
      return LoopbackAnswer(fields: [("Content-Type", "text/javascript; charset=utf-8")], body: body)
    }
  }

  private let server: LoopbackServer

  /// Opens a store. `answers` has a body for each path with its query, such as `/search?term=jazz`; anything else is
  /// not found. `failures` come before the answer, one for each request of that target; `first` says how the first
  /// requests of any target are answered, nil for in the ordinary way.
  package init(
    answers: [String: [UInt8]], failures: [String: [LoopbackAnswer]] = [:], first: [LoopbackAnswer?] = []
  ) throws {
    let script = Script(answers, failures, first)
    server = try LoopbackServer { script.answer($0) }
  }

  /// The store's address, with a slash at its end.
  package var address: String { server.origin + "/" }

  /// What was asked so far, in order.
  package var requests: [LoopbackRequest] { server.requests }

  /// The most requests that came within any stretch of this length.
  package func mostRequests(within window: Duration = .seconds(60)) -> Int {
    let arrivals = requests.map(\.arrival).sorted()
    var (most, start) = (0, 0)
    for (index, arrival) in arrivals.enumerated() {
      while arrivals[start].duration(to: arrival) >= window { start += 1 }
      most = max(most, index - start + 1)
    }
    return most
  }

  /// Closes the store; what waits is given up.
  package func stop() {
    server.stop()
  }
}
