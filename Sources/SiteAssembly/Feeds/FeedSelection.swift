internal import CatalogModel
internal import Snapshots

/// Which events the feeds of a site tell.
struct FeedSelection: Sendable {
  /// The most entries of a search's feed and of the site's.
  static let mostOfSearch = 50
  static let mostOfSite = 100

  /// All that can be told, the earlier first.
  private let events: [FeedEvent]

  /// Takes the events of searches that the site has, about items that have pages.
  init(_ history: ChangeHistory, _ site: SiteBlueprint, _ index: CatalogIndex) {
    let numbers = Dictionary(
      site.searches.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    events = history.events.compactMap { event -> FeedEvent? in
      guard let search = numbers[event.search.text], let place = index.place(of: event.key) else {
        return nil
      }
      return FeedEvent(event, search: search, folder: place.folder)
    }.sorted(by: FeedEvent.isEarlier)
  }

  /// The events of every search, the latest first; none twice.
  func bySearch() -> [Int: [FeedEvent]] {
    Dictionary(grouping: events, by: \.search).mapValues { events in
      Self.latest(Self.withoutRepeats(events), most: Self.mostOfSearch)
    }
  }

  /// The events of the site, the latest first; one that several searches saw is told once, as it was first seen.
  func ofSite() -> [FeedEvent] {
    Self.latest(Self.withoutRepeats(events), most: Self.mostOfSite)
  }

  private static func withoutRepeats(_ events: [FeedEvent]) -> [FeedEvent] {
    var ids: Set<FeedIdentifier> = []
    var drops: [ItemKey: [FeedEvent]] = [:]
    return events.filter { event in
      if ids.contains(event.id) || drops[event.event.key]?.contains(where: event.isSameDrop) == true {
        return false
      }
      ids.insert(event.id)
      if case .drop = event.event.kind { drops[event.event.key, default: []].append(event) }
      return true
    }
  }

  private static func latest(_ events: [FeedEvent], most: Int) -> [FeedEvent] {
    Array(events.sorted(by: FeedEvent.isLater).prefix(most))
  }
}
