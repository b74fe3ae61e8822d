package import CatalogModel

/// Finds out what is different between two answers to one search.
package enum AnswerComparison {
  /// The changes: new items, gone ones, then the others by kind of change; each kind in the order of the items' keys.
  ///
  /// The order of the answers does not matter: the store sorts by relevance, which is another every day.
  package static func changes(from old: [Item], to new: [Item]) -> [ItemChange] {
    let oldByKey = Dictionary(old.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let newKeys = Set(new.map(\.key))
    var changes = old.filter { !newKeys.contains($0.key) }.map { ItemChange($0, .gone) }
    var seen: Set<ItemKey> = []
    for item in new where seen.insert(item.key).inserted {
      if let before = oldByKey[item.key] {
        changes += kinds(from: before, to: item).map { ItemChange(item, $0) }
      } else {
        changes.append(ItemChange(item, .new))
      }
    }
    return sorted(changes)
  }

  /// The changes of one item.
  package static func kinds(from old: Item, to new: Item) -> [ItemChange.Kind] {
    var kinds: [ItemChange.Kind] = []
    if let kind = ItemChange.Kind(from: old.price, to: new.price) { kinds.append(kind) }
    if old.name != new.name { kinds.append(.renamed(from: old.name)) }
    if old.artwork?.large.picture != new.artwork?.large.picture { kinds.append(.artwork) }
    return kinds
  }

  static func sorted(_ changes: [ItemChange]) -> [ItemChange] {
    changes.sorted { left, right in
      left.kind.rank == right.kind.rank ? left.item.key < right.item.key : left.kind.rank < right.kind.rank
    }
  }
}
