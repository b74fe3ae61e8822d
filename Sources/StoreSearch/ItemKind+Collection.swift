internal import CatalogModel

extension ItemKind {
  /// Whether it is sold as a whole under the collection's fields: `collectionName`, `collectionPrice` and so on.
  var isCollection: Bool {
    self == .album || self == .audiobook || self == .podcast || self == .tvSeason
  }
}
