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
@Suite("vitrine fetch, cut short")
struct FetchInterruptionTests {
  static let ids = (1...60).map { "search-\($0)" }

  static func songs(of id: String) -> [StoreJSON] {
    let number = Int(id.split(separator: "-").last ?? "") ?? 0
    return (0..<20).map { .song(number * 100 + $0, "Song \($0)") }
  }

  @Test(
    "a polite request ends it at once, and what is complete stays", .timeLimit(.minutes(20)),
    arguments: [SIGINT, SIGTERM, SIGHUP])
  func signal(number: Int32) throws {
    let fixture = try FetchFixture(Self.ids)
    for id in Self.ids { fixture.put(Self.songs(of: id), for: id) }
    let process = try fixture.start()
    let deadline = ContinuousClock.now + .seconds(30)
    while fixture.asked.count < 5, ContinuousClock.now < deadline {
      usleep(10_000)
    }
    // Now it waits for the sixth call's turn.
    usleep(300_000)
    let start = ContinuousClock.now
    kill(process.identifier, number)
    let outcome = process.wait()
    #expect(ContinuousClock.now - start < .seconds(5))
    #expect(outcome.exitCode == 130)
    let recorded = try fixture.files().count - 1
    #expect(recorded >= 5 && recorded <= fixture.asked.count)
    #expect(outcome.messages.contains("error: interrupted; \(60 - recorded) searches were not asked"))
  }

  @Test("while an answer is on its way, too", .timeLimit(.minutes(20)))
  func duringTransfer() throws {
    let fixture = try FetchFixture(["one"])
    fixture.script { _ in LoopbackAnswer([.send(LoopbackAnswer.head(fields: [])), .hold]) }
    let process = try fixture.start()
    let deadline = ContinuousClock.now + .seconds(30)
    while fixture.server.requests.isEmpty, ContinuousClock.now < deadline {
      usleep(10_000)
    }
    let start = ContinuousClock.now
    kill(process.identifier, SIGINT)
    #expect(process.wait().exitCode == 130)
    #expect(ContinuousClock.now - start < .seconds(5))
    #expect(try fixture.files() == [])
  }

  @Test(
    "killed thirty times at any moment, every snapshot is whole, and what is fresh is not asked for again",
    .timeLimit(.minutes(20)))
  func killed() throws {
    let ids = (1...200).map { "search-\($0)" }
    let fixture = try FetchFixture(ids, store: "pace: 10000")
    var bodies: [String: [UInt8]] = [:]
    for id in ids {
      bodies[id] = Array(StoreJSON.answer(Self.songs(of: id)).utf8)
      fixture.put(bodies[id] ?? [], for: id)
    }
    fixture.delay(.milliseconds(2))
    var random = SeededGenerator(seed: 4)
    var span = 0.3
    var kills = 0
    for round in 1...200 where kills < 30 {
      let asked = fixture.asked.count
      let fresh = Self.recorded(fixture)
      let process = try fixture.start()
      // From the start of the program, or from the moment that it asks.
      if round.isMultiple(of: 2) {
        let deadline = ContinuousClock.now + .seconds(5)
        while fixture.asked.count == asked, ContinuousClock.now < deadline {}
      }
      Thread.sleep(forTimeInterval: Double.random(in: 0..<span, using: &random))
      process.kill()
      let wasKilled = process.wait().exitCode < 0
      kills += wasKilled ? 1 : 0
      for file in try fixture.files() where file.hasSuffix(".json") {
        let id = String(file.dropLast(5))
        #expect(fixture.bytes("snapshots/\(file)") == bodies[id], "round \(round): \(file)")
      }
      let askedAgain = fresh.intersection(fixture.asked.dropFirst(asked))
      #expect(askedAgain.isEmpty, "round \(round): \(askedAgain.sorted())")
      span = fixture.asked.count - asked > 12 ? span * 0.8 : span * 1.1
      if !wasKilled || Self.recorded(fixture).count > 190 {
        // Everything is there: begin anew.
        try fixture.site.remove("snapshots")
      }
    }
    #expect(kills == 30)
    let fresh = Self.recorded(fixture)
    let asked = fixture.asked.count
    #expect(try fixture.start().wait().exitCode == 0)
    #expect(fresh.isDisjoint(with: fixture.asked.dropFirst(asked)))
    #expect(try fixture.files() == (ids.map { "\($0).json" } + ["snapshots.lock"]).sorted())
    for id in ids { #expect(fixture.bytes("snapshots/\(id).json") == bodies[id]) }
  }

  /// The searches whose answers the lock has.
  private static func recorded(_ fixture: FetchFixture) -> Set<String> {
    let text = String(decoding: fixture.bytes("snapshots/snapshots.lock") ?? [], as: UTF8.self)
    return Set(
      text.split(separator: "\n").filter { $0.hasPrefix("  - search: ") }.map { String($0.dropFirst(12)) })
  }
}
