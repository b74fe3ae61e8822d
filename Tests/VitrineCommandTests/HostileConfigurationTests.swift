import Foundation
import Testing

@Suite("Hostile configurations")
struct HostileConfigurationTests {
  /// A configuration, the place that must be named, and words of the message.
  static let configurations: [(text: String, place: String, words: String)] = [
    (search("id: ../x"), "site.yml:4:", "\"../x\" cannot be an id"),
    (search("id: /etc"), "site.yml:4:", "cannot be an id"),
    (search("id: ."), "site.yml:4:", "cannot be an id"),
    (search("id: item"), "site.yml:4:", "reserved"),
    (search("id: assets"), "site.yml:4:", "reserved"),
    (search("id: \"a\\0b\""), "site.yml:4:", "id"),
    (search("id: Größe"), "site.yml:4:", "cannot be an id"),
    (search("id: \(String(repeating: "x", count: 5_000))"), "site.yml:4:", "longer"),
    (search("id: one\n    id: two"), "site.yml:5:", "the key \"id\" is given twice"),
    (search("id: one\n    snapshot: ../../../etc/passwd"), "site.yml:5:", "leads out"),
    (search("id: one\n    snapshot: /etc/passwd.json"), "site.yml:5:", "absolute"),
    (search("id: one\n    intro: ../secret.md"), "site.yml:5:", "leads out"),
    (search("id: one\n    intro: missing.md"), "site.yml:5:", "there is no file"),
    (head("url: javascript:alert(1)"), "site.yml:2:", "address"),
    (head("url: https://example.org/../x/"), "site.yml:2:", "path"),
    (head("url: https://user@example.org/"), "site.yml:2:", "user name"),
    (head("url: https://example.org/\ntitle: Again"), "site.yml:3:", "given twice"),
    (head("url: https://example.org/\ntilte: x"), "site.yml:3:", "unknown key \"tilte\""),
    (head("url: https://example.org/\ntiling: { view: 0x0 }"), "site.yml:3:", "width and height"),
    (head("url: https://example.org/\ntiling: { view: 1e9x5 }"), "site.yml:3:", "width and height"),
    (head("url: https://example.org/\nstore: { affiliate: { at: '\"><script>' } }"), "site.yml:3:", "token"),
    (
      head("url: https://example.org/\nsupport: { email: 'x@example.org?bcc=y' }"), "site.yml:3:",
      "mail address"
    ),
    (bomb, "site.yml:", "values"),
    (head("url: *nowhere"), "site.yml:2:", "no anchor"),
    (head("url: &a [*a]"), "site.yml:2:", "stands inside"),
    (head("url: " + String(repeating: "[", count: 10_000)), "site.yml:2:", "nested"),
    (String(repeating: "- ", count: 10_000), "site.yml:1:", "nested"),
    (head("url: !!python/object:os.system x"), "site.yml:2:", "tag"),
    ("title: x\n\tbad: y\n", "site.yml:2:", "a tab"),
    ("\u{0}", "site.yml:1:", "control character"),
    ("", "site.yml:1:1", "\"searches\" is missing"),
  ]

  private static func head(_ lines: String) -> String {
    "title: Shelf\n\(lines)\nsearches: [{ id: one, title: One, term: x }]\n"
  }

  private static func search(_ lines: String) -> String {
    "title: Shelf\nurl: https://example.org/\nsearches:\n  - \(lines)\n    title: One\n    term: x\n"
  }

  private static var bomb: String {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...20 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    return text
  }

  @Test(
    "fail the build with the place and the reason, and write nothing", .timeLimit(.minutes(20)),
    arguments: configurations.indices)
  func configuration(_ index: Int) throws {
    let (text, place, words) = Self.configurations[index]
    let site = try SiteFixture(text)
    try site.record([.song(1, "Song")])
    let before = try site.surroundings()
    let outcome = site.build()
    #expect(outcome.isFailed)
    #expect(outcome.messages.contains("\(site.path)/\(place)"), "\(outcome.messages.prefix(800))")
    #expect(outcome.messages.contains(words), "\(outcome.messages.prefix(800))")
    #expect(outcome.messages.utf8.count < 20_000)
    #expect(try site.surroundings() == before)
    #expect(!FileManager.default.fileExists(atPath: site.output))
  }

  @Test("Several faults are all reported, in the order of their places")
  func several() throws {
    let site = try SiteFixture(
      """
      titel: Shelf
      url: nowhere
      searches:
        - { id: ../x, title: One, term: x, category: musik }
        - { id: two, title: "", lookup: [] }
      """)
    let outcome = site.build()
    #expect(outcome.isFailed)
    let lines = outcome.messages.split(separator: "\n").compactMap { line -> Int? in
      guard let match = line.firstMatch(of: /site\.yml:(\d+):\d+: error/) else { return nil }
      return Int(match.1)
    }
    #expect(Set(lines).isSuperset(of: [1, 2, 4, 5]), "\(outcome.messages)")
    #expect(lines == lines.sorted())
  }

  @Test("Texts of the configuration are escaped in every page")
  func texts() throws {
    let hostile = "</title><script>alert(1)</script>\"'&{{x}}"
    let site = try SiteFixture(
      """
      title: &t \(StoreJSON.text(hostile).source)
      url: https://example.org/
      summary: *t
      support: { email: help@example.org, subject: *t }
      strings: { nothing-found: &s "</p><script>alert(1)</script>", home: *s }
      searches:
        - { id: one, title: *t, summary: *t, term: x }
      """)
    try site.record([])
    let outcome = site.build()
    #expect(outcome.isDone, "\(outcome.messages)")
    for (path, _) in try site.pages().files where path.hasSuffix(".html") {
      let scripts = HostileLinkTests.scripts(of: site.page(path))
      #expect(scripts.allSatisfy(HostileLinkTests.ownScripts.contains), "\(path)")
    }
    #expect(try site.pages().linkFaults().isEmpty)
  }

  @Test("A site.yml that is no file, or no folder to look into, fails with the name")
  func noFile() throws {
    let site = try SiteFixture("")
    try site.remove("site.yml")
    #expect(site.build().messages.contains("site.yml"))
    try site.write("", to: "site.yml/x")
    let outcome = site.build()
    #expect(outcome.isFailed)
    #expect(outcome.messages.contains("is not a file"))
    #expect(CapturedRun.run(["build", "--site", "\(site.path)/nowhere"]).isFailed)
  }
}
