import BuiltinTheme
import EditorialTheme
import Foundation
import Testing

@Suite("Custom properties of the themes")
struct ThemePropertyTests {
  /// A theme's properties by its name.
  static let themes: [(name: String, properties: ThemeProperties, styleSheet: [UInt8]?)] = [
    ("gallery", .gallery, ThemeFiles.bytes(of: "assets/site.css")),
    ("editorial", .editorial, EditorialFiles.bytes(of: "assets/site.css")),
  ]

  @Test("The documentation says what each is for", arguments: themes.indices)
  func described(_ theme: Int) {
    let (name, properties, _) = Self.themes[theme]
    #expect(properties.all.count > 10)
    #expect(properties.undescribed == [], "say in ThemeProperties+Meanings.swift what they are for (\(name))")
    #expect(properties.outdated == [], "take them out of ThemeProperties+Meanings.swift (\(name))")
  }

  @Test("One that is used is declared, or has a fallback", arguments: themes.indices)
  func declared(_ theme: Int) {
    let text = ThemeProperties.text(Self.themes[theme].styleSheet)
    let declared = Set(text.matches(of: /(--[a-z0-9-]+)\s*:/).map { String($0.1) })
    let used = Set(text.matches(of: /var\((--[a-z0-9-]+)\)/).map { String($0.1) })
    #expect(used.subtracting(declared) == [])
  }

  @Test("One at the root is used", arguments: themes.indices)
  func used(_ theme: Int) {
    let (_, properties, styleSheet) = Self.themes[theme]
    let text = ThemeProperties.text(styleSheet)
    #expect(properties.all.map(\.name).filter { !text.contains("var(\($0)") } == [])
  }

  @Test("Samples of style sheets change those that are there")
  func samples() throws {
    let known = Set(
      Self.themes.flatMap { theme in
        ThemeProperties.text(theme.styleSheet).matches(of: /--[a-z0-9-]+/).map { String($0.0) }
      })
    let blocks = try Paper.all().flatMap(\.codeBlocks).filter { $0.info == "css" }
    let names = blocks.flatMap { $0.text.matches(of: /(--[a-z0-9-]+)\s*:/).map { String($0.1) } }
    #expect(!names.isEmpty)
    #expect(names.filter { !known.contains($0) } == [])
  }

  @Test("Values of light and dark pages are told apart")
  func parsing() {
    let text = """
      /* :root { --x: 0; } */
      :root { color-scheme: light dark; --a: #fff; --b:
        1px,
        2px; }
      @media (prefers-color-scheme: dark) { :root { --a: #000; } }
      """
    let properties = ThemeProperties(styleSheet: Array(text.utf8), meanings: ["--a": "x", "--c": "y"])
    #expect(properties.all.map(\.name) == ["--a", "--b"])
    #expect(properties.all.map(\.light) == ["#fff", "1px, 2px"])
    #expect(properties.all.map(\.dark) == ["#000", nil])
    #expect(properties.undescribed == ["--b"])
    #expect(properties.outdated == ["--c"])
  }
}
