package import CatalogModel

extension InterfaceStrings {
  /// What a kind of product is called; a kind without a label of its own is shown as the store sends it.
  package func label(for kind: ItemKind) -> String {
    labels[kind.rawValue] ?? kind.rawValue
  }

  /// How many items there are, in words.
  package func itemCount(_ count: Int) -> String {
    count == 1 ? self[.itemCountOne] : text(.itemCount, [.count: String(count)])
  }

  /// Which page of how many this is.
  package func page(_ page: Int, of pages: Int) -> String {
    text(.pageOf, [.page: String(page), .pages: String(pages)])
  }

  /// An item's second line: who made it, or that nobody knows, and what it is.
  package func artistAndType(of item: Item) -> String {
    text(.artistAndType, [.artist: item.artist ?? self[.unknownArtist], .type: label(for: item.key.kind)])
  }
}
