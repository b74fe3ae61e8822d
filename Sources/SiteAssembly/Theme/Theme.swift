package import Diagnostics
package import Mustache

/// How pages look: templates and assets, checked against what the pages provide.
package struct Theme: Sendable {
  /// The compiled templates.
  package let templates: TemplateSet
  /// What is copied into the output, in name order; the site's style sheet includes the rules of its tiling.
  package let assets: [Asset]
  /// The names the templates can use.
  let shapes: PageShapes

  /// The asset every page links as its style sheet.
  package static let styleSheetName = "site.css"
  /// The asset every page that wants a script loads as its own.
  package static let scriptName = "site.js"
  /// The asset whose rules are appended to the style sheet, for a site that changes only a few.
  package static let addedStyleSheetName = "custom.css"

  /// Compiles and checks everything, and minifies style sheets and scripts.
  ///
  /// - Parameters:
  ///   - templates: the sources by template name, those of the site in place of the built-in ones.
  ///   - assets: the files by name below `assets/`, likewise.
  ///   - siteRules: CSS that is made for the site and appended to the style sheet, before that of
  ///     `addedStyleSheetName`.
  /// - Throws: every fault of every template: syntax, missing partials, names that no page has, a page without a
  ///   template, a missing style sheet.
  package init(
    templates: [(name: String, text: SourceText)], assets: [(name: String, bytes: [UInt8])],
    siteRules: [UInt8]
  ) throws(DiagnosticFailure) {
    let assets = assets.map { (name: $0.name, bytes: Asset.published($0.bytes, named: $0.name)) }
    let added = assets.first { $0.name == Self.addedStyleSheetName }?.bytes ?? []
    self.assets = assets.filter { $0.name != Self.addedStyleSheetName }
      .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
      .map { asset in
        let isStyleSheet = asset.name == Self.styleSheetName
        return Asset(name: asset.name, bytes: isStyleSheet ? asset.bytes + siteRules + added : asset.bytes)
      }
    self.shapes = PageShapes(assetNames: self.assets.map(\.name))
    var faults = Self.missingFiles(templates: templates.map(\.name), assets: assets.map(\.name))
    do throws(DiagnosticFailure) {
      self.templates = try TemplateSet(templates)
    } catch {
      throw DiagnosticFailure(faults + error.diagnostics)
    }
    for kind in PageKind.allCases where self.templates.contains(kind.templateName) {
      faults += self.templates.check(kind.templateName, against: shapes[kind], within: shapes.everyPage)
    }
    if faults.contains(where: { $0.severity == .error }) { throw DiagnosticFailure(faults) }
  }

  private static func missingFiles(templates: [String], assets: [String]) -> [Diagnostic] {
    var faults: [Diagnostic] = []
    for name in PageKind.allCases.map(\.templateName) where !templates.contains(name) {
      faults.append(Diagnostic(.error, "there is no template \"\(name).mustache\""))
    }
    if !assets.contains(styleSheetName) {
      faults.append(Diagnostic(.error, "there is no asset \"\(styleSheetName)\""))
    }
    return faults
  }

  /// The site's style sheet.
  package var styleSheet: Asset? { asset(Self.styleSheetName) }

  /// The site's script; nil when there is none.
  package var script: Asset? { asset(Self.scriptName) }

  private func asset(_ name: String) -> Asset? {
    assets.first { $0.name == name }
  }
}
