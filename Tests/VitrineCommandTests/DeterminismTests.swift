import Foundation
import TestSupport
import Testing

@Suite("The same input gives the same bytes")
struct DeterminismTests {
  static let environments: [[String: String]] = [
    ["TZ": "Pacific/Kiritimati", "LANG": "de_DE.UTF-8", "LC_ALL": "de_DE.UTF-8"],
    ["TZ": "America/Anchorage", "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "LC_NUMERIC": "tr_TR.UTF-8"],
    ["TZ": "Asia/Tokyo", "LANGUAGE": "ja", "LC_ALL": "ja_JP.UTF-8", "HOME": "/nonexistent"],
  ]

  @Test("in another time zone, language and locale", arguments: environments)
  func environment(_ environment: [String: String]) throws {
    let site = try OutputSample.site()
    site.build()
    let expected = try site.pages()
    try site.remove("public")
    let outcome = try site.buildInOwnProcess(environment: environment)
    #expect(outcome.isDone, "\(outcome.messages)")
    #expect(try site.pages() == expected)
  }

  @Test(
    "in a language that nobody has told the system about",
    arguments: ["la", "und", "xx", "tlh", "de-Cyrl"], environments)
  func unknownLanguage(tag: String, environment: [String: String]) throws {
    let songs = (1...3).map { number in
      StoreJSON.song(
        number, "Å\(number)",
        ["trackPrice": 1234.5, "currency": "EUR", "releaseDate": "2014-08-12T07:00:00Z"])
    }
    let site = try SiteFixture(songs, head: "language: \(tag)")
    #expect(site.build().isDone)
    let expected = try site.pages()
    #expect(
      expected.files["item/å1-1/index.html"].map { String(decoding: $0, as: UTF8.self) }?.contains(
        "€1,234.50") == true)
    try site.remove("public")
    #expect(try site.buildInOwnProcess(environment: environment).isDone)
    #expect(try site.pages() == expected)
  }

  @Test("with any number of jobs", arguments: [1, 2, 8, 256])
  func jobs(_ count: Int) throws {
    let searches = (1...12).map { "  - { id: s\($0), title: S\($0), term: x }" }.joined(separator: "\n")
    let site = try SiteFixture("title: Shelf\nurl: https://example.org/\nsearches:\n\(searches)\n")
    for number in 1...12 {
      try site.record((0..<15).map { .song(number * 10 + $0, "Song \($0 % 7)") }, for: "s\(number)")
    }
    site.build("--jobs", "1")
    let expected = try (
      site.pages(), String(contentsOfFile: "\(site.output)/.vitrine/manifest", encoding: .utf8)
    )
    try site.remove("public")
    let outcome = site.build("--jobs", "\(count)")
    #expect(outcome.isDone, "\(outcome.messages)")
    #expect(try site.pages() == expected.0)
    #expect(try String(contentsOfFile: "\(site.output)/.vitrine/manifest", encoding: .utf8) == expected.1)
  }

  @Test("when the file system lists the site's files in another order")
  func listing() throws {
    let names = (0..<40).map { "font-\($0 * 37 % 40).woff2" }
    var built: [OutputPages] = []
    for order in [names, names.reversed(), names.sorted()] {
      let site = try OutputSample.site()
      for name in order { try site.write(name, to: "assets/\(name)") }
      #expect(site.build().isDone)
      built.append(try site.pages())
    }
    #expect(built[0] == built[1])
    #expect(built[0] == built[2])
  }

  @Test("wherever the site's folder is and however it is named")
  func place() throws {
    let site = try OutputSample.site()
    site.build()
    let expected = try site.pages()
    try site.remove("public")
    let moved = site.temporary.url.appendingPathComponent("moved").path
    try FileManager.default.moveItem(atPath: site.path, toPath: moved)
    #expect(CapturedRun.run(["build", "--site", "\(moved)///"]).isDone)
    #expect(try OutputPages(at: "\(moved)/public") == expected)
  }

  @Test("from the program alone, copied to another folder")
  func copiedProgram() throws {
    let site = try OutputSample.site()
    site.build()
    let expected = try site.pages()
    try site.remove("public")
    let copy = site.temporary.url.appendingPathComponent("elsewhere").path
    try FileManager.default.createDirectory(atPath: copy, withIntermediateDirectories: false)
    // Copied by another process: a child of a neighboring test could otherwise hold the file open for writing, and a
    // program that is open for writing cannot be started.
    #expect(try CommandProcess.run([CommandProcess.vitrine, "\(copy)/vitrine"], program: "cp").isDone)
    let outcome = try CommandProcess.run(["build", "--site", site.path], program: "\(copy)/vitrine")
    #expect(outcome.isDone, "\(outcome.messages)")
    #expect(try site.pages() == expected)
  }
}
