package import CatalogModel

/// Holds back an answer that has lost so much that it is more likely to be the store's fault than the store's shelf.
package enum CollapseGuard {
  /// The items that would be lost, in the order of the old answer; nil when the new answer may take its place: it has at
  /// least half as many items as the old one.
  package static func loss(from old: [Item], to new: [Item]) -> [Item]? {
    guard new.count * 2 < old.count else { return nil }
    let kept = Set(new.map(\.key))
    return old.filter { !kept.contains($0.key) }
  }
}
