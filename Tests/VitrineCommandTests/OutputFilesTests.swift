import Foundation
import TestSupport
import Testing

@Suite("The files of a build")
struct OutputFilesTests {
  @Test("are exactly those of a site with two searches")
  func wholeSet() throws {
    let site = try OutputSample.site()
    let outcome = site.build()
    #expect(outcome.isDone, "\(outcome.messages)")
    try Golden.expect(site.pages().stablePaths.joined(separator: "\n") + "\n", equals: "two-searches.txt")
    #expect(try site.pages().linkFaults(basePath: "/shelf/").isEmpty)
    #expect(try site.surroundings().count == 6)
  }

  @Test("stay untouched when nothing changed")
  func unchanged() throws {
    let site = try OutputSample.site()
    site.build()
    let before = try site.identities()
    let outcome = site.build()
    #expect(
      outcome.messages.contains(": 0 written, \(before.count) unchanged, 0 removed"), "\(outcome.messages)")
    #expect(try site.identities() == before)
  }

  @Test(
    "and its folders stay as they are when nothing changed, the folder for the builds' own files too",
    arguments: [[], ["--fresh"], ["--force"]])
  func untouched(_ options: [String]) throws {
    let site = try OutputSample.site()
    site.build()
    // Whatever was done in the same tick of the clock as the first build would leave no trace.
    Thread.sleep(forTimeInterval: 0.02)
    let before = try site.traces()
    #expect(before.keys.contains(".vitrine") && before.keys.contains("item"))
    let outcome = CapturedRun.run(["build", "--site", site.path] + options)
    #expect(outcome.messages.contains(": 0 written, "), "\(outcome.messages)")
    #expect(try site.traces() == before)
  }

  @Test("change only where a changed snapshot shows")
  func oneSnapshot() throws {
    let site = try OutputSample.site()
    site.build()
    let before = try site.identities()
    var songs = StoreJSON.songs(20, named: "Tune")
    songs[18] = .song(19, "Tune 19", ["trackPrice": 1.29])
    try site.record(songs, for: "jazz")
    site.build()
    let after = try site.identities()
    let rewritten = after.filter { before[$0.key] != $0.value }.keys.sorted()
    #expect(rewritten == ["item/tune-19-19/index.html", "jazz/page/2/index.html"])
    #expect(after.count == before.count)
  }

  @Test("of a search that is gone are removed, those it shared stay")
  func removedSearch() throws {
    let site = try OutputSample.site()
    site.build()
    try site.write(
      OutputSample.configuration.split(separator: "\n").filter { !$0.contains("id: books") }.joined(
        separator: "\n"),
      to: "site.yml")
    let outcome = site.build()
    #expect(outcome.messages.contains("3 removed"), "\(outcome.messages)")
    let pages = try site.pages()
    #expect(pages.grids(of: "books").isEmpty)
    #expect(pages.details.count == 20)
    #expect(!FileManager.default.fileExists(atPath: "\(site.output)/books"))
    let clean = try site.cleanBuild()
    #expect(pages == clean)
  }

  @Test(
    "are the same as those of a clean build after any change",
    arguments: [
      ("site.yml", OutputSample.configuration.replacing("568x320", with: "320x200")),
      ("site.yml", OutputSample.configuration.replacing("/shelf/", with: "/other/")),
      ("site.yml", OutputSample.configuration.replacing("language: en", with: "language: de")),
      ("site.yml", OutputSample.configuration.replacing("language: en", with: "theme: editorial")),
      ("intros/home.md", "New words.\n"), ("assets/site.css", "body{}"), ("assets/site.js", "1"),
      ("templates/tile.mustache", "<li>{{name}}</li>\n"), ("snapshots/jazz.json", "{\"results\":[]}"),
    ])
  func afterChange(_ file: String, _ text: String) throws {
    let site = try OutputSample.site()
    site.build()
    try site.write(text, to: file)
    let outcome = site.build()
    #expect(outcome.isDone, "\(outcome.messages)")
    #expect(try site.pages() == site.cleanBuild())
  }

  @Test("do not go into a folder with files of others, unless forced; then those stay")
  func foreign() throws {
    let site = try OutputSample.site()
    try site.write("mine", to: "public/diary.txt")
    let refused = site.build()
    #expect(refused.isFailed)
    #expect(refused.messages.contains("--force"), "\(refused.messages)")
    #expect(try site.pages().paths == ["diary.txt"])
    let forced = site.build("--force")
    #expect(forced.isDone, "\(forced.messages)")
    #expect(site.page("diary.txt") == "mine")
    site.build()
    #expect(site.page("diary.txt") == "mine")
  }

  @Test("do not take the place of a folder, and what is said of it is true", arguments: [[], ["--dry-run"]])
  func folderInTheWay(_ options: [String]) throws {
    let site = try OutputSample.site()
    func build(_ more: String...) -> BuildOutcome {
      CapturedRun.run(["build", "--site", site.path] + options + more)
    }
    func expectRefused(_ outcome: BuildOutcome, _ words: String) throws {
      #expect(outcome.isFailed)
      #expect(outcome.messages.contains(words), "\(outcome.messages)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: "\(site.output)/404.html").isEmpty)
    }
    let folder = "\(site.output)/404.html"
    let empty = "404.html: error: an empty folder is in the way of a page\nhint: remove the folder\n"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try expectRefused(build(), "public: error: the output folder holds \"404.html\", which no build wrote\n")
    try expectRefused(build("--force"), empty)
    try site.remove("public")
    site.build()
    try site.remove("public/404.html")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try expectRefused(build(), empty)
    try site.write("mine", to: "public/404.html/b/mine.txt")
    let outcome = build()
    #expect(outcome.isFailed)
    #expect(
      outcome.messages.contains(
        "404.html: error: a folder that holds \"404.html/b\", which no build wrote, is in the way of a page\n"
          + "hint: move the folder away\n"), "\(outcome.messages)")
    #expect(site.page("404.html/b/mine.txt") == "mine")
  }

  @Test(
    "of the last good build stay, byte for byte, when a build fails",
    arguments: [
      ("site.yml", "title: ["), ("snapshots/books.json", "{"), ("snapshots/jazz.json", "{\"results\":7}"),
      ("intros/home.md", "---\ntitle: x\n"), ("intros/jazz.md", "[x](missing.md)"),
      ("templates/grid.mustache", "{{#"), ("templates/strings/en.yml", "home: ["),
    ])
  func failure(_ file: String, _ text: String) throws {
    let site = try OutputSample.site()
    site.build()
    let before = try (site.pages(), site.identities())
    try site.record([.song(50, "New")], for: "books")
    try site.write(text, to: file)
    let outcome = site.build()
    #expect(outcome.isFailed)
    #expect(outcome.messages.contains("\(site.path)/\(file)"), "\(outcome.messages)")
    #expect(try site.pages() == before.0)
    #expect(try site.identities() == before.1)
  }

  @Test("of an output folder that cannot be made are an error, and nothing else is touched")
  func impossibleFolder() throws {
    let site = try OutputSample.site()
    let before = try site.surroundings()
    for folder in ["\(site.path)/site.yml", "\(site.path)/site.yml/public", "/proc/public", ""] {
      let outcome = site.build("--output", folder)
      #expect(outcome.isFailed, "\(folder)")
      #expect(outcome.messages.contains("error: "))
    }
    #expect(try site.surroundings() == before)
  }
}

extension SiteFixture {
  /// What a build into a folder of its own gives.
  func cleanBuild() throws -> OutputPages {
    let folder = temporary.url.appendingPathComponent("clean-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    build("--output", folder)
    return try OutputPages(at: folder)
  }
}
