internal import CatalogModel
internal import Snapshots

/// An event that a feed of this site can tell: the item has a page. A class, because events are sorted several times.
final class FeedEvent: Sendable {
  /// What happened.
  let event: HistoryEvent
  /// The number of the search in which it was seen, in the site's order.
  let search: Int
  /// The folder of the item's page.
  let folder: ItemFolder
  /// The entry's id.
  let id: FeedIdentifier

  init(_ event: HistoryEvent, search: Int, folder: ItemFolder) {
    self.event = event
    self.search = search
    self.folder = folder
    id = FeedIdentifier(event)
  }

  /// Whether two events are one price drop that two searches saw at different times, as each is fetched at its own.
  func isSameDrop(as other: FeedEvent) -> Bool {
    guard case .drop = event.kind, event.kind == other.event.kind, event.key == other.event.key else {
      return false
    }
    let apart = abs(event.time.unixSeconds - other.event.time.unixSeconds)
    return search != other.search && apart <= Self.longestApart
  }

  /// The most seconds between them: 48 hours.
  private static let longestApart: Int64 = 48 * 3_600

  /// The earlier first, at the same time by the site's order of searches.
  static func isEarlier(_ left: FeedEvent, _ right: FeedEvent) -> Bool {
    if left.event.time != right.event.time { return left.event.time < right.event.time }
    return left.search == right.search ? left.event < right.event : left.search < right.search
  }

  /// The later first, at the same time by the site's order of searches.
  static func isLater(_ left: FeedEvent, _ right: FeedEvent) -> Bool {
    if left.event.time != right.event.time { return left.event.time > right.event.time }
    return isEarlier(left, right)
  }
}
