internal import Dispatch
internal import Synchronization

/// Spreads numbered pieces of work over threads.
///
/// Which thread does which piece is left to chance; results come back in the order of the numbers.
struct Workers: Sendable {
  /// How many threads work at once, at least one.
  let count: Int

  /// Runs `body` once for every number below `pieces`, each thread with a tool of its own made by `makeTool` and put
  /// away by `finish` on the same thread, and returns the results by number.
  func map<Tool, Result: Sendable>(
    _ pieces: Int, makeTool: @Sendable () -> Tool, finish: @Sendable (Tool) -> Void = { _ in },
    body: @Sendable (inout Tool, Int) -> Result
  ) -> [Result] {
    if pieces == 0 { return [] }
    let next = Atomic(0)
    let results = Mutex([Result?](repeating: nil, count: pieces))
    DispatchQueue.concurrentPerform(iterations: min(count, pieces)) { _ in
      var tool = makeTool()
      while true {
        let piece = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard piece < pieces else { return finish(tool) }
        let result = body(&tool, piece)
        results.withLock { $0[piece] = result }
      }
    }
    return results.withLock { $0.compactMap(\.self) }
  }

  /// Runs both and returns what they give.
  func both<First: Sendable, Second: Sendable>(
    _ first: @Sendable () -> First, _ second: @Sendable () -> Second
  ) -> (First, Second) {
    let results = map(2, makeTool: {}) { _, number -> (First?, Second?) in
      number == 0 ? (first(), nil) : (nil, second())
    }
    return (results[0].0 ?? first(), results[1].1 ?? second())
  }
}
