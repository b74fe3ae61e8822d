import Diagnostics
import SiteAssembly
import Testing

@Suite struct ThemeTests {
  private static let pages = ["home", "grid", "detail", "not-found"]

  private func faults(
    _ templates: [String: String], assets: [String] = ["site.css"]
  ) -> [String] {
    do throws(DiagnosticFailure) {
      _ = try Theme(
        templates: templates.sorted { $0.key < $1.key }.map {
          ($0.key, SourceText(path: "\($0.key).mustache", text: $0.value))
        }, assets: assets.map { ($0, []) }, siteRules: [])
      return []
    } catch {
      return error.diagnostics.map { fault in
        let position = fault.location?.position.map { ":\($0.line):\($0.column)" } ?? ""
        return (fault.location.map { "\($0.path)\(position): " } ?? "") + fault.message
      }
    }
  }

  private func all(_ templates: [String: String] = [:]) -> [String: String] {
    Dictionary(uniqueKeysWithValues: Self.pages.map { ($0, "") }).merging(templates) { _, new in new }
  }

  @Test("every page needs its template", arguments: pages)
  func missingTemplate(page: String) {
    var templates = all()
    templates[page] = nil
    #expect(faults(templates) == ["there is no template \"\(page).mustache\""])
  }

  @Test("the style sheet has to be there")
  func missingStyleSheet() {
    #expect(faults(all(), assets: ["other.css"]) == ["there is no asset \"site.css\""])
    #expect(faults(all()).isEmpty)
  }

  @Test("a name that no page has is an error where it is written")
  func unknownName() {
    let faults = faults(all(["grid": "<p>\n{{serach.title}}"]))
    #expect(faults.count == 1)
    #expect(faults.first?.hasPrefix("grid.mustache:2:") == true)
    #expect(faults.first?.contains("serach") == true)
  }

  @Test("a name that only another kind of page has is an error")
  func nameOfAnotherPage() {
    #expect(faults(all(["home": "{{#tiles}}{{name}}{{/tiles}}"])).isEmpty == false)
    #expect(faults(all(["grid": "{{#tiles}}{{name}}{{/tiles}}"])).isEmpty)
  }

  @Test("all faults are reported together, syntax errors too")
  func everything() {
    let faults = faults(["home": "{{#searches}}", "grid": "{{", "detail": ""], assets: [])
    #expect(faults.contains("there is no template \"not-found.mustache\""))
    #expect(faults.contains("there is no asset \"site.css\""))
    #expect(faults.count { $0.hasPrefix("home.mustache:1:1") } == 1)
    #expect(faults.count { $0.hasPrefix("grid.mustache:1:1") } == 1)
    #expect(faults.count == 4)
  }

  @Test("templates can name assets and texts of the interface")
  func assetsAndTexts() throws {
    let home = "{{assets.site_css}} {{assets.my_map_png}} {{text.nothing_found}}"
    let theme = try Samples.theme(["home": home], assets: [("my-map.png", [9]), ("site.css", [1])])
    #expect(theme.assets.map(\.name) == ["my-map.png", "site.css"])
    #expect(faults(all(["home": "{{assets.other_png}}"])).count == 1)
    #expect(faults(all(["home": "{{text.item_count}}"])).count == 1, "a text with placeholders is not plain")
  }

  @Test("assets that templates can only call by one name are no fault until a template does")
  func sharedAssetNames() {
    let assets = ["site.css", "site_css", "a/b.png", "a_b.png", "a-b.png"]
    #expect(faults(all(["home": "{{stylesheet}}"]), assets: assets).isEmpty)
    #expect(
      faults(all(["home": "{{assets.a_b_png}}", "grid": "{{assets.site_css}}"]), assets: assets) == [
        "grid.mustache:1:10: \"site_css\" is the name of 2 values: path of the asset site.css, path of the asset site_css",
        "home.mustache:1:10: \"a_b_png\" is the name of 3 values: path of the asset a-b.png, "
          + "path of the asset a/b.png, path of the asset a_b.png",
      ])
  }

  @Test("the tiling's rules are part of the style sheet, and its name follows them")
  func siteRules() throws {
    func styleSheet(_ rules: String) throws -> Asset {
      let templates = Self.pages.map { ($0, SourceText(path: $0, text: "")) }
      let theme = try Theme(
        templates: templates, assets: [("site.css", Array("a{}".utf8)), ("x.css", [])],
        siteRules: Array(rules.utf8))
      return try #require(theme.styleSheet)
    }
    #expect(try styleSheet("b{}").bytes == Array("a{}b{}".utf8))
    #expect(try styleSheet("b{}").file != styleSheet("c{}").file)
    #expect(try styleSheet("b{}").file == styleSheet("b{}").file)
  }

  @Test("the script's path is there where the theme has one, and changes with it")
  func script() throws {
    func notFound(_ assets: [(name: String, bytes: [UInt8])]) throws -> String {
      let templates = ["not-found": "{{#script}}<{{script}}>{{/script}}{{^script}}none{{/script}}"]
      let theme = try Samples.theme(templates, assets: [("site.css", [])] + assets)
      let site = try Samples.site(theme: theme, searches: [])
      var renderer = PageRenderer(site: site, index: Samples.index([]))
      var page: [UInt8] = []
      try renderer.renderNotFound(into: &page)
      return String(decoding: page, as: UTF8.self)
    }
    #expect(try notFound([]) == "none")
    #expect(try notFound([("more.js", [1])]) == "none")
    let script = try notFound([("site.js", [1])])
    #expect(script.hasPrefix("</shelf/assets/site.") && script.hasSuffix(".js>"))
    #expect(try notFound([("site.js", [2])]) != script)
  }

  @Test(
    "style sheets and scripts carry a hash of their content, other files keep their names",
    arguments: [
      ("site.css", "assets/site.", ".css"), ("a/b.min.js", "assets/a/b.min.", ".js"),
      ("map.png", "assets/map.png", ""), ("css", "assets/css", ""), ("x.CSS", "assets/x.CSS", ""),
      ("font.woff2", "assets/font.woff2", ""), (".css", "assets/.", ".css"),
    ])
  func assetNames(name: String, start: String, end: String) {
    let file = Asset(name: name, bytes: [1, 2, 3]).file
    #expect(file.hasPrefix(start) && file.hasSuffix(end))
    #expect(file.utf8.count == start.utf8.count + end.utf8.count + (end.isEmpty ? 0 : 16))
    #expect((Asset(name: name, bytes: [1, 2, 4]).file == file) == end.isEmpty)
  }
}
