import Foundation
import TestSupport
import Testing

/// A site is held against its lock by every build; `--frozen` makes errors of what it finds, and finds more.
@Suite("What a build says of recorded answers that are not as the lock says:")
struct LockFindingsTests {
  /// Something that happens to a site of two recorded searches, and the whole of what is said then.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Messages of a build, with SITE for the site's folder; empty for none.
    let usual: String
    /// The same of a frozen one.
    let frozen: String
    let change: @Sendable (SiteFixture) throws -> Void

    init(
      _ description: String, usual: String = "", frozen: String,
      _ change: @escaping @Sendable (SiteFixture) throws -> Void
    ) {
      testDescription = description
      self.usual = usual
      self.frozen = frozen
      self.change = change
    }

    /// One that an ordinary build finds too, as a warning.
    init(_ description: String, both: String, _ change: @escaping @Sendable (SiteFixture) throws -> Void) {
      self.init(
        description, usual: both, frozen: both.replacingOccurrences(of: ": warning: ", with: ": error: "),
        change)
    }
  }

  private static let configuration = """
    title: Shelf
    url: https://example.org/
    searches:
      - { id: jazz, term: jazz }
      - { id: books, term: books }

    """

  private static let departed = [
    (line: "gone song 9 2026-10-01T00:00:00Z", result: StoreJSON.song(9, "Nine"))
  ]

  private static func site() throws -> SiteFixture {
    let site = try SiteFixture(configuration)
    try site.record([.song(1, "One")], for: "jazz")
    try site.record([.song(2, "Two")], for: "books")
    try site.lock(RecordedSearch("jazz", departed: departed), RecordedSearch("books"))
    return site
  }

  private static let fetchJazz = "vitrine fetch --only jazz --site SITE"

  static let cases: [Case] = [
    Case("nothing when all is as recorded", usual: "", frozen: "") { _ in },
    Case(
      "that there is no lock, when only recorded answers may be built",
      frozen: """
        SITE/snapshots/snapshots.lock: error: there is no file "snapshots/snapshots.lock" that says what the recorded \
        answers are
        hint: record the answers, and commit the lock with them: vitrine fetch --site SITE

        """
    ) { try $0.remove("snapshots/snapshots.lock") },
    Case(
      "which search is not in it",
      both: """
        SITE/site.yml:4:11: warning: the lock does not say where the recorded answer of search "jazz" is from
            - { id: jazz, term: jazz }
                    ^
        hint: record the answer again: \(fetchJazz)

        """
    ) { site in
      try site.lock(RecordedSearch("books"))
      try site.remove("snapshots/jazz.departed.json")
    },
    Case(
      "which answer was recorded in another file",
      both: """
        SITE/site.yml:4:11: warning: the answer of search "jazz" was recorded in another file, "snapshots/old.json"
            - { id: jazz, term: jazz }
                    ^
        hint: name that file with snapshot: in site.yml, or record the answer again: \(fetchJazz)

        """
    ) { site in
      try site.remove("snapshots/jazz.departed.json")
      try site.record([.song(1, "Once")], for: "old")
      try site.lock(RecordedSearch("jazz", file: "snapshots/old.json"), RecordedSearch("books"))
    },
    Case(
      "which answer is from another store",
      both: """
        SITE/site.yml:4:11: warning: the answer of search "jazz" is from the store of DE, not from that of US
            - { id: jazz, term: jazz }
                    ^
        hint: record the answer again: \(fetchJazz)

        """
    ) { site in
      try site.remove("snapshots/jazz.departed.json")
      try site.lock(RecordedSearch("jazz", storefront: "DE"), RecordedSearch("books"))
    },
    Case(
      "which search asks something else now",
      both: """
        SITE/site.yml:4:11: warning: the answer of search "jazz" was recorded for another request
            - { id: jazz, term: jazz }
                    ^
        hint: record the answer again: \(fetchJazz)

        """
    ) { site in
      let asked = ["search?term=swing&country=US&limit=200"]
      try site.lock(RecordedSearch("jazz", requests: asked, departed: departed), RecordedSearch("books"))
    },
    Case("nothing about the request that an answer is for", frozen: "") { site in
      let asked = ["search?term=jazz&country=US&limit=200"]
      try site.lock(RecordedSearch("jazz", requests: asked, departed: departed), RecordedSearch("books"))
    },
    Case(
      "which snapshot was edited",
      both: """
        SITE/snapshots/jazz.json: warning: the snapshot was edited since it was fetched
        hint: take the file from the last commit, or record the answer again: \(fetchJazz)

        """
    ) { try $0.record([.song(1, "Uno")], for: "jazz") },
    Case(
      "which search is recorded and no longer configured",
      both: """
        SITE/snapshots/snapshots.lock: warning: search "books" is recorded but not configured
        hint: configure the search again, or take its entry out of the lock and delete its snapshot

        """
    ) { site in
      try site.write(
        configuration.replacingOccurrences(of: "  - { id: books, term: books }\n", with: ""), to: "site.yml")
    },
    Case(
      "that nobody knows a file, when only recorded answers may be built",
      frozen: """
        SITE/snapshots/books.departed.json: error: neither the configuration nor the lock knows this snapshot
        hint: delete it, or name it with snapshot: in site.yml
        SITE/snapshots/old/another.json: error: neither the configuration nor the lock knows this snapshot
        hint: delete it, or name it with snapshot: in site.yml

        """
    ) { site in
      try site.write("{}", to: "snapshots/old/another.json")
      try site.write("{}", to: "snapshots/books.departed.json")
      try site.write("{}", to: "snapshots/.previous/jazz.json")
      try site.write("", to: "snapshots/history.jsonl")
    },
    Case(
      "which file of departed items is missing",
      both: """
        SITE/snapshots/snapshots.lock: warning: the departed items of search "jazz" are missing: there is no file \
        "SITE/snapshots/jazz.departed.json"
        hint: take the file from the last commit

        """
    ) { try $0.remove("snapshots/jazz.departed.json") },
    Case(
      "which file of departed items was edited",
      both: """
        SITE/snapshots/jazz.departed.json: warning: the file of departed items was edited since it was fetched
        hint: take the file from the last commit

        """
    ) { try $0.write(StoreJSON.answer([.song(9, "Neuf")]), to: "snapshots/jazz.departed.json") },
  ]

  private func said(_ site: SiteFixture, _ outcome: BuildOutcome) -> String {
    let lines = outcome.messages.replacingOccurrences(of: site.path, with: "SITE")
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines.filter { !$0.contains(" written, ") && !$0.isEmpty }.map { $0 + "\n" }.joined()
  }

  @Test("as a warning", arguments: cases)
  func usual(_ example: Case) throws {
    let site = try Self.site()
    try example.change(site)
    let outcome = site.build()
    #expect(said(site, outcome) == example.usual)
    #expect(outcome.isDone)
    // What was kept of the last build changes nothing about it.
    #expect(said(site, site.build()) == example.usual)
    #expect(site.build("--strict").isFailed == !example.usual.isEmpty)
  }

  @Test("as an error of a frozen build, which writes nothing then", arguments: cases)
  func frozen(_ example: Case) throws {
    let site = try Self.site()
    try example.change(site)
    let before = try site.temporary.files()
    let outcome = site.build("--frozen")
    #expect(said(site, outcome) == example.frozen)
    #expect(outcome.isFailed == !example.frozen.isEmpty)
    if outcome.isFailed { #expect(try site.temporary.files() == before) }
    #expect(said(site, site.build("--frozen", "--jobs", "1")) == example.frozen)
  }

  @Test("all of it together, in one order")
  func everything() throws {
    let site = try Self.site()
    try site.record([.song(1, "Uno")], for: "jazz")
    try site.remove("snapshots/jazz.departed.json")
    try site.remove("snapshots/books.json")
    try site.write("{}", to: "snapshots/old-answer.json")
    #expect(
      said(site, site.build("--frozen")) == """
        SITE/site.yml:5:11: error: search "books" has no recorded answer: there is no file "SITE/snapshots/books.json"
            - { id: books, term: books }
                    ^
        hint: ask the store: vitrine fetch --only books --site SITE
        SITE/snapshots/jazz.json: error: the snapshot was edited since it was fetched
        hint: take the file from the last commit, or record the answer again: \(Self.fetchJazz)
        SITE/snapshots/old-answer.json: error: neither the configuration nor the lock knows this snapshot
        hint: delete it, or name it with snapshot: in site.yml
        SITE/snapshots/snapshots.lock: error: the departed items of search "jazz" are missing: there is no file \
        "SITE/snapshots/jazz.departed.json"
        hint: take the file from the last commit

        """)
  }

  @Test("An edit that leaves the fingerprint as it was is found where somebody might have made it on purpose")
  func forged() throws {
    let site = try Self.site()
    let lock = site.text(of: "snapshots/snapshots.lock")
    let digest = try #require(lock.firstMatch(of: /sha256: "([0-9a-f]+)"/)?.1)
    try site.write(
      lock.replacingOccurrences(of: digest, with: String(repeating: "0", count: 64)),
      to: "snapshots/snapshots.lock")
    #expect(site.build().warnings.isEmpty)
    #expect(
      said(site, site.build("--frozen")).contains("error: the snapshot was edited since it was fetched\n"))
  }

  @Test("The faults of a lock are errors with their places, together with those of the rest")
  func faultyLock() throws {
    let site = try Self.site()
    try site.write("version: 1\nsnapshots:\n  - serach: jazz\n", to: "snapshots/snapshots.lock")
    try site.write("{{#", to: "templates/tile.mustache")
    try site.remove("snapshots/books.json")
    let outcome = site.build()
    #expect(outcome.isFailed)
    for words in [
      "snapshots/snapshots.lock:3:5: error: unknown key \"serach\"", "templates/tile.mustache:1:1: error: ",
      "error: search \"books\" has no recorded answer",
    ] { #expect(outcome.messages.components(separatedBy: words).count == 2, "\(words)") }
  }

  @Test("A lock that is no file is an error")
  func folderForLock() throws {
    let site = try Self.site()
    try site.remove("snapshots/snapshots.lock")
    try site.write("", to: "snapshots/snapshots.lock/x")
    let outcome = site.build()
    #expect(outcome.isFailed)
    #expect(outcome.messages.contains("error: \"\(site.path)/snapshots/snapshots.lock\" is not a file\n"))
  }

  @Test("Without a lock nothing is said, unless everything is")
  func noLock() throws {
    let site = try Self.site()
    try site.remove("snapshots/snapshots.lock")
    #expect(!site.build().messages.contains("lock"))
    #expect(site.build("--verbose").messages.contains("there is no lock"))
  }

  @Test("The command that records a missing answer can be pasted into a shell", arguments: ["", " it's"])
  func advice(_ suffix: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.configuration, to: "site\(suffix)/site.yml")
    let path = folder.url.appendingPathComponent("site\(suffix)").path
    let messages = CapturedRun.run(["build", "--site", path + "/"]).messages
    let quoted = suffix.isEmpty ? path : "'\(path.replacingOccurrences(of: "'", with: "'\\''"))'"
    #expect(messages.contains("hint: ask the store: vitrine fetch --only jazz --site \(quoted)\n"))
  }
}
