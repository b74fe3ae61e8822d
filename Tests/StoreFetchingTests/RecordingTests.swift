import CatalogModel
import Diagnostics
import Foundation
import Records
import Snapshots
import StoreFetching
import StoreSearch
import StoreTransport
import TestSupport
import Testing

@Suite struct RecordingTests {
  @Test("the body is kept as received, and the lock says what it answers")
  func recorded() throws {
    let body = SongList.body([SongList.song(7), SongList.song(8, "東京 \\u2028 \\\"x\\\"")])
    let stage = try FetchStage(["night-jazz"]) { _, _ in .body(body) }
    #expect(try stage.fetch().words == ["recorded"])
    #expect(stage.text("snapshots/night-jazz.json") == body)
    let record = try #require(try stage.lock().records.first)
    #expect(record.requests == ["search?term=about+night-jazz&country=US&entity=musicTrack&limit=200"])
    #expect(record.fetched.text == "2026-11-30T12:24:18Z")
    #expect(record.count == 2)
    #expect(record.status == 200)
    #expect(record.content.digest == SHA256Digest(of: Array(body.utf8)))
    #expect(
      try stage.folder.files(below: "site").filter { !$0.contains(".previous") }
        == [".keep", "snapshots/night-jazz.json", "snapshots/snapshots.lock"])
  }

  @Test("the same answer changes nothing on the disk, and is fresh for the next run")
  func same() throws {
    let stage = try FetchStage(["a", "b"]) { _, _ in .body(SongList.body(1...3)) }
    try stage.fetch()
    let before = try stage.inodes()
    stage.clock.advance(.seconds(50_000))
    #expect(try stage.fetch().words == ["unchanged", "unchanged"])
    #expect(try stage.inodes() == before)
    stage.answer { _, _ in .status(500) }
    #expect(try stage.fetch().words == ["fresh", "fresh"])
    #expect(stage.store.calls.isEmpty)
  }

  @Test("when it was checked is noted in the lock only on request")
  func checks() throws {
    let stage = try FetchStage(["a"]) { _, _ in .body(SongList.body(1...3)) }
    try stage.fetch()
    stage.clock.advance(.seconds(50_000))
    try stage.fetch(recordsChecks: true)
    let record = try #require(try stage.lock().records.first)
    #expect(record.fetched.text == "2026-11-30T12:24:18Z")
    #expect(try #require(record.checked).unixSeconds - record.fetched.unixSeconds >= 50_000)
  }

  static let ages: [(seconds: Int64, freshness: Int64, word: String)] = [
    (43_190, 43_200, "fresh"), (43_300, 43_200, "unchanged"), (10, 0, "unchanged"), (600, 300, "unchanged"),
    (200, 300, "fresh"),
  ]

  @Test("answers are fresh for as long as is wanted", arguments: ages.indices)
  func freshness(index: Int) throws {
    let (seconds, freshness, word) = Self.ages[index]
    let stage = try FetchStage(["a"]) { _, _ in .body(SongList.body(1...3)) }
    try stage.fetch()
    stage.clock.advance(.seconds(seconds))
    #expect(try stage.fetch(freshness: freshness).words == [word])
    #expect(try stage.fetch(isForced: true).words == ["unchanged"])
  }

  @Test("only the searches named are asked for")
  func only() throws {
    let stage = try FetchStage(["a", "b", "c"]) { _, _ in .body(SongList.body(1...3)) }
    #expect(try stage.fetch(only: ["b"]).outcomes.map(\.search.text) == ["b"])
    #expect(try stage.lock().records.map(\.search.text) == ["b"])
  }

  @Test("another question is asked at once, and its answer is no news")
  func otherRequest() throws {
    let stage = try FetchStage(["a"]) { _, _ in .body(SongList.body(1...3)) }
    try stage.fetch()
    stage.configure("  - { id: a, term: other words }\n")
    stage.answer { _, _ in .body(SongList.body(3...9)) }
    #expect(try stage.fetch().words == ["recorded"])
    #expect(try stage.history().events.isEmpty)
    #expect(try stage.lock().records.first?.departed == nil)
  }

  @Test("an edited snapshot is asked for again")
  func edited() throws {
    let stage = try FetchStage(["a"]) { _, _ in .body(SongList.body(1...3)) }
    try stage.fetch()
    try stage.folder.write(SongList.body(1...4), to: "site/snapshots/a.json")
    #expect(try stage.fetch().words == ["recorded"])
    #expect(stage.text("snapshots/a.json") == SongList.body(1...3))
  }

  @Test("an answer recorded by hand is put into the lock")
  func byHand() throws {
    let stage = try FetchStage(["a"]) { _, _ in .body(SongList.body(1...3)) }
    try stage.folder.write(SongList.body(1...3), to: "site/snapshots/a.json")
    #expect(try stage.fetch().words == ["recorded"])
    #expect(try stage.lock().records.first?.count == 3)
  }

  static let collapses: [(old: Int, new: String, word: String)] = [
    (10, SongList.body(1...5), "recorded"), (10, SongList.body(1...4), "held"),
    (10, SongList.body([] as [String]), "held"), (1, SongList.body([] as [String]), "held"),
    (0, SongList.body([] as [String]), "unchanged"), (0, SongList.body(1...3), "recorded"),
  ]

  @Test(
    "an answer that has lost most of its items is held back until it is accepted",
    arguments: collapses.indices)
  func collapse(index: Int) throws {
    let (old, new, word) = Self.collapses[index]
    let before = SongList.body((0..<old).map { SongList.song($0 + 1) })
    let stage = try FetchStage(["a"]) { _, _ in .body(before) }
    try stage.fetch()
    stage.answer { _, _ in .body(new) }
    let report = try stage.fetch(isForced: true)
    #expect(report.words == [word])
    guard case .held(_, let previous, let lost) = report.outcomes[0].outcome else { return }
    #expect(previous == old && lost.count > old / 2)
    #expect(stage.text("snapshots/a.json") == before)
    #expect(try stage.fetch(accepted: ["a"], isForced: true).words == ["recorded"])
    #expect(stage.text("snapshots/a.json") == new)
  }

  @Test("no results the first time are recorded as such")
  func nothingFound() throws {
    let stage = try FetchStage(["a"]) { _, _ in .body(SongList.body([] as [String])) }
    #expect(try stage.fetch().words == ["recorded"])
    #expect(try stage.lock().records.first?.count == 0)
  }

  @Test("new items and lower prices are told, and told once")
  func history() throws {
    let stage = try FetchStage(["a"]) { _, _ in
      .body(SongList.body([SongList.song(1), SongList.song(2, price: "0.99"), SongList.song(3, price: nil)]))
    }
    try stage.fetch()
    #expect(try stage.history().events.isEmpty)
    stage.answer { _, _ in
      .body(
        SongList.body([
          SongList.song(4), SongList.song(2, price: "1.29"), SongList.song(1, price: "0.69"),
          SongList.song(3, price: "0.10"),
        ]))
    }
    stage.clock.advance(.seconds(86_400))
    try stage.fetch()
    #expect(try stage.history().events.map(\.key.id) == [1, 4])
    let before = stage.text(ChangeHistory.path)
    try stage.fetch(isForced: true)
    #expect(stage.text(ChangeHistory.path) == before)
  }

  @Test("what the last fetch replaced is kept aside, out of git's sight")
  func previous() throws {
    let stage = try FetchStage(["a", "b"]) { _, _ in .body(SongList.body(1...3)) }
    try stage.fetch()
    let lock = stage.text(SnapshotLock.path)
    stage.answer { address, _ in .body(SongList.body(address.contains("about+a") ? 1...4 : 1...3)) }
    try stage.fetch(isForced: true)
    #expect(stage.text("snapshots/.previous/a.json") == SongList.body(1...3))
    #expect(stage.text("snapshots/.previous/b.json") == nil)
    #expect(stage.text("snapshots/.previous/snapshots.lock") == lock)
    #expect(stage.text("snapshots/.previous/.gitignore") == "*\n")
    stage.answer { _, _ in .body(SongList.body(1...5)) }
    try stage.fetch(only: ["b"], isForced: true)
    #expect(stage.text("snapshots/.previous/a.json") == nil)
    #expect(stage.text("snapshots/.previous/b.json") == SongList.body(1...3))
  }

  @Test("a link in the place of what was replaced is not followed, and files of others stay")
  func previousLink() throws {
    let stage = try FetchStage(["a"]) { _, _ in .body(SongList.body(1...3)) }
    try stage.folder.write("precious", to: "elsewhere/thesis.txt")
    try FileManager.default.createDirectory(
      atPath: "\(stage.root)/snapshots", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: "\(stage.root)/snapshots/.previous", withDestinationPath: "../../elsewhere")
    #expect(try stage.fetch().words == ["recorded"])
    #expect(try stage.folder.files(below: "elsewhere") == ["thesis.txt"])
    try stage.folder.write("mine", to: "site/snapshots/.previous/notes.txt")
    stage.answer { _, _ in .body(SongList.body(1...4)) }
    try stage.fetch(isForced: true)
    #expect(stage.text("snapshots/.previous/notes.txt") == "mine")
    #expect(stage.text("snapshots/.previous/a.json") == SongList.body(1...3))
  }

  @Test("two runs in one site are one too many")
  func twoRuns() throws {
    let stage = try FetchStage(["a"]) { _, _ in .body(SongList.body(1...3)) }
    let first = try stage.fetcher()
    let failure = #expect(throws: DiagnosticFailure.self) { try stage.fetch() }
    #expect(failure?.diagnostics.first?.message == "another vitrine fetch is at work in this site")
    _ = try stage.fetcher(isDry: true).forecast()
    #expect(first.run(deadline: nil, observe: { _ in }).words == ["recorded"])
  }

  @Test("an accepted search is asked for, however fresh its answer is")
  func acceptedIsDue() throws {
    let stage = try FetchStage(["a", "b"]) { _, _ in .body(SongList.body(1...10)) }
    try stage.fetch()
    stage.answer { _, _ in .body(SongList.body(1...2)) }
    #expect(try stage.fetch(only: ["b"], accepted: ["a"]).words == ["recorded", "fresh"])
  }

  static let damages: [(name: String, text: String?)] = [
    ("deleted", nil), ("edited", SongList.body(1...9)), ("a page", "<html>"),
    ("a merge", "<<<<<<< HEAD\n\(SongList.body(1...3))"),
  ]

  @Test(
    "where the snapshot is not what was recorded nothing is news, and the lock guards",
    arguments: damages.indices)
  func damagedSnapshot(index: Int) throws {
    let stage = try FetchStage(["a"]) { _, _ in .body(SongList.body(1...10)) }
    try stage.fetch()
    let path = "\(stage.root)/snapshots/a.json"
    if let text = Self.damages[index].text {
      try stage.folder.write(text, to: "site/snapshots/a.json")
    } else {
      try FileManager.default.removeItem(atPath: path)
    }
    stage.answer { _, _ in .body(SongList.body([] as [String])) }
    #expect(try stage.fetch().words == ["held"])
    stage.answer { _, _ in .body(SongList.body(1...10)) }
    #expect(try stage.fetch().words == ["recorded"])
    #expect(try stage.history().events.isEmpty)
    #expect(try stage.lock().records.first?.departed == nil)
  }

  @Test("the answer to another question may be short, but not empty")
  func shortOtherAnswer() throws {
    let stage = try FetchStage(["a"]) { _, _ in .body(SongList.body(1...10)) }
    try stage.fetch()
    stage.configure("  - { id: a, lookup: [1] }\n")
    stage.answer { _, _ in .body(SongList.body([] as [String])) }
    #expect(try stage.fetch().words == ["held"])
    stage.answer { _, _ in .body(SongList.body([1])) }
    #expect(try stage.fetch().words == ["recorded"])
  }

  @Test("a plan leaves no trace, not even outside of the site")
  func planLeavesNothing() throws {
    let stage = try FetchStage(["a"]) { _, _ in .body(SongList.body(1...3)) }
    _ = try stage.fetcher(isDry: true).forecast()
    #expect(try stage.folder.files() == ["site/.keep"])
  }

  @Test("several calls of one search become one answer")
  func lookup() throws {
    let stage = try FetchStage([]) { address, _ in
      let ids = address.split(separator: "id=")[1].split(separator: "&")[0].split(separator: "%2C")
      return .body(SongList.body(ids.compactMap { Int($0) }))
    }
    let ids = (1...250).map(String.init).joined(separator: ", ")
    stage.configure("  - { id: a, lookup: [\(ids)] }\n")
    #expect(try stage.fetch().words == ["recorded"])
    #expect(stage.store.calls.count == 3)
    let record = try #require(try stage.lock().records.first)
    #expect(record.count == 250)
    #expect(record.requests.count == 3)
    stage.answer { _, number in
      number == 2 ? .status(400, "{\"errorMessage\":\"no\"}") : .body(SongList.body([1]))
    }
    let before = try stage.inodes()
    #expect(try stage.fetch(isForced: true).words == ["faulty"])
    #expect(try stage.inodes() == before)
  }

  @Test("files that cannot be written stop the run, and the old ones stay")
  func unwritable() throws {
    let stage = try FetchStage(["a", "b"]) { _, _ in .body(SongList.body(1...3)) }
    try stage.folder.write("", to: "site/snapshots/.a.json.fetched/in-the-way")
    let report = try stage.fetch()
    #expect(report.stop == .files)
    #expect(report.words == ["faulty", "not asked"])
    #expect(stage.text("snapshots/snapshots.lock") == nil)
  }

  @Test("a broken lock is an error with its place, and nothing is asked")
  func brokenLock() throws {
    let stage = try FetchStage(["a"]) { _, _ in .body(SongList.body(1...3)) }
    try stage.folder.write("version: 1\nsnapshots: 3\n", to: "site/\(SnapshotLock.path)")
    let failure = #expect(throws: DiagnosticFailure.self) { try stage.fetch() }
    #expect(failure?.diagnostics.first?.location?.position?.line == 2)
    #expect(stage.store.calls.isEmpty)
  }

  @Test("the recordings are taken as answers", .enabled(if: SharedFolder.isAvailable, "needs ../shared"))
  func recordings() throws {
    for url in try SharedFolder.recordings() {
      let body = try SharedFolder.bytes(of: url)
      guard (try? SnapshotDecoder(country: "US").decode(body, searchName: "")) != nil else { continue }
      let stage = try FetchStage(["a"]) { _, _ in .success(HTTPAnswer(status: 200, body: body)) }
      #expect(try stage.fetch().words == ["recorded"], "\(url.lastPathComponent)")
      #expect(Array(try stage.folder.read("site/snapshots/a.json")) == body)
      #expect(try stage.fetch(isForced: true).words == ["unchanged"])
    }
  }
}
