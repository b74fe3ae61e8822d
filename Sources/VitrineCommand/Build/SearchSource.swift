internal import CatalogModel
internal import Diagnostics
internal import Localization
internal import Records
internal import SiteAssembly
internal import Snapshots

/// Where a search's items come from and what to make of them.
struct SearchSource: Sendable {
  /// The search's id.
  let id: SearchID
  /// The snapshot's path in the site's folder.
  let file: String
  /// The same as messages show it.
  let path: String
  /// Where the configuration names the snapshot or, by default, the search.
  let location: Diagnostic.Location
  /// The storefront the answer is from, as an upper-case alpha-2 code.
  let country: String
  /// The ids as configured; empty for a term.
  let listedIDs: [Int64]
  /// The order of the items.
  let order: ItemOrder
  /// What it asks the store now, as the lock writes it down.
  let requests: [String]
  /// What the lock says of the search; nil when it says nothing.
  let record: SnapshotRecord?
  /// Where its departed items come from; nil when it has none.
  let departed: DepartedSource?

  /// Stands for the items that come of a snapshot with these bytes, in their order, for what is said of them, and for
  /// the departed items that come of a file with those bytes.
  func fingerprint(
    _ content: Fingerprint, departed departedContent: Fingerprint?, language: PageLanguage,
    wantsPictures: Bool
  ) -> Fingerprint {
    Fingerprint { writer in
      writer.append(wantsPictures)
      writer.append(id.text)
      writer.append(country)
      writer.append(listedIDs.count)
      for id in listedIDs { writer.append(id) }
      writer.append(order.rawValue)
      writer.append(language.tag)
      writer.append(content)
      departed?.write(departedContent, to: &writer)
    }
  }
}
