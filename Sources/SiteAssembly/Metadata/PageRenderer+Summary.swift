internal import CatalogModel
internal import Localization
internal import Mustache

extension PageRenderer {
  /// How much of a text stands in for a page's summary, in bytes.
  static let summaryLength = 160

  /// What an item's page is: the beginning of its description, or its name, maker and kind.
  mutating func summary(of item: Item, _ kind: ItemTexts.Kind) -> TemplateValue {
    let start = arena.bytes.count
    if let description = item.description {
      DescriptionMarkup.writeSummary(description, limit: Self.summaryLength, to: &arena.bytes)
    } else {
      arena.bytes.append(contentsOf: item.name.utf8)
      arena.bytes.append(contentsOf: " – ".utf8)
      texts.writeByline(of: item, kind, to: &arena.bytes)
    }
    return arena.text(from: start)
  }

  /// What a grid page is: what the publisher says of its search, or else the search's title, how many items it has, and
  /// the first names on the page. No two pages have the same, as each but the first begins with its position.
  mutating func summary(ofGridPage page: Int, ofSearch number: Int, _ items: ArraySlice<Item>)
    -> TemplateValue
  {
    let search = site.searches[number]
    let start = arena.bytes.count
    if page > 1 {
      let positions = values(ofSearch: number).pagePositions
      arena.bytes.append(contentsOf: positions[page - 1].utf8)
      arena.bytes.append(contentsOf: " · ".utf8)
    }
    if let summary = search.summary ?? search.intro?.summary {
      arena.bytes.append(contentsOf: summary.utf8)
      return arena.text(from: start)
    }
    let count = index.searches[number].count
    let said = count == 0 ? site.strings[.nothingFound] : site.strings.itemCount(count)
    for text in [search.title, " · ", said] { arena.bytes.append(contentsOf: text.utf8) }
    writeList(items.lazy.map(\.name), after: start)
    return arena.text(from: start)
  }

  /// What the site is: what the publisher says of it, or else its title and those of its searches.
  mutating func summaryOfHome() -> TemplateValue {
    let start = arena.bytes.count
    if let summary = site.summary ?? site.intro?.summary { return .text(summary) }
    arena.bytes.append(contentsOf: site.title.utf8)
    writeList(site.searches.lazy.map(\.title), after: start)
    return arena.text(from: start)
  }

  /// Appends as many names as fit a summary that began at `start`.
  private mutating func writeList(_ names: some Sequence<String>, after start: Int) {
    var separator: StaticString = ": "
    for name in names {
      guard arena.bytes.count - start <= Self.summaryLength else { break }
      LinkedData.append(separator, to: &arena.bytes)
      arena.bytes.append(contentsOf: name.utf8)
      separator = ", "
    }
    DescriptionMarkup.shorten(from: start, limit: Self.summaryLength, in: &arena.bytes)
  }
}
