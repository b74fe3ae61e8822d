import Foundation
import Snapshots
import Testing
import VitrineCommand

@Suite("The states that diff compares")
struct DiffStatesTests {
  private static let configuration = """
    title: Shelf
    url: https://example.org/
    store: { country: GB }
    searches:
      - { id: one, term: one }
      - { id: two, term: two, snapshot: "data/second one.json" }
      - { id: three, term: three, country: FR }
    """

  /// A site with an answer of every search, and its folder below the repository's.
  private static func site() throws -> SiteFixture {
    let site = try SiteFixture(configuration)
    try site.record([.song(1, "One")])
    try site.write(StoreJSON.answer([.song(2, "Two")]), to: "data/second one.json")
    try site.record([.song(3, "Three")], for: "three")
    return site
  }

  private static func diff(_ site: SiteFixture, _ words: String...) -> TerminalCapture {
    TerminalCapture(["diff", "--site", site.path] + words)
  }

  // MARK: The last fetch

  @Test("Without words the last fetch is compared with the snapshots; what it did not replace is as it was")
  func lastFetch() throws {
    let site = try Self.site()
    try site.write(StoreJSON.answer([.song(4, "Before")]), to: "snapshots/.previous/one.json")
    try site.write(StoreJSON.answer([.song(2, "Two")]), to: "snapshots/.previous/data/second one.json")
    let run = Self.diff(site)
    #expect(run.exitCode == .found)
    #expect(
      run.data == "one\n  + One – Somebody (song 1), 0.99 USD\n  - Before – Somebody (song 4), 0.99 USD\n")
    #expect(run.messages == "1 search changed: 1 new, 1 gone\n")
  }

  @Test("Without an earlier fetch the hint names what else there is")
  func noEarlierFetch() throws {
    let run = Self.diff(try Self.site())
    #expect(run.exitCode == .failed)
    #expect(run.data.isEmpty)
    #expect(
      run.messages == "error: there is no earlier fetch to compare with\n"
        + "hint: vitrine diff HEAD compares with the last commit; a folder of snapshots can be named as well\n"
    )
  }

  @Test("A search is newly recorded by the last fetch when only the lock before did not know it")
  func newlyFetched() throws {
    let site = try Self.site()
    try site.write(LockSample.text(["one": "GB", "three": "FR"]), to: "snapshots/snapshots.lock")
    try site.write(LockSample.text(["one": "GB"]), to: "snapshots/.previous/snapshots.lock")
    #expect(Self.diff(site).data == "three\n  + newly recorded, 1 item\n")
    try site.remove("snapshots/.previous/snapshots.lock")
    #expect(Self.diff(site).messages == "no changes\n")
  }

  // MARK: Folders

  @Test("One folder is compared with the site's snapshots, found by their paths in it")
  func folderAndSite() throws {
    let site = try Self.site()
    try site.write(StoreJSON.answer([.song(1, "One")]), to: "backup/snapshots/one.json")
    try site.write(StoreJSON.answer([.song(2, "Zwei")]), to: "backup/data/second one.json")
    try site.write("not a snapshot of any search", to: "backup/other.json")
    let run = Self.diff(site, "\(site.path)/backup")
    #expect(
      run.data == "three\n  + newly recorded, 1 item\n\ntwo\n  ~ Two – Somebody (song 2), was \"Zwei\"\n")
  }

  @Test("Two folders need no configuration; departed items are no snapshots; a site's folder will do")
  func foreign() throws {
    let folders = try DiffFolders(old: ["a": [.song(1, "One")]], new: [:])
    try folders.write("nothing to see", to: "old/a.departed.json")
    try folders.write("nothing to see", to: "old/.hidden.json")
    try folders.write(StoreJSON.answer([.song(2, "Two")]), to: "new/snapshots/a.json")
    #expect(
      folders.diff().data
        == "a\n  + Two – Somebody (song 2), 0.99 USD\n  - One – Somebody (song 1), 0.99 USD\n")
  }

  @Test("A folder without snapshots is no state", arguments: [[], ["second"]])
  func emptyFolder(words: [String]) throws {
    let site = try Self.site()
    try site.write("", to: "empty/readme.txt")
    try site.write(StoreJSON.answer([]), to: "second/one.json")
    let run = TerminalCapture(
      ["diff", "--site", site.path, "\(site.path)/empty"] + words.map { "\(site.path)/\($0)" })
    #expect(run.exitCode == .failed)
    #expect(run.messages.hasPrefix("error: there are no snapshots in \"\(site.path)/empty\"\n"))
  }

  @Test("A state's items are of the storefront that its lock says, else of the configured one")
  func storefronts() throws {
    let site = try Self.site()
    try site.write(LockSample.text(["one": "US", "two": "GB", "three": "FR"]), to: "old/snapshots.lock")
    for id in ["one", "two", "three"] {
      try site.write(StoreJSON.answer([.song(9, "Other")]), to: "old/\(id).json")
    }
    let run = Self.diff(site, "--json", "\(site.path)/old")
    let document = try JSONDecoder().decode(CountryDocument.self, from: Data(run.data.utf8))
    #expect(
      document.countries == [
        "one": ["gone": "US", "new": "GB"], "two": ["gone": "GB", "new": "GB"],
        "three": ["gone": "FR", "new": "FR"],
      ])
  }

  @Test("In two folders the configured search of the file's name, then the site's own storefront counts")
  func foreignStorefronts() throws {
    let site = try Self.site()
    for (folder, id) in [("old", 1), ("new", 2)] {
      for name in ["one", "three", "other"] {
        try site.write(StoreJSON.answer([.song(id, "Song")]), to: "\(folder)/\(name).json")
      }
    }
    try site.write(LockSample.text(["one": "JP"]), to: "new/snapshots.lock")
    let run = Self.diff(site, "--json", "\(site.path)/old", "\(site.path)/new")
    let document = try JSONDecoder().decode(CountryDocument.self, from: Data(run.data.utf8))
    #expect(
      document.countries == [
        "one": ["gone": "GB", "new": "JP"], "three": ["gone": "FR", "new": "FR"],
        "other": ["gone": "GB", "new": "GB"],
      ])
  }

  // MARK: Faults

  @Test("Faults of both sides are reported, each with its place, and nothing is printed")
  func faults() throws {
    let folders = try DiffFolders(old: ["fine": []], new: ["fine": [.song(1, "One")]])
    try folders.write("<html><title>Sorry</title>", to: "old/broken.json")
    try folders.write("version: 1\nsnapshots: x\n", to: "new/snapshots.lock")
    try folders.write("{", to: "new/cut.json")
    let run = folders.diff("--json")
    #expect(run.exitCode == .failed)
    #expect(run.data.isEmpty)
    for place in [
      "\(folders.old)/broken.json: error: ", "\(folders.new)/snapshots.lock:2:",
      "\(folders.new)/cut.json: error: ",
    ] {
      #expect(run.messages.contains(place), "\(run.messages)")
    }
  }

  @Test("A site's configuration must be right")
  func configurationFaults() throws {
    let site = try SiteFixture("title: Shelf\nurll: https://example.org/\n")
    let run = Self.diff(site)
    #expect(run.exitCode == .failed)
    #expect(run.messages.contains("site.yml:2:1: error: unknown key \"urll\""))
  }
}

/// The storefronts of changes, by search and change.
private struct CountryDocument: Decodable {
  struct Search: Decodable {
    struct Change: Decodable {
      let change: String
      let country: String
    }
    let id: String
    let changes: [Change]
  }
  let searches: [Search]

  var countries: [String: [String: String]] {
    Dictionary(
      uniqueKeysWithValues: searches.map { search in
        (search.id, Dictionary(uniqueKeysWithValues: search.changes.map { ($0.change, $0.country) }))
      })
  }
}
