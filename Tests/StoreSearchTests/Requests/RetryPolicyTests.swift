import StoreSearch
import TestSupport
import Testing

@Suite("Trying a failed call again")
struct RetryPolicyTests {
  @Test("happens twice, about two and eight seconds later", arguments: 0..<50 as Range<UInt64>)
  func standard(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let policy = RetryPolicy()
    let waits = (1...4).map { policy.wait(after: $0, using: &random) }
    #expect(waits[0].map { $0 >= .seconds(1) && $0 <= .seconds(3) } == true)
    #expect(waits[1].map { $0 >= .seconds(4) && $0 <= .seconds(12) } == true)
    #expect(waits[2] == nil && waits[3] == nil)
  }

  @Test("is scattered, and the same for the same random numbers")
  func scatter() {
    let waits = (0..<20 as Range<UInt64>).map { seed in
      var random = SeededGenerator(seed: seed)
      return RetryPolicy().wait(after: 1, using: &random)
    }
    var random = SeededGenerator(seed: 3)
    #expect(Set(waits).count > 10)
    #expect(RetryPolicy().wait(after: 1, using: &random) == waits[3])
  }

  @Test("waits as long as the server asks, but no longer than there is patience")
  func asked() {
    var random = SeededGenerator(seed: 1)
    let policy = RetryPolicy(patience: .seconds(40))
    #expect(policy.wait(after: 1, asked: 29, using: &random) == .seconds(29))
    #expect(policy.wait(after: 1, asked: 40, using: &random) == .seconds(40))
    #expect(policy.wait(after: 1, asked: 41, using: &random) == nil)
    #expect(policy.wait(after: 1, asked: .max, using: &random) == nil)
    #expect(policy.wait(after: 2, waited: .seconds(20), asked: 29, using: &random) == nil)
    #expect(policy.wait(after: 1, asked: 0, using: &random).map { $0 >= .seconds(1) } == true)
    #expect(policy.wait(after: 1, asked: -5, using: &random).map { $0 >= .seconds(1) } == true)
  }

  @Test("never takes longer than its patience in all", arguments: [1, 3, 10, 1_000], [0, 5, 60, 3_600])
  func patience(tries: Int, seconds: Int) {
    var random = SeededGenerator(seed: 7)
    let policy = RetryPolicy(tries: tries, patience: .seconds(seconds))
    var (waited, failures) = (Duration.zero, 1)
    while let wait = policy.wait(after: failures, waited: waited, using: &random) {
      waited += wait
      failures += 1
    }
    #expect(waited <= .seconds(seconds) && failures <= tries)
  }

  @Test("does not happen for senseless numbers")
  func senseless() {
    var random = SeededGenerator(seed: 1)
    let policy = RetryPolicy(tries: -1, firstWait: .seconds(-1), patience: .seconds(-1))
    #expect(policy.tries == 1 && policy.firstWait == .zero && policy.patience == .zero)
    #expect(policy.wait(after: 1, using: &random) == nil)
    #expect(RetryPolicy().wait(after: 0, using: &random) == nil)
    #expect(RetryPolicy().wait(after: .min, using: &random) == nil)
    #expect(RetryPolicy(tries: .max).wait(after: 1, waited: .seconds(-9), using: &random) != nil)
  }
}
