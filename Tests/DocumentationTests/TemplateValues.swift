import BuiltinTheme
import Mustache
import SiteAssembly

/// The reference of template values: what all pages share, what each kind adds, then each nested shape once.
struct TemplateValues {
  private let shapes: PageShapes
  /// How many values in front of each page's own ones all pages have.
  private let headCount: Int
  /// The values in front that all pages share.
  private let common: [TemplateShape.Field]

  init() {
    let prefix = "assets/"
    let assets = ThemeFiles.all.map(\.path).filter { $0.hasPrefix(prefix) }.map {
      String($0.dropFirst(prefix.count))
    }
    let shapes = PageShapes(assetNames: assets)
    self.shapes = shapes
    let pages = PageKind.allCases.map { shapes[$0].fields }
    let first = pages[0]
    let count = first.indices.first { index in
      pages.contains { !$0.indices.contains(index) || $0[index].name != first[index].name }
    }
    headCount = count ?? first.count
    common = shapes.everyPage.fields + first.prefix(headCount)
  }

  var text: String {
    var text = "### Every page\n\n" + table(common)
    for kind in PageKind.allCases {
      let own = Array(shapes[kind].fields.dropFirst(headCount))
      text += "### `\(kind.templateName).mustache`\n\n"
      text += own.isEmpty ? "Only what every page has.\n\n" : "What every page has, and:\n\n" + table(own)
    }
    for shape in nested { text += "### \(Self.heading(shape))\n\n" + table(shape.fields) }
    return text
  }

  /// The shapes below the pages, in the order they are first met. The texts have a table of their own.
  private var nested: [TemplateShape] {
    var found: [TemplateShape] = []
    func visit(_ fields: [TemplateShape.Field]) {
      for field in fields {
        switch field.kind {
        case .object(let shape), .list(let shape):
          guard !found.contains(where: { $0 === shape }), shape.name != InterfaceTexts.shapeName else {
            continue
          }
          found.append(shape)
          visit(shape.fields)
        case .text, .markup, .flag: continue
        }
      }
    }
    visit(shapes.everyPage.fields)
    for kind in PageKind.allCases { visit(shapes[kind].fields) }
    return found
  }

  private func table(_ fields: [TemplateShape.Field]) -> String {
    var table = MarkdownTable(["Name", "Kind", "Meaning"])
    for field in fields { table.add(["`\(field.name)`", Self.kind(field.kind), field.summary]) }
    return table.text
  }

  private static func kind(_ kind: TemplateShape.Kind) -> String {
    switch kind {
    case .text: "text"
    case .markup: "HTML"
    case .flag: "condition"
    case .object(let shape): link(shape)
    case .list(let shape): "list of " + link(shape)
    }
  }

  private static func heading(_ shape: TemplateShape) -> String { "Values: \(shape.name)" }

  private static func link(_ shape: TemplateShape) -> String {
    if shape.name == InterfaceTexts.shapeName { return "[\(shape.name)](#interface-texts)" }
    return "[\(shape.name)](#values-\(shape.name.replacing(" ", with: "-")))"
  }
}
