internal import Dispatch
internal import Foundation
internal import StoreTransport
internal import Synchronization

/// Threads that work through a list, each with its own connections. What comes of every piece is taken by one thread, in
/// the order that it comes.
final class DownloadCrew: Sendable {
  /// Does a piece of the list with a thread's connections; the condition says whether the run is to end.
  typealias Work = @Sendable (Int, any Transport, @escaping @Sendable () -> Bool) -> ArtworkResult

  private struct State {
    var next = 0
    var running: Int
    var isStopped = false
    var results: [(Int, ArtworkResult)] = []
    var transports: [any Transport] = []
  }

  private let count: Int
  private let state: Mutex<State>
  private let news = DispatchSemaphore(value: 0)

  /// Starts the threads, of which there are no more than pieces.
  init(
    workers: Int, pieces count: Int, makeTransport: @escaping @Sendable () -> any Transport,
    work: @escaping Work
  ) {
    self.count = count
    let workers = min(workers, count)
    state = Mutex(State(running: workers))
    for _ in 0..<workers {
      Thread.detachNewThread { [self] in run(makeTransport, work) }
    }
  }

  /// What came of the next piece that is done; nil when all threads have ended.
  func next() -> (index: Int, result: ArtworkResult)? {
    while true {
      let (result, isOver) = state.withLock { state in
        (state.results.isEmpty ? nil : state.results.removeFirst(), state.running == 0)
      }
      if let result { return result }
      if isOver { return nil }
      news.wait()
    }
  }

  /// Lets no thread begin another piece, and interrupts what is being transferred. For any thread.
  func stop() {
    let transports = state.withLock { state in
      state.isStopped = true
      return state.transports
    }
    for transport in transports { transport.cancel() }
  }

  private var isStopped: Bool { state.withLock { $0.isStopped } }

  private func run(_ makeTransport: () -> any Transport, _ work: Work) {
    let transport = makeTransport()
    state.withLock { $0.transports.append(transport) }
    while let piece = takePiece() {
      let result = work(piece, transport) { [self] in isStopped }
      state.withLock { $0.results.append((piece, result)) }
      news.signal()
    }
    state.withLock { $0.running -= 1 }
    news.signal()
  }

  private func takePiece() -> Int? {
    state.withLock { state in
      guard !state.isStopped, state.next < count else { return nil }
      defer { state.next += 1 }
      return state.next
    }
  }
}
