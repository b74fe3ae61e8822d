internal import CatalogModel
internal import Diagnostics
internal import Localization
internal import Records
internal import SiteAssembly

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

  /// Stands for the items that come of a snapshot with these bytes, in their order, and for what is said of them.
  func fingerprint(_ content: Fingerprint, language: PageLanguage) -> Fingerprint {
    Fingerprint { writer in
      writer.append(id.text)
      writer.append(country)
      writer.append(listedIDs.count)
      for id in listedIDs { writer.append(id) }
      writer.append(order.rawValue)
      writer.append(language.tag)
      writer.append(content)
    }
  }
}
