import Foundation
import Synchronization
import Testing

@testable import VitrineCommand

@Suite("Work is spread over threads")
struct WorkersTests {
  private final class Tool {
    let thread = Thread.current
    var pieces = 0
  }

  @Test(
    "Every piece is done once and the results are in order",
    arguments: [(1, 0), (1, 1), (1, 100), (2, 1), (2, 1_000), (4, 3), (16, 1_000), (256, 10)])
  func results(count: Int, pieces: Int) {
    let done = Mutex([Int](repeating: 0, count: pieces))
    let results = Workers(count: count).map(pieces, makeTool: { 0 }) { tool, piece in
      tool += 1
      done.withLock { $0[piece] += 1 }
      return piece * piece
    }
    #expect(results == (0..<pieces).map { $0 * $0 })
    #expect(done.withLock { $0 }.allSatisfy { $0 == 1 })
  }

  @Test("Two things are done once each, whatever they give", arguments: [1, 2, 8])
  func both(count: Int) {
    let calls = Mutex<[String]>([])
    @Sendable func done(_ name: String) { calls.withLock { $0.append(name) } }
    let (first, second) = Workers(count: count).both(
      { () -> Int? in
        done("first")
        return nil
      },
      { () -> String in
        done("second")
        return "second"
      })
    #expect(first == nil && second == "second")
    #expect(calls.withLock { $0.sorted() } == ["first", "second"])
  }

  @Test(
    "A tool is made, used and put away on one thread, and there is no more than one for each",
    arguments: [1, 2, 8])
  func tools(count: Int) {
    let finished = Mutex<[Int]>([])
    let strayed = Atomic(0)
    _ = Workers(count: count).map(
      200, makeTool: { Tool() },
      finish: { tool in
        if tool.thread != Thread.current { strayed.add(1, ordering: .relaxed) }
        finished.withLock { $0.append(tool.pieces) }
      },
      body: { tool, _ in
        if tool.thread != Thread.current { strayed.add(1, ordering: .relaxed) }
        tool.pieces += 1
      })
    let pieces = finished.withLock { $0 }
    #expect(strayed.load(ordering: .relaxed) == 0)
    #expect((1...count).contains(pieces.count))
    #expect(pieces.reduce(0, +) == 200)
  }
}
