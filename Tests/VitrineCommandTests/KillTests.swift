import Foundation
import TestSupport
import Testing

@Suite("A build that is killed")
struct KillTests {
  /// Two states of the same site: pages that change, pages that come and go, pages that stay.
  private static let states: [[StoreJSON]] = [
    (1...200).map { .song($0, "Song \($0)") },
    (1...200).map { $0 % 3 == 0 ? .song($0, "Tune \($0)") : .song($0, "Song \($0)", ["trackPrice": 1.29]) },
  ]

  @Test("at any moment is made good by the next one, and never shows half a file", .timeLimit(.minutes(20)))
  func randomMoments() throws {
    let site = try SiteFixture([])
    let wholes = try Self.states.map { state in
      try site.record(state)
      return try site.cleanBuild()
    }
    var moments = Moments(seed: 2)
    var killed = 0
    for round in 1...50 {
      // Now and then into an empty folder, where the first build is under way.
      if round % 10 == 0 { try site.remove("public") }
      try site.record(Self.states[round % 2])
      let process = try CommandProcess(["build", "--site", site.path])
      moments.wait(untilWriting: round % 3 == 0 ? "\(site.output)/.vitrine/stage" : nil)
      process.kill()
      let wasKilled = process.wait().exitCode < 0
      moments.adapt(wasKilled: wasKilled)
      killed += wasKilled ? 1 : 0
      for (path, data) in try site.pages().files {
        #expect(wholes.contains { $0.files[path] == data }, "round \(round): \(path) is half a file")
      }
      // The next build is of the same state, or of the other one: both must come out right.
      let next = (round + round / 2) % 2
      try site.record(Self.states[next])
      let outcome = site.build()
      try #require(outcome.isDone, "round \(round): \(outcome.messages)")
      try #require(try site.pages() == wholes[next], "round \(round)")
    }
    #expect(killed >= 25, "only \(killed) of 50 builds were killed while they ran")
    let control = try FileManager.default.contentsOfDirectory(atPath: "\(site.output)/.vitrine")
    #expect(control.sorted() == ["lock", "manifest", "state"])
  }

  /// Chooses the moments. How long builds take depends on the machine and on what else it does, so the span that
  /// moments are taken from shrinks when a build was done before its moment, and grows when it was not.
  private struct Moments {
    private var numbers: SeededGenerator
    private var span = 0.2

    init(seed: UInt64) { numbers = SeededGenerator(seed: seed) }

    mutating func adapt(wasKilled: Bool) { span *= wasKilled ? 1.1 : 0.7 }

    /// Waits for a moment after the start, or after the given folder has appeared, which it does for the part of a
    /// build that writes.
    mutating func wait(untilWriting folder: String?) {
      var share = 1.0
      if let folder {
        let deadline = ContinuousClock.now + .seconds(2)
        while !FileManager.default.fileExists(atPath: folder), ContinuousClock.now < deadline {}
        share = 0.5
      }
      Thread.sleep(forTimeInterval: Double.random(in: 0..<1, using: &numbers) * span * share)
    }
  }
}
