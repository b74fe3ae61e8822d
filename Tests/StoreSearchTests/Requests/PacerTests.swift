import StoreSearch
import TestSupport
import Testing

@Suite("The pace of calls")
struct PacerTests {
  /// When calls begin and end that are made one after the other as soon as they may be.
  private func calls(_ count: Int, limit: Int, taking duration: () -> Duration) -> [(Duration, Duration)] {
    var pacer = Pacer(limit: limit)
    var now = Duration.zero
    return (0..<count).map { _ in
      let start = pacer.next(after: now)
      now = start + duration()
      pacer.count(endedAt: now)
      return (start, now)
    }
  }

  @Test(
    "is at most the limit in any minute, however long calls take", arguments: [1, 2, 3, 5, 20, 60], 0..<4)
  func limit(limit: Int, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let calls = calls(limit * 5 + 3, limit: limit) {
      .milliseconds(seed == 0 ? 0 : Int.random(in: 0...(seed == 1 ? 200 : 40_000), using: &random))
    }
    // The store may have seen a call at any time while it was under way.
    for (index, call) in calls.enumerated() where index >= limit {
      #expect(call.0 - calls[index - limit].1 >= .seconds(60))
    }
  }

  @Test("lets a few calls go at once and spreads the others")
  func spread() {
    let starts = calls(22, limit: 20) { .zero }.map(\.0)
    #expect(starts.prefix(5).allSatisfy { $0 == .zero })
    #expect(Array(starts[5..<20]) == (1...15).map { .seconds($0 * 3) })
    #expect(starts[20] == .seconds(60))
  }

  @Test("is free again after a minute without calls")
  func rest() {
    var pacer = Pacer(limit: 4)
    for second in 0..<4 { pacer.count(endedAt: .seconds(second)) }
    #expect(pacer.next(after: .seconds(10)) == .seconds(60))
    #expect(pacer.next(after: .seconds(64)) == .seconds(64))
  }

  @Test("tells beforehand when the last call will begin")
  func forecast() {
    let starts = calls(50, limit: 20) { .seconds(1) }.map(\.0)
    let pacer = Pacer(limit: 20)
    #expect(pacer.last(of: 50, after: .zero, each: .seconds(1)) == starts.last)
    #expect(pacer.last(of: 0, after: .zero, each: .seconds(1)) == nil)
  }

  @Test("is one call a minute at least", arguments: [0, -5])
  func least(limit: Int) {
    #expect(Pacer(limit: limit).limit == 1)
  }
}
