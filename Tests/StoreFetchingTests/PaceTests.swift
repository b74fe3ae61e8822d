import CatalogModel
import Snapshots
import StoreFetching
import StoreTransport
import TestSupport
import Testing

@Suite struct PaceTests {
  static let ids = (1...50).map { "search-\($0)" }

  @Test("fifty searches never make more than 20 calls in any minute, and the first ones at once")
  func fifty() throws {
    let stage = try FetchStage(Self.ids) { _, number in .body(SongList.body(number...number + 9)) }
    let report = try stage.fetch()
    #expect(report.words == Array(repeating: "recorded", count: 50))
    let starts = stage.store.calls.map(\.start)
    #expect(stage.store.mostInAMinute <= 20)
    #expect(starts[4] - starts[0] < .seconds(3))
    #expect(starts[49] - starts[0] < .seconds(160))
  }

  @Test(
    "whatever the limit and however long calls take, no minute has more",
    arguments: [1, 2, 5, 19, 20, 60], [0, 1, 3_500, 70_000])
  func limits(limit: Int, milliseconds: Int) throws {
    let stage = try FetchStage(
      Array(Self.ids.prefix(30)), extra: "", each: .milliseconds(milliseconds)
    ) { _, number in .body(SongList.body(number...number)) }
    stage.configure(
      Self.ids.prefix(30).map { "  - { id: \($0), term: about \($0) }\n" }.joined(), pace: limit)
    try stage.fetch(deadline: 86_400)
    #expect(stage.store.calls.count == 30)
    #expect(stage.store.mostInAMinute <= limit)
    // A call counts from its end, so that nothing on the way can bring two minutes' calls together.
    #expect(StagedStore.mostInAMinute(stage.store.calls.map(\.end)) <= limit)
  }

  @Test("runs that follow each other share the limit, whatever ends them")
  func severalRuns() throws {
    let stage = try FetchStage(Self.ids) { _, number in .body(SongList.body(number...number)) }
    var calls: [StagedStore.Call] = []
    for _ in 0..<8 {
      stage.clock.interrupt(after: .seconds(20))
      try stage.fetch()
      calls += stage.store.calls
      stage.answer { address, number in .body(SongList.body(number...number + address.utf8.count)) }
    }
    #expect(calls.count >= 40)
    #expect(StagedStore.mostInAMinute(calls.map(\.start)) <= 20)
  }

  @Test("two sites on one machine share the limit")
  func twoSites() throws {
    let clock = StagedClock()
    let first = try FetchStage(Array(Self.ids.prefix(18)), clock: clock) { _, _ in .body(SongList.body([1])) }
    try first.fetch()
    let second = try FetchStage(Array(Self.ids.prefix(18)), clock: clock) { _, _ in .body(SongList.body([1]))
    }
    second.shareState(with: first)
    try second.fetch()
    #expect(StagedStore.mostInAMinute((first.store.calls + second.store.calls).map(\.start)) <= 20)
  }

  @Test("tries count as calls")
  func retries() throws {
    let stage = try FetchStage(Array(Self.ids.prefix(30))) { _, number in
      number % 3 == 0 ? .body(SongList.body([number])) : .status(503)
    }
    try stage.fetch()
    #expect(stage.store.calls.count == 90)
    #expect(stage.store.mostInAMinute <= 20)
  }

  @Test("redirects count as calls")
  func redirects() throws {
    let stage = try FetchStage(Array(Self.ids.prefix(30))) { _, _ in
      .success(HTTPAnswer(status: 200, body: Array(SongList.body([1]).utf8), requestCount: 4))
    }
    try stage.fetch(deadline: 86_400)
    #expect(stage.store.calls.count == 30)
    #expect(stage.store.mostInAMinute <= 6)
  }

  @Test("without a place for notes a run knows only its own calls, and says so")
  func noNotes() throws {
    let stage = try FetchStage(Array(Self.ids.prefix(30))) { _, _ in .body(SongList.body([1])) }
    try stage.folder.write("in the way", to: "state")
    #expect(try !stage.fetcher().sharesPace)
    try stage.fetch()
    #expect(stage.store.mostInAMinute <= 20)
  }

  @Test("the forecast is about right", arguments: [1, 5, 6, 20, 21, 50])
  func forecast(count: Int) throws {
    let stage = try FetchStage(Array(Self.ids.prefix(count)), each: .milliseconds(900)) { _, _ in
      .body(SongList.body([1]))
    }
    let start = stage.clock.now
    let forecast = try stage.fetcher(isDry: true).forecast()
    #expect(forecast.plan.callCount == count)
    try stage.fetch()
    let took = (stage.clock.now - start).components.seconds
    #expect(abs(forecast.seconds - took) <= 5)
  }

  @Test("a clock set back does not make the store be asked too soon")
  func clockSetBack() throws {
    let stage = try FetchStage(Array(Self.ids.prefix(20))) { _, _ in .body(SongList.body([1])) }
    try stage.fetch()
    let later = try FetchStage(
      Array(Self.ids.prefix(5)), clock: StagedClock(at: stage.clock.now - .seconds(3_600))
    ) { _, _ in .body(SongList.body([1])) }
    later.shareState(with: stage)
    let start = later.clock.now
    try later.fetch()
    #expect(later.store.calls.allSatisfy { $0.start >= start + .seconds(60) })
  }

  @Test(
    "a damaged note of calls is no obstacle",
    arguments: ["", "call", "call x", "\u{0}\u{1}", "call 99999999999999.000\n"])
  func damagedNote(text: String) throws {
    let stage = try FetchStage(["a"]) { _, _ in .body(SongList.body([1])) }
    try stage.fetch()
    for path in try stage.folder.files(below: "state") { try stage.folder.write(text, to: "state/\(path)") }
    #expect(try stage.fetch(isForced: true).words == ["unchanged"])
  }

  @Test("searches with the same request are asked for once")
  func sameRequest() throws {
    let stage = try FetchStage([]) { _, _ in .body(SongList.body([1, 2])) }
    stage.configure("  - { id: a, term: blue }\n  - { id: b, term: blue, order: released }\n")
    #expect(try stage.fetcher(isDry: true).forecast().plan.callCount == 1)
    #expect(try stage.fetch().words == ["recorded", "recorded"])
    #expect(stage.store.calls.count == 1)
  }

  @Test("interrupted while waiting, a run ends at once and keeps what is complete")
  func interrupted() throws {
    let stage = try FetchStage(Self.ids) { _, _ in .body(SongList.body([1])) }
    stage.clock.interrupt(after: .seconds(10))
    let report = try stage.fetch()
    #expect(report.stop == .interrupted)
    let recorded = report.words.filter { $0 == "recorded" }.count
    #expect(recorded == stage.store.calls.count)
    #expect(report.words.filter { $0 == "not asked" }.count == 50 - recorded)
    #expect(try stage.lock().records.count == recorded)
    stage.answer { _, _ in .body(SongList.body([1])) }
    try stage.fetch()
    #expect(stage.store.calls.count == 50 - recorded)
  }

  @Test("a run ends when its time is over")
  func deadline() throws {
    let stage = try FetchStage(Self.ids) { _, _ in .body(SongList.body([1])) }
    let start = stage.clock.now
    let report = try stage.fetch(deadline: 30)
    #expect(report.stop == .deadline)
    #expect(stage.clock.now - start <= .seconds(30))
    #expect(report.words.contains("recorded"))
  }

  @Test("a silent store does not hold a run beyond its time")
  func silentStore() throws {
    let stage = try FetchStage(Self.ids) { _, _ in .failure(.timedOut) }
    let start = stage.clock.now
    let report = try stage.fetch(deadline: 100)
    #expect(stage.clock.now - start <= .seconds(101))
    #expect(report.stop == .deadline || report.stop == .failing)
  }
}
