import Foundation
import Synchronization
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// These tests keep their threads, so that no other test comes between a moment and what is done at it.
@Suite("vitrine fetch, the artwork, cut short")
struct ArtworkInterruptionTests {
  private static func wait(until condition: () -> Bool) {
    let deadline = ContinuousClock.now + .seconds(30)
    while !condition(), ContinuousClock.now < deadline { usleep(5_000) }
  }

  @Test(
    "a polite request ends it at once, and the next run goes on", .timeLimit(.minutes(20)),
    arguments: [SIGINT, SIGTERM, SIGHUP])
  func signal(number: Int32) throws {
    let fixture = try ArtworkFixture(songs: 100)
    let count = Mutex(0)
    fixture.answer { _ in
      let number = count.withLock { count in
        count += 1
        return count
      }
      let head = LoopbackAnswer.head(fields: [("Content-Length", "99")])
      return number <= 20 ? nil : LoopbackAnswer([.send(head), .hold])
    }
    let process = try fixture.start()
    Self.wait { fixture.asked.count >= 26 }
    let start = ContinuousClock.now
    kill(process.identifier, number)
    let outcome = process.wait()
    #expect(ContinuousClock.now - start < .seconds(5))
    #expect(outcome.exitCode == 130)
    #expect(
      outcome.messages.contains("error: artwork: interrupted; 80 pictures are left"), "\(outcome.messages)")
    #expect(try fixture.sources().count == 20)
    #expect(try fixture.records() == 20)
    #expect(try fixture.parts() == [])
    fixture.answer(nil)
    #expect(try fixture.start().wait().messages.contains("artwork: 80 new, 20 fresh"))
    #expect(try fixture.sources().count == 100)
  }

  @Test(
    "2,000 pictures, killed at any moment: files are whole, and no more than what was on its way is asked for twice",
    .timeLimit(.minutes(20)))
  func killed() throws {
    let ids = (1...10).map { "search-\($0)" }
    let fixture = try ArtworkFixture(ids, songs: 200)
    var random = SeededGenerator(seed: 7)
    var kills = 0
    var span = 0.3
    for round in 1...60 where kills < 20 {
      let asked = fixture.asked.count
      let process = try fixture.start()
      // From the start of the program, or from the moment that it asks for pictures.
      if !round.isMultiple(of: 3) { Self.wait { fixture.asked.count > asked } }
      Thread.sleep(forTimeInterval: Double.random(in: 0..<span, using: &random))
      process.kill()
      let wasKilled = process.wait().exitCode < 0
      kills += wasKilled ? 1 : 0
      let sources = try fixture.sources().count
      let records = try fixture.records()
      #expect(
        records <= sources && sources <= records + 6 * (kills + 1), "round \(round): \(records) of \(sources)"
      )
      if !wasKilled || sources > 1_800 {
        // Everything is there: begin anew.
        try fixture.fixture.site.remove(".vitrine")
        span *= 0.7
      }
    }
    #expect(kills >= 15, "\(kills)")
    let fresh = try fixture.records()
    let asked = fixture.asked.count
    let outcome = try fixture.start().wait()
    #expect(outcome.exitCode == 0)
    #expect(fixture.asked.count - asked == 2_000 - fresh)
    #expect(try fixture.sources().count == 2_000)
    #expect(try fixture.records() == 2_000)
    #expect(try fixture.parts() == [])
    let again = try fixture.start().wait()
    #expect(again.messages.hasSuffix("artwork: 2000 fresh\n"))
  }
}
