import Foundation
import Testing

@Suite("A site's own templates and assets")
struct HostileThemeTests {
  /// A template, its text, where the fault is and words of the message.
  static let faults: [(file: String, text: String, place: String, words: String)] = [
    ("grid", "<p>\n  {{headng}}</p>", "2:", "headng"),
    ("grid", "{{#tiles}}{{nme}}{{/tiles}}", "1:", "nme"),
    ("tile", "{{pth}}", "1:", "pth"),
    ("detail", "{{>tyle}}", "1:", "tyle"),
    ("home", "{{<layuot}}{{/layuot}}", "1:", "layuot"),
    ("home", "{{<layout}}{{$mian}}{{/mian}}{{/layout}}", "1:", "mian"),
    ("detail", "{{#item}}\n{{{artist}}}\n{{/item}}", "2:", "artist"),
    ("grid", "{{#tiles}}{{&name}}{{/tiles}}", "1:", "name"),
    ("grid", "{{{heading}}}", "1:", "heading"),
    ("grid", "{{tiles}}", "1:", "tiles"),
    ("grid", "{{#tiles}}", "1:", "not closed"),
    ("grid", "{{/tiles}}", "1:", "closes nothing"),
    ("grid", "{{heading", "1:", "not closed"),
    ("tile", "{{>tile}}", "1:", "tile"),
    ("grid", String(repeating: "{{#tiles}}", count: 1_000), "1:", "nested more than"),
  ]

  @Test("A fault in a template is an error with its place", arguments: faults.indices)
  func fault(_ index: Int) throws {
    let (file, text, place, words) = Self.faults[index]
    let site = try SiteFixture([.song(1, "Song")])
    try #require(site.build().isDone)
    let before = try site.pages()
    try site.write(text, to: "templates/\(file).mustache")
    let outcome = site.build()
    #expect(outcome.isFailed)
    #expect(
      outcome.messages.contains("\(site.path)/templates/\(file).mustache:\(place)"),
      "\(outcome.messages.prefix(800))")
    #expect(outcome.messages.contains(words), "\(outcome.messages.prefix(800))")
    #expect(try site.pages() == before)
  }

  @Test("One template can be replaced, the others stay; names are escaped in it too")
  func override() throws {
    let site = try SiteFixture([.song(1, "<i>&"), .song(2, "B")])
    try site.write(
      "<li id=\"{{anchor}}\"><a href=\"{{path}}\">[{{name}}]</a></li>\n", to: "templates/tile.mustache")
    let outcome = site.build()
    #expect(outcome.isDone, "\(outcome.messages)")
    #expect(site.page("one/index.html").contains("[&lt;i&gt;&amp;]</a></li>"))
    #expect(site.page("one/index.html").contains("<h1"))
  }

  @Test("A template that is not UTF-8, no file or larger than a megabyte is an error")
  func unreadable() throws {
    let site = try SiteFixture([])
    try site.write(Data([0x7B, 0xFF, 0xFE]), to: "templates/grid.mustache")
    #expect(site.build().messages.contains("UTF-8"))
    try site.write(String(repeating: "x", count: 1 << 20 + 1), to: "templates/grid.mustache")
    #expect(site.build().isFailed)
    try site.remove("templates/grid.mustache")
    try site.link("templates/grid.mustache", to: "/dev/zero")
    let outcome = site.build()
    #expect(outcome.isDone || outcome.isFailed)
  }

  static let assetNames = [
    "a b.css", "ü漢😀.png", "quote\".js", "'.svg", "a&b.txt", "<b>.css", "100%.js", "%2e%2e.css", "a?b#c.css",
    "-",
    "no-suffix", "deep/er/file.woff2", "site.css.map", ".css", "x.",
    String(repeating: "n", count: 230) + ".css",
  ]

  @Test("An asset with an odd name is copied or refused, and never written elsewhere", arguments: assetNames)
  func asset(_ name: String) throws {
    let site = try SiteFixture([.song(1, "Song")])
    try site.write("content", to: "assets/\(name)")
    let before = try site.surroundings()
    let outcome = site.build()
    #expect(try site.surroundings() == before)
    guard outcome.isDone else {
      #expect(outcome.messages.contains("error: "))
      return
    }
    let copies = try site.pages().files.filter {
      $0.key.hasPrefix("assets/") && $0.value == Data("content".utf8)
    }
    #expect(copies.count == (name.hasPrefix(".") ? 0 : 1))
    #expect(try site.pages().linkFaults().isEmpty)
  }

  @Test(
    "A name that cannot be published is refused with a reason",
    arguments: ["line\nbreak.css", "back\\slash.css"])
  func refusedAsset(_ name: String) throws {
    let site = try SiteFixture([.song(1, "Song")])
    try site.write("content", to: "assets/\(name)")
    let outcome = site.build()
    #expect(outcome.isFailed)
    #expect(outcome.messages.contains("a file cannot have this path"), "\(outcome.messages)")
    #expect(try site.pages().files.isEmpty)
  }

  @Test("An asset of the site takes the place of the built-in one of that name")
  func styleSheet() throws {
    let site = try SiteFixture([.song(1, "Song")])
    try site.write("body { color: teal }\n", to: "assets/site.css")
    #expect(site.build().isDone)
    let sheets = try site.pages().files.filter { $0.key.hasSuffix(".css") }
    #expect(sheets.count == 1)
    #expect(
      sheets.values.allSatisfy { String(decoding: $0, as: UTF8.self).hasPrefix("body{color:teal}") })
    #expect(try site.pages().linkFaults().isEmpty)
  }
}
