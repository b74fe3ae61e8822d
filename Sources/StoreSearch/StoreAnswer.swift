package import CatalogModel

/// What the store found for a search: nothing, or a list. A failure is neither; it is an `AnswerFault`.
package enum StoreAnswer: Hashable, Sendable {
  /// The store answered that it has nothing.
  case noResults
  /// The items in the order sent, each key once; never empty.
  case results([Item])

  /// The items, none for `noResults`.
  package var items: [Item] {
    switch self {
    case .noResults: []
    case .results(let items): items
    }
  }
}
