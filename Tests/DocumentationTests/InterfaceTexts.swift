import Localization
import SiteAssembly

/// The texts of the interface: keys, English texts, what they are for, and how templates name them.
enum InterfaceTexts {
  /// What the shape of the texts is called.
  static let shapeName = "text"

  static var text: String {
    var table = MarkdownTable(["Key", "In English", "Where it appears", "In templates"])
    for key in InterfaceString.allCases {
      let definition = key.definition
      let tag = definition.english.contains("{") ? "–" : "`text.\(PageShapes.fieldName(key.rawValue))`"
      table.add(["`\(key.rawValue)`", definition.english, definition.meaning, tag])
    }
    return table.text
  }
}
