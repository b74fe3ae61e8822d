internal import CatalogModel
internal import SiteAssembly
internal import Snapshots
internal import StoreSearch

extension SiteLoader {
  /// Where the items of the searches come from, in the configured order.
  func sources(_ configuration: SiteConfiguration, _ lock: SnapshotLock?) -> [SearchSource] {
    configuration.searches.map { search in
      let record = lock?[search.id.value]
      return SearchSource(
        id: search.id.value, file: search.snapshot.value.text,
        path: folder.path(of: search.snapshot.value.text),
        location: search.snapshot.location, country: search.country.code, listedIDs: search.query.listedIDs,
        order: ItemOrder(search.order), requests: StoreRequest.calls(for: search).map(\.address),
        record: record, departed: record.flatMap { departed($0, of: search, configuration.vanished) })
    }
  }

  /// Items of another store than the one the search asks now stay away, as do its own.
  private func departed(
    _ record: SnapshotRecord, of search: SearchConfiguration, _ policy: VanishedItems
  ) -> DepartedSource? {
    record.departed.map { departed in
      DepartedSource(
        path: folder.path(of: record.departedFile.text), country: record.storefront.code, record: departed,
        isShown: policy == .keep && record.storefront == search.country)
    }
  }
}
