import StoreSearch
import Testing

@Suite("Trying a failed call again")
struct RetryPolicyTests {
  @Test("happens twice, about two and eight seconds later", arguments: [0.5, 0.9, 1, 1.5])
  func standard(scatter: Double) {
    let waits = (1...4).map { RetryPolicy().wait(after: $0, scatter: scatter) }
    #expect(waits == [.seconds(2) * scatter, .seconds(8) * scatter, nil, nil])
  }

  @Test("is scattered by half, whatever it is told")
  func scatter() {
    let waits = [-.infinity, -1, 0, 0.5, 1, 1.5, 2, .infinity].map {
      RetryPolicy().wait(after: 1, scatter: $0)
    }
    #expect(waits == [1, 1, 1, 1, 2, 3, 3, 3].map { .seconds($0) })
    #expect(RetryPolicy.scatters == 0.5...1.5)
  }

  @Test("waits as long as the server asks, but no longer than there is patience")
  func asked() {
    let policy = RetryPolicy(patience: .seconds(40))
    #expect(policy.wait(after: 1, asked: 29, scatter: 1) == .seconds(29))
    #expect(policy.wait(after: 1, asked: 40, scatter: 1) == .seconds(40))
    #expect(policy.wait(after: 1, asked: 41, scatter: 1) == nil)
    #expect(policy.wait(after: 1, asked: .max, scatter: 1) == nil)
    #expect(policy.wait(after: 2, waited: .seconds(20), asked: 29, scatter: 1) == nil)
    #expect(policy.wait(after: 1, asked: 0, scatter: 1).map { $0 >= .seconds(1) } == true)
    #expect(policy.wait(after: 1, asked: -5, scatter: 1).map { $0 >= .seconds(1) } == true)
  }

  @Test("never takes longer than its patience in all", arguments: [1, 3, 10, 1_000], [0, 5, 60, 3_600])
  func patience(tries: Int, seconds: Int) {
    let policy = RetryPolicy(tries: tries, patience: .seconds(seconds))
    var (waited, failures) = (Duration.zero, 1)
    while let wait = policy.wait(after: failures, waited: waited, scatter: 1) {
      waited += wait
      failures += 1
    }
    #expect(waited <= .seconds(seconds) && failures <= tries)
  }

  @Test("is worked out at once, however many tries there were", arguments: [0, 2])
  func manyFailures(first: Int) {
    let policy = RetryPolicy(tries: .max, firstWait: .seconds(first), patience: .seconds(60))
    let wait = policy.wait(after: .max - 1, scatter: 1)
    #expect(first == 0 ? wait == .zero : wait.map { $0 <= .seconds(60) } ?? true)
  }

  @Test("does not happen for senseless numbers")
  func senseless() {
    let policy = RetryPolicy(tries: -1, firstWait: .seconds(-1), patience: .seconds(-1))
    #expect(policy.tries == 1 && policy.firstWait == .zero && policy.patience == .zero)
    #expect(policy.wait(after: 1, scatter: 1) == nil)
    #expect(RetryPolicy().wait(after: 0, scatter: 1) == nil)
    #expect(RetryPolicy().wait(after: .min, scatter: 1) == nil)
    #expect(RetryPolicy(tries: .max).wait(after: 1, waited: .seconds(-9), scatter: 1) != nil)
  }
}
