import Foundation
import TestSupport
import Testing

/// Things a publisher would otherwise find out about on the finished pages, if at all.
@Suite("A build says")
struct NoticeTests {
  private static let head = """
    title: Shelf
    url: https://example.org/shelf/
    searches:
      - id: jazz
        lookup: [1, 2]

    """

  private static func site(_ intro: String = "Text.") throws -> SiteFixture {
    let site = try SiteFixture(
      head.replacingOccurrences(of: "searches:", with: "intro: intros/home.md\nsearches:"),
      files: ["intros/home.md": intro])
    try site.record([.song(1, "One"), .song(2, "Two")], for: "jazz")
    return site
  }

  @Test(
    "which file of the theme no page uses",
    arguments: [
      ("layuot.mustache", "hint: did you mean \"layout.mustache\"?"),
      ("Layout.mustache", "hint: did you mean \"layout.mustache\"?"),
      ("layout.html", "hint: templates are named like"), ("deep/layout.mustache", "hint: "),
      ("assets/site.css", "hint: templates are named like"), ("strings/de.yaml", "hint: "),
    ])
  func unusedTemplate(_ file: String, _ hint: String) throws {
    let site = try Self.site()
    try site.write("x: y", to: "templates/\(file)")
    let outcome = site.build()
    #expect(outcome.isDone)
    #expect(outcome.messages.contains("templates/\(file): warning: no page uses this file\n\(hint)"))
  }

  @Test("nothing about a partial that a template of the site uses, nor about another language")
  func usedTemplate() throws {
    let site = try Self.site()
    try site.write("{{>mine}}", to: "templates/not-found.mustache")
    try site.write("<p>{{site.title}}</p>", to: "templates/mine.mustache")
    try site.write("free: \"umsonst\"\n", to: "templates/strings/de.yml")
    #expect(!site.build().messages.contains("warning:"))
    #expect(site.page("404.html") == "<p>Shelf</p>")
  }

  @Test("which listed ids the recorded answer does not have")
  func missingItems() throws {
    let site = try Self.site()
    try site.record([.song(2, "Two")], for: "jazz")
    let outcome = site.build()
    #expect(outcome.isDone)
    #expect(outcome.messages.contains("warning: the recorded answer of search \"jazz\" has nothing for 1\n"))
  }

  @Test(
    "which link of an intro leads nowhere, and where it is written",
    arguments: [
      ("See [jazz](/jaz/).", "intros/home.md:1:12: warning: the site has nothing at \"/jaz/\""),
      ("Ünd ![x](karte.png)", "intros/home.md:1:10: warning: the site has nothing at \"karte.png\""),
      (
        "[a](jazz/) [b](/shelf/jzz/)", "intros/home.md:1:16: warning: the site has nothing at \"/shelf/jzz/\""
      ),
      ("[a](jazz.md)", "intros/home.md:1:5: error: no page shows the intro \"intros/jazz.md\""),
    ])
  func deadLink(_ text: String, _ message: String) throws {
    #expect(try Self.site(text).build().messages.contains(message))
  }

  @Test("all missing files together with the faults of the configuration, each once")
  func missingFiles() throws {
    let site = try SiteFixture(
      """
      titel: Shelf
      url: https://example.org/
      intro: intros/none.md
      searches:
        - { id: one, term: a, snapshot: snapshots/none.json }
        - { id: two, term: b, intro: intros/two.md }

      """)
    let outcome = site.build()
    #expect(outcome.exitCode == 1)
    for words in [
      "unknown key \"titel\"", "intros/none.md\"", "search \"one\" has no recorded answer", "intros/two.md\"",
      "search \"two\" has no recorded answer",
    ] {
      #expect(outcome.messages.components(separatedBy: words).count == 2, "\(words)")
    }
  }

  @Test("missing snapshots together with a missing intro")
  func missingSnapshots() throws {
    let site = try Self.site()
    try site.remove("intros/home.md")
    try site.remove("snapshots/jazz.json")
    try site.write("{}", to: "snapshots/jaz.json")
    let messages = site.build().messages
    #expect(messages.contains("intros/home.md\""))
    #expect(messages.contains("search \"jazz\" has no recorded answer"))
    #expect(messages.contains("hint: there is \"snapshots/jaz.json\"; rename it"))
  }

  @Test(
    "that pages cannot go where the site itself is",
    arguments: ["", "/assets", "/snapshots/x", "/..", "/./intros"])
  func outputPlace(_ place: String) throws {
    let site = try Self.site()
    let before = try site.temporary.files()
    let outcome = CapturedRun.run(["build", "--force", "--site", site.path, "--output", site.path + place])
    #expect(outcome.exitCode == 1)
    #expect(outcome.messages.contains("where the site itself is"))
    #expect(try site.temporary.files() == before)
  }

  @Test("that two assets have one name, however it is composed")
  func composedNames() throws {
    let site = try Self.site()
    try site.write("1", to: "assets/e\u{301}.txt")
    try site.write("2", to: "assets/\u{E9}.txt")
    let outcome = site.build()
    #expect(outcome.exitCode == 1)
    #expect(outcome.messages.contains("composed differently"))
  }

  /// Two files that templates can only call by one name, and a third that they can.
  private static func siteWithSharedName(_ template: String) throws -> SiteFixture {
    let site = try Self.site()
    try site.write("1", to: "assets/sub/pic.png")
    try site.write("2", to: "assets/sub_pic.png")
    try site.write("3", to: "assets/other.png")
    try site.write(template, to: "templates/not-found.mustache")
    return site
  }

  @Test(
    "that a template's name for an asset is that of two, where it is written",
    arguments: [
      ("<p>\n{{assets.sub_pic_png}}", "2:10"), ("{{#assets}}{{sub_pic_png}}{{/assets}}", "1:14"),
      ("{{^assets.sub_pic_png}}x{{/assets.sub_pic_png}}", "1:11"),
    ])
  func sharedAssetName(_ template: String, _ place: String) throws {
    let outcome = try Self.siteWithSharedName(template).build()
    #expect(outcome.isFailed)
    let message = """
      templates/not-found.mustache:\(place): error: "sub_pic_png" is the name of 2 values: path of the asset \
      sub/pic.png, path of the asset sub_pic.png

      """
    #expect(outcome.messages.contains(message), "\(outcome.messages)")
    #expect(outcome.messages.contains("hint: give one of them another name\n"), "\(outcome.messages)")
  }

  @Test("nothing about two assets with one name for templates when no template uses it")
  func unusedSharedAssetName() throws {
    let site = try Self.siteWithSharedName("{{assets.other_png}}")
    let outcome = site.build("--strict")
    #expect(outcome.isDone, "\(outcome.messages)")
    #expect(!outcome.messages.contains("pic"))
    #expect(site.page("assets/sub/pic.png") == "1" && site.page("assets/sub_pic.png") == "2")
  }

  @Test("that an asset is a link to a file outside")
  func linkedAsset() throws {
    let site = try Self.site()
    try site.write("x", to: "assets/real.txt")
    try FileManager.default.createSymbolicLink(
      atPath: "\(site.path)/assets/inside.txt", withDestinationPath: "real.txt")
    #expect(site.build().isDone)
    try FileManager.default.createSymbolicLink(
      atPath: "\(site.path)/assets/outside.txt", withDestinationPath: "/etc/passwd")
    let outcome = site.build()
    #expect(outcome.exitCode == 1)
    #expect(outcome.messages.contains("/outside.txt\" is a link to a file outside"))
  }

  @Test("nothing about rules of the site's own, which come last in its style sheet")
  func customRules() throws {
    let site = try Self.site()
    try site.write("body{color:red}", to: "assets/custom.css")
    #expect(!site.build().messages.contains("warning:"))
    let files = try OutputPages(at: site.output).files
    #expect(!files.keys.contains { $0.hasPrefix("assets/custom") })
    let sheet = try #require(files.first { $0.key.hasPrefix("assets/site.") && $0.key.hasSuffix(".css") })
    #expect(String(decoding: sheet.value, as: UTF8.self).hasSuffix("body{color:red}"))
  }

  @Test("how to build a new site in words that a shell understands")
  func quotedAdvice() throws {
    let site = try Self.site()
    let path = "\(site.path)/my 'new' site"
    #expect(
      CapturedRun.run(["init", path]).messages.hasSuffix("--site '\(site.path)/my '\\''new'\\'' site'\n"))
  }
}
