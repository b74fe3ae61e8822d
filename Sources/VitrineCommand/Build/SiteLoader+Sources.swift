internal import CatalogModel
internal import SiteAssembly
internal import Snapshots
internal import StoreSearch

extension SiteLoader {
  /// Where the items of the searches come from, in the configured order.
  func sources(_ configuration: SiteConfiguration, _ lock: SnapshotLock?) -> [SearchSource] {
    let latest = latestDepartures(configuration, lock)
    return configuration.searches.map { search in
      let record = lock?[search.id.value]
      return SearchSource(
        id: search.id.value, file: search.snapshot.value.text,
        path: folder.path(of: search.snapshot.value.text),
        location: search.snapshot.location, country: search.country.code, listedIDs: search.query.listedIDs,
        order: ItemOrder(search.order), requests: StoreRequest.calls(for: search).map(\.address),
        record: record, departed: record.flatMap { departed($0, of: search, configuration.vanished, latest) })
    }
  }

  /// Of each departed item of the searches that show such items: when it was last in an answer, and the fate found out
  /// last. Its page is made of that answer and tells that fate, whichever searches they are of.
  private func latestDepartures(
    _ configuration: SiteConfiguration, _ lock: SnapshotLock?
  ) -> [ItemKey: LatestDeparture] {
    guard let lock, configuration.vanished == .keep else { return [:] }
    var latest: [ItemKey: LatestDeparture] = [:]
    for search in configuration.searches {
      guard let record = lock[search.id.value], record.storefront == search.country else { continue }
      for item in record.departed?.items ?? [] {
        latest[item.key, default: LatestDeparture(item)].take(item)
      }
    }
    return latest
  }

  /// Items of another store than the one the search asks now stay away, as do its own.
  private func departed(
    _ record: SnapshotRecord, of search: SearchConfiguration, _ policy: VanishedItems,
    _ latest: [ItemKey: LatestDeparture]
  ) -> DepartedSource? {
    record.departed.map { departed in
      let isShown = policy == .keep && record.storefront == search.country
      let items = isShown ? departed.items.compactMap { latest[$0.key]?.telling($0) } : departed.items
      return DepartedSource(
        path: folder.path(of: record.departedFile.text), country: record.storefront.code,
        record: SnapshotRecord.Departed(items: items, content: departed.content), isShown: isShown)
    }
  }
}
