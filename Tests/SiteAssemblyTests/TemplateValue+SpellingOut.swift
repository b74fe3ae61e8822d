import CatalogModel
import Mustache

@testable import SiteAssembly

extension TemplateValue {
  /// The same value with texts of its own in place of spans, to be looked at when the arena has gone on to the next
  /// page.
  func spelledOut(_ arena: TextArena) -> TemplateValue {
    switch self {
    case .textSpan(let span): .text(arena.text(span))
    case .markupSpan(let span): .markup(Array(arena.text(span).utf8))
    case .list(let elements): .list(elements.map { $0.spelledOut(arena) })
    case .object(let object): .object(object.shape, object.values.map { $0.spelledOut(arena) })
    case .absent, .flag, .text, .markup: self
    }
  }
}

extension PageRenderer {
  /// What the template of a grid page is given, spelled out.
  mutating func gridValues(_ page: Int, ofSearch number: Int, items: [Item]) -> TemplateValue {
    let values = gridPage(page, ofSearch: number, items: items)
    return values.spelledOut(arena)
  }

  /// What the template of an item's page is given, spelled out.
  mutating func detailValues(
    _ item: Item, _ standing: ItemStanding, ofSearch number: Int
  ) -> TemplateValue {
    let values = detailPage(item, standing, ofSearch: number)
    return values.spelledOut(arena)
  }

  /// What the template of the home page is given, spelled out.
  mutating func homeValues() -> TemplateValue {
    let values = homePage()
    return values.spelledOut(arena)
  }

  /// What the template of the page for missing addresses is given, spelled out.
  mutating func notFoundValues() -> TemplateValue {
    let values = notFoundPage()
    return values.spelledOut(arena)
  }
}
