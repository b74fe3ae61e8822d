import CatalogModel
import Diagnostics
import Records
import Snapshots
import StoreFetching
import TestSupport
import Testing

/// What a run that was killed can leave, made by hand.
@Suite struct RecoveryTests {
  static let old = SongList.body(1...4)
  static let new = SongList.body([SongList.song(1, price: "0.69")] + (2...5).map { SongList.song($0) })

  /// A site after a fetch, and the same after another one.
  private func sites() throws -> (before: FetchStage, after: FetchStage) {
    let stages = try (0..<2).map { _ in try FetchStage(["a"]) { _, _ in .body(Self.old) } }
    for stage in stages { try stage.fetch() }
    stages[1].answer { _, _ in .body(Self.new) }
    stages[1].clock.advance(.seconds(86_400))
    try stages[1].fetch()
    return (stages[0], stages[1])
  }

  private func copy(_ path: String, from: FetchStage, to: FetchStage, as name: String? = nil) throws {
    try to.folder.write(try from.folder.read("site/\(path)"), to: "site/\(name ?? path)")
  }

  @Test("killed before the lock was written, the new answer is thrown away and asked for again")
  func beforeLock() throws {
    let (before, after) = try sites()
    try copy("snapshots/a.json", from: after, to: before, as: "snapshots/.a.json.fetched")
    try before.folder.write("half", to: "site/snapshots/.snapshots.lock.fetched")
    try before.folder.write("half", to: "site/snapshots/.a.departed.json.fetched")
    before.clock.advance(.seconds(86_400))
    before.answer { _, _ in .body(Self.new) }
    #expect(try before.fetch().words == ["recorded"])
    #expect(before.text("snapshots/a.json") == Self.new)
    #expect(try before.folder.files(below: "site").filter { $0.hasSuffix(".fetched") } == [])
  }

  @Test("killed after the lock was written, the answer is put in place without asking again")
  func afterLock() throws {
    let (before, after) = try sites()
    try copy("snapshots/a.json", from: after, to: before, as: "snapshots/.a.json.fetched")
    try copy("snapshots/snapshots.lock", from: after, to: before)
    try copy("snapshots/.previous/snapshots.lock", from: after, to: before)
    before.clock.advance(.seconds(86_400))
    before.answer { _, _ in .status(500) }
    #expect(try before.fetch().words == ["fresh"])
    #expect(before.text("snapshots/a.json") == Self.new)
    #expect(before.text(ChangeHistory.path) == after.text(ChangeHistory.path))
    #expect(before.text(ChangeHistory.path)?.isEmpty == false)
  }

  @Test("killed after the history was written, nothing is told twice")
  func afterHistory() throws {
    let (before, after) = try sites()
    try copy("snapshots/a.json", from: after, to: before, as: "snapshots/.a.json.fetched")
    try copy("snapshots/snapshots.lock", from: after, to: before)
    try copy("snapshots/.previous/snapshots.lock", from: after, to: before)
    try copy(ChangeHistory.path, from: after, to: before)
    before.clock.advance(.seconds(86_400))
    #expect(try before.fetch().words == ["fresh"])
    #expect(before.text(ChangeHistory.path) == after.text(ChangeHistory.path))
  }

  @Test("what a plan finds is left as it is")
  func dryRun() throws {
    let (before, after) = try sites()
    try copy("snapshots/a.json", from: after, to: before, as: "snapshots/.a.json.fetched")
    try copy("snapshots/snapshots.lock", from: after, to: before)
    let files = try before.inodes()
    _ = try before.fetcher(isDry: true).forecast()
    #expect(try before.inodes() == files)
  }
}
