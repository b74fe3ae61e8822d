package import CatalogModel
package import Localization

/// How a search's items follow each other on its pages. Every order falls back on ids, so it is total.
package enum ItemOrder: String, CaseIterable, Sendable {
  /// By name, the way the page's language sorts.
  case name
  /// As the search lists them, or as the store sent them.
  case listed
  /// The newest first; items without a date come last.
  case released
  /// The cheapest first, free ones in front; items without a price come last. Amounts are compared as numbers, since
  /// one search has one storefront and so one currency.
  case price

  /// The indices of the items in page order.
  ///
  /// - Parameters:
  ///   - items: the items as the store sent them.
  ///   - listedIDs: the ids as configured, for `listed`; items that are not among them (children of an album, say)
  ///     follow the one they came behind.
  ///   - collator: the order of names.
  package func arrange(
    _ items: [ItemOutline], listedIDs: [Int64] = [], collator: inout NameCollator
  ) -> [Int] {
    switch self {
    case .name:
      let byKey = items.indices.sorted { items[$0].key < items[$1].key }
      return collator.order(of: byKey.map { items[$0].name }).map { byKey[$0] }
    case .listed:
      return Self.listed(items, ids: listedIDs)
    case .released:
      return items.indices.sorted { Self.isNewer(items[$0], items[$1]) }
    case .price:
      return items.indices.sorted { Self.isCheaper(items[$0], items[$1]) }
    }
  }

  private static func listed(_ items: [ItemOutline], ids: [Int64]) -> [Int] {
    var rankByID: [Int64: Int] = [:]
    for (rank, id) in ids.enumerated() where rankByID[id] == nil { rankByID[id] = rank }
    var rank = ids.count
    let ranks = items.map { item in
      rank = rankByID[item.key.id] ?? rank
      return rank
    }
    return items.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
  }

  private static func isNewer(_ left: ItemOutline, _ right: ItemOutline) -> Bool {
    switch (left.releaseDate, right.releaseDate) {
    case (let leftDate?, let rightDate?) where leftDate != rightDate: leftDate > rightDate
    case (.some, nil): true
    case (nil, .some): false
    default: left.key < right.key
    }
  }

  private static func isCheaper(_ left: ItemOutline, _ right: ItemOutline) -> Bool {
    let leftRank = rank(left.price)
    let rightRank = rank(right.price)
    return leftRank == rightRank ? left.key < right.key : leftRank < rightRank
  }

  private static func rank(_ price: Price) -> Int64 {
    switch price {
    case .free: 0
    case .amount(let money): money.tenThousandths
    case .notSoldSeparately, .unknown: .max
    }
  }
}
