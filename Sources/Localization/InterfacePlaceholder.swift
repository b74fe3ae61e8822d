/// A name that stands in braces in a text of the interface, to be replaced by a value.
package enum InterfacePlaceholder: String, CaseIterable, Sendable {
  /// Who made an item.
  case artist
  /// A number of items.
  case count
  /// A day.
  case date
  /// What an item is called.
  case name
  /// A localized price that is no longer asked.
  case oldPrice
  /// A page's number, from 1.
  case page
  /// How many pages there are.
  case pages
  /// A localized price.
  case price
  /// A search's title.
  case search
  /// The name of a store, such as "App Store".
  case store
  /// A country whose store is meant.
  case storefront
  /// The label of a kind of product.
  case type
}
