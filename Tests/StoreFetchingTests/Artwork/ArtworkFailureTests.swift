import ArtworkCache
import Diagnostics
import Foundation
import Records
import StoreFetching
import StoreSearch
import StoreTransport
import Synchronization
import TestSupport
import Testing

@Suite("Fetching artwork when something fails")
struct ArtworkFailureTests {
  @Test(
    "a server in trouble is asked three times, then the picture is left for the next run",
    arguments: [408, 429, 500, 503])
  func trouble(status: Int) throws {
    let stage = try ArtworkStage(pictures: ["x", "y"])
    stage.script { $0.target.contains("/x/") ? LoopbackAnswer(status: status) : nil }
    let report = try stage.fetch()
    #expect((report.failed, report.downloaded, report.stop) == (1, 1, nil))
    #expect(report.words.contains("could not be fetched: the server answered with status \(status)"))
    #expect(stage.asked.filter { $0.contains("/x/") } == Array(repeating: "/x/600x600bb.jpg", count: 3))
    #expect(try stage.known("x") == nil)
    stage.script(nil)
    #expect(try stage.fetch().downloaded == 1)
  }

  @Test("a pause that the server asks for is kept by all, when it is short")
  func retryAfter() throws {
    let stage = try ArtworkStage(pictures: (0..<12).map { "p\($0)" })
    let refused = Mutex(false)
    stage.script { _ in
      let isFirst = refused.withLock { refused in
        defer { refused = true }
        return !refused
      }
      return isFirst ? LoopbackAnswer(status: 429, fields: [("Retry-After", "20")]) : nil
    }
    let start = stage.stage.clock.now
    #expect(try stage.fetch().downloaded == 12)
    #expect(stage.stage.clock.now - start >= .seconds(20))
  }

  @Test("a longer one is not waited for")
  func longPause() throws {
    let stage = try ArtworkStage(pictures: ["x", "y"])
    stage.script { request in
      request.target.contains("/x/") ? LoopbackAnswer(status: 503, fields: [("Retry-After", "600")]) : nil
    }
    #expect(try stage.fetch().failed == 1)
    #expect(stage.asked.filter { $0.contains("/x/") }.count == 1)
  }

  @Test("after ten failures one behind the other the rest is spared")
  func failing() throws {
    let stage = try ArtworkStage(pictures: (0..<100).map { "p\($0)" })
    stage.script { _ in LoopbackAnswer(status: 500) }
    let report = try stage.fetch()
    #expect(report.stop == .failing)
    #expect((10...16).contains(report.failed), "\(report.failed)")
    #expect(report.failed + report.notAsked == 100)
    #expect(report.diagnostics.last?.severity == .error)
    #expect(
      report.words.contains("error: artwork: one picture after the other failed; 100 pictures are left"))
    stage.script(nil)
    #expect(try stage.fetch().downloaded == 100)
  }

  @Test("a server that fails all the time does not keep the pictures of another away")
  func oneFailing() throws {
    let other = try LoopbackServer { _ in LoopbackAnswer(status: 503) }
    let stage = try ArtworkStage()
    try stage.record((1...60).map { stage.song($0, $0 <= 40 ? "\(other.origin)/p\($0)" : "p\($0)") })
    let report = try stage.fetch()
    #expect(report.downloaded == 20 && report.stop == nil)
    #expect((10...16).contains(report.failed) && report.failed + report.notAsked == 40)
    #expect(
      report.words.contains("of \(other.origin) could not be fetched: the server answered with status 503"))
  }

  @Test("a single picture that fails is no failure of the run, however often it is tried")
  func oneOfMany() throws {
    let stage = try ArtworkStage(pictures: ["x", "y", "z"])
    stage.script { $0.target.contains("/x/") ? LoopbackAnswer(status: 503) : nil }
    for _ in 0..<3 {
      let report = try stage.fetch()
      #expect(report.failed == 1 && report.stop == nil)
    }
  }

  @Test("addresses that lead to other servers do not count as failures of their own")
  func elsewhere() throws {
    let stage = try ArtworkStage(pictures: (10..<60).map { "p\($0)" })
    stage.script { request in
      guard let number = request.target.firstMatch(of: /p(\d+)/).flatMap({ Int($0.1) }), number < 40 else {
        return nil
      }
      return LoopbackAnswer(status: 302, fields: [("Location", "http://127.0.0.2:9/x.jpg")])
    }
    let report = try stage.fetch()
    #expect((report.downloaded, report.failed, report.stop) == (20, 30, nil))
  }

  @Test(
    "a picture that came once is not given up for a smaller one or for one that is cut off",
    arguments: [404, 403, 200])
  func keepsTheLarger(status: Int) throws {
    let stage = try ArtworkStage(pictures: ["x"])
    #expect(try stage.fetch().downloaded == 1)
    let known = try #require(try stage.known("x"))
    stage.script { request in
      guard request.target.contains("600x600") else { return nil }
      return status == 200
        ? LoopbackAnswer(body: Array(ArtworkStage.bytes("other").dropLast(2)))
        : LoopbackAnswer(status: status)
    }
    let report = try stage.fetch(isForced: true)
    #expect(report.downloaded == 0 && report.diagnostics.count == 1)
    #expect(report.words.contains("the one that was fetched before stays"))
    #expect(try stage.known("x")?.source == known.source && stage.sources().count == 1)
  }

  @Test("when every one of a few fails, that is said too")
  func allFailed() throws {
    let stage = try ArtworkStage(pictures: ["x"])
    stage.script { _ in LoopbackAnswer(status: 500) }
    #expect(try stage.fetch().stop == .failing)
  }

  @Test("a server that is not there is not asked for everything")
  func unreachable() throws {
    let stage = try ArtworkStage(pictures: (0..<100).map { "p\($0)" })
    stage.server.stop()
    Thread.sleep(forTimeInterval: 0.1)
    let report = try stage.fetch()
    #expect(report.stop == .unreachable)
    #expect(report.notAsked == 100)
    #expect(report.diagnostics.count == 1)
    #expect(
      report.words.contains(
        "error: artwork: the server cannot be reached: there is no connection to 127.0.0.1"))
    #expect(try stage.sources() == [])
  }

  @Test("one of two servers that is not there does not keep the pictures of the other away")
  func oneUnreachable() throws {
    let gone = try LoopbackServer(LoopbackAnswer())
    gone.stop()
    Thread.sleep(forTimeInterval: 0.1)
    let stage = try ArtworkStage()
    try stage.record((1...40).map { stage.song($0, $0 <= 20 ? "\(gone.origin)/p\($0)" : "p\($0)") })
    let report = try stage.fetch()
    #expect((report.downloaded, report.notAsked, report.stop) == (20, 20, nil))
    #expect(report.diagnostics.count == 1)
    #expect(report.words.contains("warning: 20 pictures of \(gone.origin) could not be fetched"))
  }

  @Test("without libcurl there is one error")
  func library() throws {
    let stage = try ArtworkStage(pictures: (0..<20).map { "p\($0)" })
    let report = try stage.fetch(library: "libnone.so.1")
    #expect(report.stop == .unusable)
    #expect(report.diagnostics.filter { $0.severity == .error }.count == 1)
    #expect(report.words.contains("libcurl cannot be loaded"))
  }

  @Test("the time that a run may take ends it", .timeLimit(.minutes(20)))
  func deadline() throws {
    let stage = try ArtworkStage(pictures: (0..<50).map { "p\($0)" })
    let clock = stage.stage.clock
    stage.script { request in
      clock.advance(.seconds(2))
      return nil
    }
    let report = try stage.fetch(seconds: 20)
    #expect(report.stop == .deadline)
    #expect((5...16).contains(report.downloaded))
    #expect(report.downloaded + report.notAsked == 50)
    #expect(try stage.fetch().downloaded == 50 - report.downloaded)
  }

  @Test("an interruption ends it at once, whatever is on its way", .timeLimit(.minutes(20)))
  func interruption() throws {
    let stage = try ArtworkStage(pictures: (0..<50).map { "p\($0)" })
    let interruption = Interruption()
    let asked = Mutex(0)
    stage.script { request in
      let number = asked.withLock {
        $0 += 1; return $0
      }
      if number <= 10 { return nil }
      if number == 16 { interruption.request() }
      return LoopbackAnswer([.send(LoopbackAnswer.head(fields: [("Content-Length", "9")])), .hold])
    }
    let time = try ContinuousClock().measure {
      let report = try stage.fetch(interruption: interruption)
      #expect(report.stop == .interrupted)
      #expect((report.downloaded, report.notAsked) == (10, 40))
      #expect(report.words.contains("error: artwork: interrupted; 40 pictures are left"))
    }
    #expect(time < .seconds(5))
    #expect(try stage.sources().count == 10)
    stage.script(nil)
    #expect(try stage.fetch().downloaded == 40)
  }

  @Test("an interruption before it starts leaves everything for the next run")
  func interruptedBefore() throws {
    let stage = try ArtworkStage(pictures: ["x", "y"])
    let interruption = Interruption()
    interruption.request()
    #expect(try stage.fetch(interruption: interruption).stop == .interrupted)
    #expect(stage.asked.isEmpty)
  }

  @Test("something in the cache's place is one error")
  func blocked() throws {
    let stage = try ArtworkStage(pictures: (0..<20).map { "p\($0)" })
    try stage.stage.folder.write("in the way", to: "site/.vitrine/artwork/sources")
    let report = try stage.fetch()
    #expect((report.stop, report.notAsked) == (.unusable, 20))
    #expect(report.diagnostics.count == 1)
    #expect(stage.asked.isEmpty)
  }

  @Test("a place in the cache that gets lost during a run ends it, and what came stays")
  func lostPlace() throws {
    let stage = try ArtworkStage(pictures: (0..<60).map { "p\($0)" })
    let path = "\(stage.folder.path)/sources/parts"
    let asked = Mutex(0)
    stage.script { _ in
      if asked.withLock({
        $0 += 1; return $0 == 20
      }) {
        try? FileManager.default.removeItem(atPath: path)
        _ = FileManager.default.createFile(atPath: path, contents: nil)
      }
      return nil
    }
    let report = try stage.fetch()
    #expect(report.stop == .unusable)
    #expect(report.downloaded >= 10 && report.downloaded < 30)
    #expect(report.diagnostics.count == 1)
    try FileManager.default.removeItem(atPath: path)
    #expect(try stage.sources().count == report.downloaded)
    #expect(try stage.fetch().downloaded == 60 - report.downloaded)
  }
}
