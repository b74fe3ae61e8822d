import Foundation
import TestSupport
import Testing

@Suite("vitrine fetch, on a clock on the wall")
struct FetchPaceTests {
  @Test(
    "fifty searches are asked with no more than 20 calls in any minute",
    .enabled(if: SharedFolder.isAvailable, "needs ../shared"), .timeLimit(.minutes(20)))
  func fifty() async throws {
    let ids = (1...50).map { "search-\($0)" }
    let fixture = try FetchFixture(ids)
    let recordings = try SharedFolder.recordings().filter { $0.lastPathComponent.hasPrefix("us-") }
    for (number, id) in ids.enumerated() {
      fixture.put(try SharedFolder.bytes(of: recordings[number % recordings.count]), for: id)
    }
    let start = ContinuousClock.now
    // The recorded answers name pictures of the real store.
    let outcome = try await fixture.start(["--no-artwork"]).end()
    #expect(outcome.exitCode == 0, "\(outcome.messages)")
    #expect(outcome.messages.contains("50 searches: 50 recorded, 50 calls"))
    let arrivals = fixture.server.requests.map(\.arrival).sorted()
    #expect(arrivals.count == 50)
    for (index, arrival) in arrivals.enumerated() {
      #expect(arrivals[index...].count { $0 < arrival + .seconds(60) } <= 20)
    }
    #expect(arrivals[4] - arrivals[0] < .seconds(20))
    #expect(ContinuousClock.now - start < .seconds(600))
  }
}
