package import CatalogModel

/// What is different about one search between two states of a site.
package struct SearchComparison: Hashable, Sendable {
  /// The search's id.
  package let search: String
  /// What is different, in the order of `AnswerComparison`.
  package let changes: [ItemChange]

  /// Puts the two together.
  package init(search: String, changes: [ItemChange]) {
    self.search = search
    self.changes = changes
  }

  /// Compares all answers of two states, given by the searches' ids. Searches without a change are left out, the
  /// others are in the order of their ids. An item that one search lost and another gained is one that moved.
  package static func compare(_ old: [String: [Item]], _ new: [String: [Item]]) -> [SearchComparison] {
    let ids = Set(old.keys).union(new.keys).sorted()
    let found = ids.map { id in
      SearchComparison(
        search: id, changes: AnswerComparison.changes(from: old[id] ?? [], to: new[id] ?? []))
    }
    return joiningMoves(found).filter { !$0.changes.isEmpty }
  }

  private static func joiningMoves(_ comparisons: [SearchComparison]) -> [SearchComparison] {
    var lostBy: [ItemKey: (search: String, item: Item)] = [:]
    var gainedKeys: Set<ItemKey> = []
    for comparison in comparisons {
      for change in comparison.changes {
        if change.kind == .gone, lostBy[change.item.key] == nil {
          lostBy[change.item.key] = (comparison.search, change.item)
        }
        if change.kind == .new { gainedKeys.insert(change.item.key) }
      }
    }
    return comparisons.map { comparison in
      let changes = comparison.changes.flatMap { change -> [ItemChange] in
        switch change.kind {
        case .new:
          guard let lost = lostBy[change.item.key] else { return [change] }
          let others = AnswerComparison.kinds(from: lost.item, to: change.item)
          return ([.moved(from: lost.search)] + others).map { ItemChange(change.item, $0) }
        case .gone:
          let hasMoved =
            gainedKeys.contains(change.item.key) && lostBy[change.item.key]?.search == comparison.search
          return hasMoved ? [] : [change]
        default:
          return [change]
        }
      }
      return SearchComparison(search: comparison.search, changes: AnswerComparison.sorted(changes))
    }
  }
}
