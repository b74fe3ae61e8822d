internal import CatalogModel
package import Snapshots

/// The feeds of a site: one of all searches, and one of each.
package struct SiteFeeds {
  private let site: SiteBlueprint
  private let settings: FeedSettings
  private let selection: FeedSelection

  /// Takes a site that has feeds, where its items are, and what happened; nil for a site without feeds.
  package init?(_ site: SiteBlueprint, _ index: CatalogIndex, _ history: ChangeHistory) {
    guard let settings = site.feeds else { return nil }
    self.site = site
    self.settings = settings
    selection = FeedSelection(history, site, index)
  }

  /// Makes every file and hands it on, with its path in the output folder: the site's feed first.
  package func makeFiles<Failure: Error>(
    _ put: (_ file: String, _ bytes: [UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var texts = FeedTexts(site)
    let writer = FeedWriter(site)
    let events = selection.bySearch()
    for number in [nil] + site.searches.indices.map(Optional.some) {
      let told = number.map { events[$0] ?? [] } ?? selection.ofSite()
      let feed = feed(ofSearch: number, told, &texts)
      for format in FeedFormat.allCases {
        try put(format.file(ofSearch: feed.search), writer.bytes(feed, format))
      }
    }
  }

  private func feed(ofSearch number: Int?, _ events: [FeedEvent], _ texts: inout FeedTexts) -> Feed {
    let search = number.map { site.searches[$0] }
    let page = search.map { site.addresses.gridPage(1, ofSearch: $0.id) } ?? site.addresses.home
    var entries: [FeedEntry] = []
    for event in events { entries.append(entry(event, &texts)) }
    return Feed(
      id: FeedIdentifier(feedOf: settings.identity, search: search?.id), search: search?.id,
      title: search.map { "\($0.title) · \(site.title)" } ?? site.title,
      summary: search.map(\.summary) ?? site.summary,
      updated: entries.first?.time ?? settings.updated(ofSearch: number).text,
      page: site.addresses.url(page.path), entries: entries)
  }

  private func entry(_ event: FeedEvent, _ texts: inout FeedTexts) -> FeedEntry {
    FeedEntry(
      id: event.id, url: site.addresses.url(site.addresses.item(event.folder).path),
      title: texts.title(of: event.event), summary: texts.summary(of: event.event),
      time: event.event.time.text)
  }
}
