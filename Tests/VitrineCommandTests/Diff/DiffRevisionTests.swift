import Foundation
import TestSupport
import Testing
import VitrineCommand

@Suite("Git revisions that diff compares", .enabled(if: GitRepository.isAvailable, "needs git"))
struct DiffRevisionTests {
  private static let configuration = """
    title: Shelf
    url: https://example.org/
    searches:
      - { id: one, term: one }
      - { id: two, term: two, snapshot: "data/second one.json" }
    """

  /// A repository whose folder `site` is a site, committed twice.
  private static func repository() throws -> (site: SiteFixture, repository: GitRepository) {
    let site = try SiteFixture(configuration)
    let repository = try GitRepository(at: site.temporary.url.path)
    try site.record([.song(1, "One")])
    try repository.commit()
    try repository.run("tag", "first")
    try site.record([.song(1, "Uno")])
    try site.write(StoreJSON.answer([.song(2, "Two")]), to: "data/second one.json")
    try repository.commit()
    return (site, repository)
  }

  private static func diff(_ site: SiteFixture, _ words: String...) -> TerminalCapture {
    TerminalCapture(["diff", "--site", site.path, "--"] + words)
  }

  @Test("One revision is compared with the working snapshots, in a site below the repository's folder")
  func working() throws {
    let (site, _) = try Self.repository()
    #expect(Self.diff(site, "HEAD").messages == "no changes\n")
    let run = Self.diff(site, "first")
    #expect(run.exitCode == .found)
    #expect(
      run.data == "one\n  ~ Uno – Somebody (song 1), was \"One\"\n\ntwo\n  + newly recorded, 1 item\n")
    try site.remove("data/second one.json")
    #expect(Self.diff(site, "HEAD").data == "two\n  - no longer recorded, it had 1 item\n")
  }

  @Test("Two revisions, in either direction, by any name git has for them")
  func twoRevisions() throws {
    let (site, _) = try Self.repository()
    try site.record([.song(1, "not looked at")])
    #expect(Self.diff(site, "HEAD~1", "main").data == Self.diff(site, "first", "HEAD").data)
    #expect(
      Self.diff(site, "HEAD", "first").data
        == "one\n  ~ One – Somebody (song 1), was \"Uno\"\n\ntwo\n  - no longer recorded, it had 1 item\n")
  }

  @Test("A revision has its own lock")
  func lock() throws {
    let (site, repository) = try Self.repository()
    try site.write(LockSample.text(["one": "JP"]), to: "snapshots/snapshots.lock")
    try repository.commit()
    try site.remove("snapshots/snapshots.lock")
    let run = Self.diff(site, "HEAD")
    #expect(run.messages == "1 search changed: 1 new, 1 gone\n")
  }

  @Test("What stands for more than a revision is refused")
  func noSingleRevision() throws {
    let (site, _) = try Self.repository()
    let run = Self.diff(site, "^HEAD")
    #expect(run.exitCode == .failed)
    #expect(run.data.isEmpty && run.messages.contains("\"^HEAD\" is no single revision"))
  }

  @Test("A file that the repository has lost is not one that was never there")
  func lostObject() throws {
    let (site, repository) = try Self.repository()
    let object = try repository.run("rev-parse", "HEAD:site/snapshots/one.json")
    let id = object.trimmingCharacters(in: .whitespacesAndNewlines)
    try FileManager.default.removeItem(
      at: site.temporary.url.appendingPathComponent(".git/objects/\(id.prefix(2))/\(id.dropFirst(2))"))
    let run = Self.diff(site, "HEAD")
    #expect(run.exitCode == .failed)
    #expect(run.data.isEmpty && run.messages.contains("git fsck"))
  }

  @Test("A folder wins over a revision of its name")
  func folderWins() throws {
    let (site, repository) = try Self.repository()
    let folder = site.temporary.url.appendingPathComponent("elsewhere").path
    try repository.run("branch", "elsewhere")
    try site.temporary.write(StoreJSON.answer([.song(1, "From the folder")]), to: "elsewhere/one.json")
    #expect(Self.diff(site, folder).data.contains("was \"From the folder\""))
  }

  @Test(
    "What is no revision is refused, and never taken for an option of git",
    arguments: [
      "HEDA", "", "--help", "--git-dir=/tmp", "-x", "HEAD:site", "HEAD\nHEAD", "HEAD..first", "no/folder",
    ])
  func unknown(word: String) throws {
    let (site, _) = try Self.repository()
    let run = Self.diff(site, word)
    #expect(run.exitCode == .failed)
    #expect(run.data.isEmpty)
    #expect(run.messages.contains("is neither a folder nor a revision that git knows"))
    #expect(
      run.messages.hasSuffix("hint: name a folder of snapshots, or a revision such as HEAD~1 or a tag\n"))
  }

  @Test("Outside of a repository git's own words are shown")
  func noRepository() throws {
    let site = try SiteFixture(Self.configuration)
    let run = Self.diff(site, "HEAD")
    #expect(run.exitCode == .failed)
    #expect(run.messages.contains("a revision that git knows: not a git repository"))
  }

  @Test("A broken snapshot of a revision is named as git names it")
  func brokenSnapshot() throws {
    let (site, repository) = try Self.repository()
    try site.write("{\"results\": [", to: "snapshots/one.json")
    try site.remove("data/second one.json")
    try site.write("", to: "data/second one.json/file")
    try repository.commit()
    let run = Self.diff(site, "HEAD", "first")
    #expect(run.exitCode == .failed)
    #expect(
      run.messages.contains("HEAD:snapshots/one.json: error: search \"one\": the store's answer is cut off"))
    #expect(run.messages.contains("error: \"HEAD:data/second one.json\" is not a file\n"))
  }

  @Test("A file of a revision that is too large is passed over without being kept")
  func tooLarge() throws {
    let (site, repository) = try Self.repository()
    try site.write(Data(repeating: 0x20, count: (32 << 20) + 1), to: "snapshots/one.json")
    try repository.commit()
    let run = Self.diff(site, "HEAD", "first")
    #expect(run.messages == "error: \"HEAD:snapshots/one.json\" is larger than 32 MB\n")
  }

  @Test("Hundreds of searches are read by one process")
  func many() throws {
    let ids = (1...300).map { "search-\($0)" }
    let searches = ids.map { "  - { id: \($0), term: x }\n" }.joined()
    let site = try SiteFixture("title: Shelf\nurl: https://example.org/\nsearches:\n" + searches)
    for id in ids { try site.record(StoreJSON.songs(3, named: id), for: id) }
    let repository = try GitRepository(at: site.path)
    try repository.commit()
    #expect(Self.diff(site, "HEAD").messages == "no changes\n")
    try site.record([], for: "search-7")
    #expect(Self.diff(site, "HEAD").messages == "1 search changed: 3 gone\n")
  }

  @Test("Without git there is a hint")
  func noGit() throws {
    let (site, _) = try Self.repository()
    let outcome = try CommandProcess.run(
      [CommandProcess.vitrine, "diff", "--site", site.path, "HEAD"], program: "/usr/bin/env",
      environment: [:])
    #expect(outcome.isDone)
    let alone = try CommandProcess.run(
      ["PATH=/nonexistent", CommandProcess.vitrine, "diff", "--site", site.path, "HEAD"],
      program: "/usr/bin/env")
    #expect(alone.isFailed)
    #expect(
      alone.messages == "error: git could not be started\nhint: install git, or name a folder of snapshots\n")
  }
}
