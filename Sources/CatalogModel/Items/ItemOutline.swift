/// As much of an item as its place in an order and its address take.
package struct ItemOutline: Hashable, Sendable {
  /// What makes it this item and no other.
  package let key: ItemKey
  /// What it is called; never empty, one line.
  package let name: String
  /// What it costs.
  package let price: Price
  /// The day it came or comes out, in UTC.
  package let releaseDate: CalendarDate?
  /// What its large picture is known by (`ArtworkURL.picture`), if that was asked for and it has one.
  package var picture: String?

  /// Makes an outline of checked parts.
  package init(
    key: ItemKey, name: String, price: Price = .unknown, releaseDate: CalendarDate? = nil,
    picture: String? = nil
  ) {
    self.picture = picture
    self.key = key
    self.name = name
    self.price = price
    self.releaseDate = releaseDate
  }
}

extension Item {
  /// The item's outline.
  package var outline: ItemOutline {
    ItemOutline(key: key, name: name, price: price, releaseDate: releaseDate)
  }
}
