import Foundation
import Testing

@Suite("A build that is killed")
struct KillTests {
  /// Two states of the same site: pages that change, pages that come and go, pages that stay.
  private static let states: [[StoreJSON]] = [
    (1...200).map { .song($0, "Song \($0)") },
    (1...200).map { $0 % 3 == 0 ? .song($0, "Tune \($0)") : .song($0, "Song \($0)", ["trackPrice": 1.29]) },
  ]

  @Test("at any moment is made good by the next one, and never shows half a file", .timeLimit(.minutes(5)))
  func randomMoments() throws {
    let site = try SiteFixture([])
    let wholes = try Self.states.map { state in
      try site.record(state)
      return try site.cleanBuild()
    }
    try site.record(Self.states[0])
    let clock = ContinuousClock()
    let start = clock.now
    try #require(try site.buildInProcess().isDone)
    let duration = clock.now - start
    var numbers = SeededNumbers(seed: 2)
    var killed = 0
    for round in 1...50 {
      // Now and then into an empty folder, where the first build is under way.
      if round % 10 == 0 { try site.remove("public") }
      try site.record(Self.states[round % 2])
      let process = try CommandProcess(["build", "--site", site.path])
      Thread.sleep(forTimeInterval: Double.random(in: 0..<1.1, using: &numbers) * (duration / .seconds(1)))
      process.kill()
      if process.wait().exitCode < 0 { killed += 1 }
      let left = try site.pages()
      for (path, data) in left.files {
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
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(site.output)/.vitrine") == ["manifest"])
  }
}
