package import CatalogModel

/// Something that readers of a feed are told: an item is new, or costs less than before.
package struct HistoryEvent: Hashable, Sendable {
  /// What happened.
  package enum Kind: Hashable, Sendable {
    /// A search that had been recorded before found the item for the first time.
    case new
    /// The price dropped. Both are amounts in one currency, or free.
    case drop(from: Price, to: Price)
  }

  /// When the answer that shows it was received.
  package let time: UTCTime
  /// The id of the search whose answer it is.
  package let search: SearchID
  /// Which item.
  package let key: ItemKey
  /// The item's name then.
  package let name: String
  /// Who made it, as the store said then.
  package let artist: String?
  /// What happened.
  package let kind: Kind

  /// Makes an event.
  package init(
    at time: UTCTime, search: SearchID, key: ItemKey, name: String, artist: String?, _ kind: Kind
  ) {
    self.time = time
    self.search = search
    self.key = key
    self.name = name
    self.artist = artist
    self.kind = kind
  }

  /// The events that changes of a search's answers make, in the order of the changes.
  package static func events(
    of changes: [ItemChange], search: SearchID, at time: UTCTime
  ) -> [HistoryEvent] {
    changes.compactMap { change in
      let kind: Kind
      switch change.kind {
      case .new: kind = .new
      case .cheaper(let from, let to): kind = .drop(from: from, to: to)
      default: return nil
      }
      return HistoryEvent(
        at: time, search: search, key: change.item.key, name: change.item.name, artist: change.item.artist,
        kind)
    }
  }
}

extension HistoryEvent: Comparable {
  /// The later first, then by search, item, kind, prices and names: a total order.
  package static func < (left: Self, right: Self) -> Bool {
    if left.time != right.time { return left.time > right.time }
    if left.search != right.search { return left.search < right.search }
    if left.key != right.key { return left.key < right.key }
    return left.details.lexicographicallyPrecedes(right.details)
  }

  /// What else makes it this event.
  private var details: [String] { kind.words + [name, artist ?? ""] }
}

extension HistoryEvent.Kind {
  fileprivate var words: [String] {
    switch self {
    case .new: ["0"]
    case .drop(let old, let new): ["1", old.plainText ?? "", new.plainText ?? ""]
    }
  }
}
