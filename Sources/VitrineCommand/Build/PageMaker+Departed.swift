internal import CatalogModel
internal import Diagnostics
internal import SiteAssembly
internal import Snapshots

extension PageMaker {
  /// Makes the pages of the items that a search once had and no search has any more; returns how many.
  func makeDepartedPages(ofSearch number: Int) throws(DiagnosticFailure) -> Int {
    let pages = index.departedPages(ofSearch: number)
    guard !pages.isEmpty else { return 0 }
    let items = try departedItems(ofSearch: number)
    for page in pages {
      let (item, standing) = items[page.index]
      let file = site.blueprint.addresses.item(page.folder).file
      try put(file, of: .detailPages(ofSearch: number)) { renderer, output throws(DiagnosticFailure) in
        try renderer.renderDetail(item, standing, ofSearch: number, into: &output)
      }
    }
    return pages.count
  }

  /// The search's departed items again, as they were when everything was checked.
  private func departedItems(
    ofSearch number: Int
  ) throws(DiagnosticFailure) -> [(item: Item, standing: ItemStanding)] {
    let source = site.sources[number]
    guard let departed = source.departed else { throw wrongNotes(of: source) }
    guard let reading = reader.readDeparted(departed),
      reading.content == scans[number].departed?.fingerprint
    else { throw changedFile(departed.path) }
    guard reading.items.elementsEqual(index.searches[number].departed, by: { $0.key == $1.key }) else {
      throw wrongNotes(of: source)
    }
    let known = departed.itemsByKey
    return reading.items.map { item in
      guard let fact = known[item.key], fact.fate != .gone else { return (item, .gone) }
      return (item, .left(recorded: fact.lastRecorded.date))
    }
  }
}
