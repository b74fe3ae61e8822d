import CatalogModel
import Records
import Snapshots
import StoreFetching
import StoreSearch
import TestSupport
import Testing

@Suite struct DepartureTests {
  /// What a search is answered; lookups are answered with the ids that the store still has.
  static func answer(
    _ ids: ClosedRange<Int>, stillSold: Set<Int> = []
  ) -> @Sendable (String, Int) -> StagedStore.Answer {
    { address, _ in
      guard let list = address.split(separator: "lookup?id=").dropFirst().first else {
        return .body(SongList.body(ids))
      }
      let asked = list.split(separator: "&")[0].split(separator: "%2C").compactMap { Int($0) }
      return .body(SongList.body(asked.filter { ids.contains($0) || stillSold.contains($0) }))
    }
  }

  static func lines(_ stage: FetchStage) throws -> [String] {
    try stage.lock().records.first?.departed?.items.map {
      "\($0.fate.rawValue) \($0.key.id) \($0.lastRecorded.date.isoText)"
    } ?? []
  }

  @Test(
    "items that a search by words has no longer are looked up: the store has them no longer, or they only left"
  )
  func fates() throws {
    let stage = try FetchStage(["a"], answer: Self.answer(1...10))
    try stage.fetch()
    stage.clock.advance(.seconds(86_400))
    stage.answer(Self.answer(4...10, stillSold: [2]))
    try stage.fetch()
    #expect(stage.store.calls.count == 2)
    #expect(try Self.lines(stage) == ["gone 1 2026-11-30", "left 2 2026-11-30", "gone 3 2026-11-30"])
    let body = try #require(stage.text("snapshots/a.departed.json"))
    let items = try SnapshotDecoder(country: "US").decode(Array(body.utf8), searchName: "").answer.items
    #expect(items.map(\.key.id) == [1, 2, 3])
    #expect(items.allSatisfy { $0.price.plainText == "1.29 USD" && $0.storeURL != nil })
    let content = try #require(try stage.lock().records.first?.departed?.content)
    #expect(content == SnapshotRecord.Content(of: Array(body.utf8)))
  }

  @Test("items of a list of ids that the store does not give are gone")
  func lookedUp() throws {
    let stage = try FetchStage([], answer: Self.answer(1...5))
    stage.configure("  - { id: a, lookup: [1, 2, 3, 4, 5] }\n")
    try stage.fetch()
    stage.answer(Self.answer(2...5))
    try stage.fetch(isForced: true)
    #expect(stage.store.calls.count == 1)
    #expect(try Self.lines(stage) == ["gone 1 2026-11-30"])
  }

  @Test("an item that comes back is no longer departed")
  func back() throws {
    let stage = try FetchStage(["a"], answer: Self.answer(1...10))
    try stage.fetch()
    stage.answer(Self.answer(3...10))
    try stage.fetch(isForced: true)
    stage.answer(Self.answer(2...10))
    try stage.fetch(isForced: true)
    #expect(try Self.lines(stage) == ["gone 1 2026-11-30"])
    stage.answer(Self.answer(1...10))
    try stage.fetch(isForced: true)
    #expect(try Self.lines(stage) == [])
    #expect(stage.text("snapshots/a.departed.json") == nil)
  }

  @Test("those kept before stay, with the time they were last recorded")
  func kept() throws {
    let stage = try FetchStage(["a"], answer: Self.answer(1...10))
    try stage.fetch()
    stage.clock.advance(.seconds(86_400))
    stage.answer(Self.answer(2...10))
    try stage.fetch()
    stage.clock.advance(.seconds(86_400))
    stage.answer(Self.answer(3...10))
    try stage.fetch()
    #expect(try Self.lines(stage) == ["gone 1 2026-11-30", "gone 2 2026-12-01"])
  }

  @Test("a site that drops vanished items keeps none and looks none up")
  func dropped() throws {
    let stage = try FetchStage(["a"], extra: "vanished: drop", answer: Self.answer(1...10))
    try stage.fetch()
    stage.answer(Self.answer(3...10))
    try stage.fetch(isForced: true)
    #expect(stage.store.calls.count == 1)
    #expect(try Self.lines(stage) == [])
    #expect(stage.text("snapshots/a.departed.json") == nil)
  }

  @Test("when they cannot be looked up nothing is said to be gone", arguments: [403, 404, 500])
  func unknownFate(status: Int) throws {
    let stage = try FetchStage(["a", "b"], answer: Self.answer(1...10))
    try stage.fetch()
    stage.answer { address, _ in
      address.contains("lookup") ? .status(status) : .body(SongList.body(2...10))
    }
    let report = try stage.fetch(isForced: true)
    #expect(report.word("a") == "recorded")
    #expect(report.word("b") == (status == 403 ? "not asked" : "recorded"))
    #expect(try Self.lines(stage) == ["missed 1 2026-11-30"])
    #expect(!report.warnings.isEmpty)

    stage.answer(Self.answer(2...10))
    stage.clock.advance(.seconds(3_600))
    #expect(try stage.fetch(isForced: true).word("a") == "unchanged")
    #expect(try Self.lines(stage) == ["gone 1 2026-11-30"])
    let lookups = stage.store.calls.count { $0.address.contains("lookup") }
    #expect(lookups > 0)
    try stage.fetch(isForced: true)
    #expect(stage.store.calls.count { $0.address.contains("lookup") } == lookups)
  }

  @Test("what had only left is looked up again together with what is lost later")
  func leftThenGone() throws {
    let stage = try FetchStage(["a"], answer: Self.answer(1...10))
    try stage.fetch()
    stage.answer(Self.answer(2...10, stillSold: [1]))
    try stage.fetch(isForced: true)
    #expect(try Self.lines(stage) == ["left 1 2026-11-30"])
    stage.answer(Self.answer(3...10, stillSold: [2]))
    try stage.fetch(isForced: true)
    #expect(try Self.lines(stage) == ["gone 1 2026-11-30", "left 2 2026-11-30"])
    #expect(stage.store.calls.count == 2)
  }

  @Test("a search that is no longer configured is forgotten, with what it had lost")
  func forgotten() throws {
    let stage = try FetchStage(["a", "b"], answer: Self.answer(1...10))
    try stage.fetch()
    stage.answer(Self.answer(2...10))
    try stage.fetch(isForced: true)
    stage.configure("  - { id: b, term: about b, category: music }\n")
    try stage.fetch(only: ["b"])
    #expect(try stage.lock().records.map(\.search.text) == ["a", "b"])
    try stage.fetch()
    #expect(try stage.lock().records.map(\.search.text) == ["b"])
    #expect(stage.text("snapshots/a.departed.json") == nil)
    #expect(stage.text("snapshots/a.json") != nil)
  }

  @Test("no more than the last five hundred are kept")
  func bounds() throws {
    let stage = try FetchStage(["a"], answer: Self.answer(1...200))
    try stage.fetch()
    for start in stride(from: 101, through: 801, by: 100) {
      stage.answer(Self.answer(start...start + 199))
      try stage.fetch(isForced: true)
    }
    let lines = try Self.lines(stage)
    #expect(lines.count == 500)
    #expect(lines.last == "gone 800 2026-11-30")
  }

  @Test("episodes of podcasts, which the store does not know by their ids, are not said to be gone")
  func episodes() throws {
    @Sendable func episode(_ id: Int) -> String {
      "{\"kind\":\"podcast-episode\",\"trackId\":\(id),\"trackName\":\"Episode \(id)\"}"
    }
    let stage = try FetchStage(["a"]) { _, _ in .body(SongList.body((1...3).map(episode))) }
    try stage.fetch()
    stage.answer { _, _ in .body(SongList.body((2...3).map(episode))) }
    try stage.fetch(isForced: true)
    #expect(stage.store.calls.count == 1)
    #expect(try Self.lines(stage) == ["left 1 2026-11-30"])
  }
}
