import BuiltinTheme
import EditorialTheme
import Foundation

/// The custom properties at the root of a theme's style sheet.
struct ThemeProperties {
  struct Property {
    let name: String
    let light: String
    /// Its value in a dark page; nil when it is the same.
    let dark: String?
  }

  /// In the order of the style sheet.
  let all: [Property]
  private let meanings: [String: String]

  /// Names that have no meaning, and meanings of names that are not there, so that a test can say which.
  var undescribed: [String] { all.map(\.name).filter { meanings[$0] == nil } }
  var outdated: [String] { meanings.keys.filter { name in !all.contains { $0.name == name } }.sorted() }

  static var gallery: ThemeProperties {
    ThemeProperties(styleSheet: ThemeFiles.bytes(of: "assets/site.css"), meanings: galleryMeanings)
  }

  static var editorial: ThemeProperties {
    ThemeProperties(styleSheet: EditorialFiles.bytes(of: "assets/site.css"), meanings: editorialMeanings)
  }

  init(styleSheet: [UInt8]?, meanings: [String: String]) {
    let text = Self.text(styleSheet)
    let dark = text.range(of: "@media (prefers-color-scheme: dark)").map { Self.root(text[$0.upperBound...]) }
    let darkValues = Dictionary(dark ?? []) { $1 }
    self.meanings = meanings
    all = Self.root(text[...]).map { Property(name: $0.0, light: $0.1, dark: darkValues[$0.0]) }
  }

  var text: String {
    var table = MarkdownTable(["Property", "Meaning", "Light", "Dark"])
    for property in all {
      table.add([
        "`\(property.name)`", meanings[property.name] ?? "", "`\(property.light)`",
        property.dark.map { "`\($0)`" } ?? "–",
      ])
    }
    return table.text
  }

  /// A style sheet without comments.
  static func text(_ styleSheet: [UInt8]?) -> String {
    String(decoding: styleSheet ?? [], as: UTF8.self).replacing(/\/\*.*?\*\//.dotMatchesNewlines(), with: "")
  }

  /// The declarations of the first `:root` rule.
  private static func root(_ text: Substring) -> [(String, String)] {
    guard let body = text.firstMatch(of: /:root\s*\{([^}]*)\}/)?.1 else { return [] }
    return body.split(separator: ";").compactMap { declaration in
      guard let match = declaration.firstMatch(of: /(--[a-z0-9-]+)\s*:\s*(.*)/.dotMatchesNewlines()) else {
        return nil
      }
      return (String(match.1), match.2.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    }
  }
}
