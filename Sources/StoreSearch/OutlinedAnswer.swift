package import CatalogModel

/// A body that was a result list, read as far as it takes to order its items.
package struct OutlinedAnswer: Hashable, Sendable {
  /// The items in the order sent, each key once; none when the store has nothing.
  package let outlines: [ItemOutline]
  /// The items chosen, whole, in the order chosen.
  package let chosen: [Item]
  /// What had to be left out or is odd, in the order of the results.
  package let warnings: [AnswerWarning]
  /// How many results repeated the key of an earlier one and were left out.
  package let duplicateCount: Int

  /// Makes an answer.
  package init(
    outlines: [ItemOutline], chosen: [Item] = [], warnings: [AnswerWarning] = [], duplicateCount: Int = 0
  ) {
    self.outlines = outlines
    self.chosen = chosen
    self.warnings = warnings
    self.duplicateCount = duplicateCount
  }
}
