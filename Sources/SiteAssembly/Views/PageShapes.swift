internal import Localization
package import Mustache

/// What the templates of each kind of page can refer to.
package struct PageShapes: Sendable {
  /// The site's texts of the interface.
  let text: TemplateShape
  /// The paths of the site's assets.
  let assets: TemplateShape

  /// What is the same on every page of the site; names that a page does not have are looked up here.
  package let everyPage: TemplateShape

  private let home: TemplateShape
  private let grid: TemplateShape
  private let detail: TemplateShape
  private let notFound: TemplateShape

  /// The texts that need no values to be put in, in slot order.
  static let plainTexts: [InterfaceString] = InterfaceString.allCases.filter {
    $0.definition.english.utf8.firstIndex(of: UInt8(ascii: "{")) == nil
  }

  /// Makes the shapes of a site with these assets, by file name.
  package init(assetNames: [String]) {
    text = TemplateShape(
      "text", Self.plainTexts.map { .init(Self.fieldName($0.rawValue), .text, $0.definition.meaning) })
    assets = TemplateShape(
      "assets", assetNames.map { .init(Self.fieldName($0), .text, "path of the asset \($0)") })
    everyPage = TemplateShape("every page", Self.siteFields(text: text, assets: assets))
    home = TemplateShape("home page", Self.headFields + Self.homeFields)
    grid = TemplateShape("grid page", Self.headFields + Self.gridFields)
    detail = TemplateShape("detail page", Self.headFields + Self.detailFields)
    notFound = TemplateShape("page for missing addresses", Self.headFields)
  }

  /// The shape of a page.
  package subscript(kind: PageKind) -> TemplateShape {
    switch kind {
    case .home: home
    case .grid: grid
    case .detail: detail
    case .notFound: notFound
    }
  }

  /// A key or file name as a tag can write it: what is not a letter, digit or underscore becomes an underscore.
  package static func fieldName(_ name: String) -> String {
    String(
      decoding: name.utf8.map { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...0xFF: byte
        default: UInt8(ascii: "_")
        }
      }, as: UTF8.self)
  }
}
