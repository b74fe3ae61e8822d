/// One result of a store search, in one shape whatever kind of product it is.
///
/// Every text is clean: valid Unicode without control characters, bounded in length (see `CleanText`); it is still
/// foreign text and must be escaped where it is shown.
///
/// An item never changes. It is a class because passing it on then counts one reference, where a structure would count
/// one for each of its texts.
package final class Item: Sendable {
  /// What makes it this item and no other.
  package let key: ItemKey
  /// What it is called; never empty, one line.
  package let name: String
  /// Who made it; nil when the store does not say.
  package let artist: String?
  /// The album, season or series it is part of; nil when it stands alone or carries the collection's own name.
  package let collection: String?
  /// Its genre, or several joined by ", "; nil when the store does not say.
  package let genre: String?
  /// Its page in the store; nil when the store sent none that is safe to link.
  package let storeURL: WebURL?
  /// Where its picture is; nil when it has none.
  package let artwork: Artwork?
  /// What it costs.
  package let price: Price
  /// The day it came or comes out, in UTC.
  package let releaseDate: CalendarDate?
  /// What it is, as plain text: paragraphs separated by an empty line, lines by "\n".
  package let description: String?
  /// Whether the store marks it as explicit.
  package let isExplicit: Bool

  /// Makes an item from checked parts.
  package init(
    key: ItemKey, name: String, artist: String? = nil, collection: String? = nil, genre: String? = nil,
    storeURL: WebURL? = nil, artwork: Artwork? = nil, price: Price = .unknown,
    releaseDate: CalendarDate? = nil,
    description: String? = nil, isExplicit: Bool = false
  ) {
    self.key = key
    self.name = name
    self.artist = artist
    self.collection = collection
    self.genre = genre
    self.storeURL = storeURL
    self.artwork = artwork
    self.price = price
    self.releaseDate = releaseDate
    self.description = description
    self.isExplicit = isExplicit
  }
}

extension Item: Hashable {
  /// Whether everything about both is the same.
  package static func == (left: Item, right: Item) -> Bool {
    left.key == right.key && left.name == right.name && left.artist == right.artist
      && left.collection == right.collection && left.genre == right.genre && left.storeURL == right.storeURL
      && left.artwork == right.artwork && left.price == right.price && left.releaseDate == right.releaseDate
      && left.description == right.description && left.isExplicit == right.isExplicit
  }

  /// Feeds the key, which different items seldom share.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(key)
  }
}
