import Foundation
import Testing

@Suite("A site's theme")
struct ThemeChoiceTests {
  /// A site of twenty songs on two pages.
  private static func site(_ theme: String?) throws -> SiteFixture {
    try SiteFixture(StoreJSON.songs(20, named: "Tune"), head: theme.map { "theme: \($0)" } ?? "")
  }

  private static func styleSheet(of site: SiteFixture) throws -> String {
    let pages = try site.pages()
    let path = try #require(pages.paths.first { $0.wholeMatch(of: /assets\/site\.[0-9a-f]{16}\.css/) != nil })
    return pages.text(path)
  }

  @Test("is the gallery unless it says otherwise")
  func standard() throws {
    let named = try Self.site("gallery")
    let unnamed = try Self.site(nil)
    #expect(named.build().isDone && unnamed.build().isDone)
    #expect(try named.pages() == unnamed.pages())
    #expect(named.page("one/index.html").contains("tiles-frame"))
    #expect(try Self.styleSheet(of: named).contains("@container"))
  }

  @Test("can be the editorial one: whole pages with one heading, every link leads somewhere, and no script")
  func editorial() throws {
    let site = try Self.site("editorial")
    let outcome = site.build()
    #expect(outcome.isDone, "\(outcome.messages)")
    #expect(!outcome.messages.contains("warning:"), "\(outcome.messages)")
    let pages = try site.pages()
    #expect(pages.linkFaults().isEmpty)
    #expect(pages.grids(of: "one").count == 2 && pages.details.count == 20)
    for path in pages.paths where path.hasSuffix(".html") {
      let text = pages.text(path)
      #expect(text.matches(of: /<h1[ >]/).count == 1, "\(path)")
      #expect(!text.contains("tiles-frame") && !text.contains("<script src"), "\(path)")
    }
    #expect(!pages.paths.contains { $0.hasSuffix(".js") })
    #expect(try !Self.styleSheet(of: site).contains("@container"))
  }

  @Test("has the site's own files over it, and the gallery's below where it has none")
  func layers() throws {
    let site = try Self.site("editorial")
    try site.write(
      "<li id=\"{{anchor}}\"><a href=\"{{path}}\">[{{name}}]</a></li>\n", to: "templates/tile.mustache")
    try site.write(".masthead { color : red ; }\n", to: "assets/custom.css")
    try site.write("  mine( )\n", to: "assets/site.js")
    #expect(site.build().isDone)
    let page = site.page("one/index.html")
    #expect(page.contains("class=\"masthead\"") && page.contains("[Tune 1]"))
    #expect(page.contains("<script src=\"/assets/site."))
    #expect(try Self.styleSheet(of: site).hasSuffix("\n.masthead{color:red}"))
    #expect(try site.pages().files.contains { $0.value == Data("mine()".utf8) })
  }

  @Test("can be another one at the next build")
  func change() throws {
    let site = try Self.site("gallery")
    site.build()
    try site.write(
      site.text(of: "site.yml").replacing("theme: gallery", with: "theme: editorial"), to: "site.yml")
    let outcome = site.build()
    #expect(outcome.isDone, "\(outcome.messages)")
    #expect(try site.pages() == site.cleanBuild())
    #expect(site.page("item/tune-1-1/index.html").contains("class=\"headline\""))
  }

  @Test("that does not exist is an error with the nearest that does, and nothing is written")
  func unknown() throws {
    let outcome = try Self.site("editorail").build()
    #expect(outcome.isFailed)
    #expect(
      outcome.messages.contains("site.yml:3:8: error: there is no theme \"editorail\"\n"),
      "\(outcome.messages)")
    #expect(outcome.messages.contains("hint: did you mean \"editorial\"? the themes are gallery, editorial"))
  }

  @Test(
    "faults of templates name the file of the theme",
    arguments: [("gallery", "built-in home.mustache"), ("editorial", "built-in editorial/home.mustache")])
  func origin(_ theme: String, _ file: String) throws {
    let site = try Self.site(theme)
    // The home page fills blocks that this layout does not have.
    try site.write("{{$other}}{{/other}}", to: "templates/layout.mustache")
    let outcome = site.build()
    #expect(outcome.isFailed)
    #expect(outcome.messages.contains("\(file):"), "\(outcome.messages)")
  }

  @Test("style sheets and scripts of the site are minified, unless they are named so or cannot be")
  func minified() throws {
    let site = try Self.site(nil)
    let files = [
      ("a.css", "a { b : c ; }", "a{b:c}"), ("a.min.css", "a { b : c ; }", "a { b : c ; }"),
      ("b.js", "a ( ) // b", "a()"), ("b.min.js", "a ( ) // b", "a ( ) // b"),
      ("c.css", "a { b : c", "a { b : c"),
      ("c.js", "a ( ", "a ( "), ("d.txt", "a { b : c ; }", "a { b : c ; }"),
    ]
    for (name, text, _) in files { try site.write(text, to: "assets/\(name)") }
    #expect(site.build().isDone)
    let pages = try site.pages()
    for (name, _, expected) in files {
      let stem = name.split(separator: ".").dropLast().joined(separator: ".")
      let ending = name.split(separator: ".").last.map(String.init) ?? ""
      let path = try #require(
        pages.paths.first {
          $0.hasPrefix("assets/\(stem).") && $0.hasSuffix(".\(ending)")
            && $0.contains(".min.") == name.contains(".min.")
        })
      #expect(pages.text(path) == expected, "\(name)")
    }
  }
}
