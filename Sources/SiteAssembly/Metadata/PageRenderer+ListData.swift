internal import CatalogModel
internal import Localization
internal import Mustache
internal import Tiling

extension PageRenderer {
  /// What machines are told of a grid page: where it is in the site, and which items it lists.
  mutating func structuredData(ofGridPage page: Int, ofSearch number: Int, _ items: ArraySlice<Item>)
    -> TemplateValue
  {
    let search = site.searches[number]
    let common = values(ofSearch: number)
    let start = arena.bytes.count
    metadata(ofSearch: number).beginGraph(
      below: page > 1 ? common.pagePositions[page - 1] : nil, to: &arena.bytes)
    LinkedData.begin("CollectionPage", to: &arena.bytes)
    LinkedData.member("name", search.title, to: &arena.bytes)
    LinkedData.member("url", site.addresses.url(common.path(ofPage: page) ?? ""), to: &arena.bytes)
    LinkedData.member("inLanguage", site.language.tag, to: &arena.bytes)
    if !items.isEmpty {
      LinkedData.append(#","mainEntity":"#, to: &arena.bytes)
      beginList(of: index.searches[number].count)
      writeEntries(items, from: (page - 1) * site.layout.perPage + 1)
      LinkedData.append("]}", to: &arena.bytes)
    }
    LinkedData.append("}", to: &arena.bytes)
    LinkedData.append(LinkedData.graphEnd, to: &arena.bytes)
    return arena.markup(from: start)
  }

  private mutating func writeEntries(_ items: ArraySlice<Item>, from position: Int) {
    for (offset, item) in items.enumerated() {
      if offset > 0 { LinkedData.append(",", to: &arena.bytes) }
      LinkedData.beginEntry(position + offset, to: &arena.bytes)
      LinkedData.member("name", item.name, to: &arena.bytes)
      LinkedData.key("url", to: &arena.bytes)
      writeURLInScript(of: item)
      LinkedData.append(#""}"#, to: &arena.bytes)
    }
  }

  /// What machines are told of the home page: the site, and its searches.
  mutating func structuredDataOfHome() -> TemplateValue {
    let start = arena.bytes.count
    LinkedData.append(LinkedData.graphStart, to: &arena.bytes)
    LinkedData.begin("WebSite", to: &arena.bytes)
    LinkedData.member("name", site.title, to: &arena.bytes)
    LinkedData.member("url", site.addresses.url(site.addresses.home.path), to: &arena.bytes)
    if let summary = site.summary ?? site.intro?.summary {
      LinkedData.member("description", summary, to: &arena.bytes)
    }
    LinkedData.member("inLanguage", site.language.tag, to: &arena.bytes)
    LinkedData.append("}", to: &arena.bytes)
    if !site.searches.isEmpty {
      LinkedData.append(",", to: &arena.bytes)
      beginList(of: site.searches.count)
      writeSearchEntries()
      LinkedData.append("]}", to: &arena.bytes)
    }
    LinkedData.append(LinkedData.graphEnd, to: &arena.bytes)
    return arena.markup(from: start)
  }

  private mutating func writeSearchEntries() {
    for (position, search) in site.searches.enumerated() {
      if position > 0 { LinkedData.append(",", to: &arena.bytes) }
      LinkedData.beginEntry(position + 1, to: &arena.bytes)
      LinkedData.member("name", search.title, to: &arena.bytes)
      let page = site.addresses.gridPage(1, ofSearch: search.id)
      LinkedData.member("url", site.addresses.url(page.path), to: &arena.bytes)
      LinkedData.append("}", to: &arena.bytes)
    }
  }

  /// Begins a list that has so many entries on all its pages together.
  private mutating func beginList(of count: Int) {
    LinkedData.begin("ItemList", to: &arena.bytes)
    LinkedData.append(#","numberOfItems":"#, to: &arena.bytes)
    arena.bytes.append(decimal: Int64(count))
    LinkedData.append(#","itemListElement":["#, to: &arena.bytes)
  }
}
