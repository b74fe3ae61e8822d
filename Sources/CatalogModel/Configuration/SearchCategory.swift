/// What kind of product a search asks for: one of four, or any entity the store documents.
package struct SearchCategory: Hashable, Sendable {
  /// The name as configured, such as `music` or `tvSeason`.
  package let name: String
  /// The store's word for it; nil for everything.
  package let entity: StoreEntity?

  /// Everything the store has.
  package static let all = SearchCategory(name: "all", entity: nil)
  /// Songs and music videos.
  package static let music = SearchCategory(name: "music", entity: StoreEntity(known: "musicTrack"))
  /// Apps for phones.
  package static let software = SearchCategory(name: "software", entity: StoreEntity(known: "software"))
  /// Books to read.
  package static let ebooks = SearchCategory(name: "ebooks", entity: StoreEntity(known: "ebook"))

  private static let named = [all, music, software, ebooks]

  /// The names that can be configured, the four first.
  package static let names = named.map(\.name) + StoreEntity.names.filter { $0 != software.name }

  private init(name: String, entity: StoreEntity?) {
    self.name = name
    self.entity = entity
  }

  /// Takes one of `names`; throws for others.
  package init(_ text: String) throws(ConfigurationFault) {
    if let category = Self.named.first(where: { $0.name == text }) {
      self = category
    } else if StoreEntity.names.contains(text) {
      self.init(name: text, entity: StoreEntity(known: text))
    } else {
      throw .unknownValue(text, of: "category", allowed: Self.names)
    }
  }
}
