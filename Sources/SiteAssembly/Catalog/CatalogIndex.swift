package import CatalogModel

/// Which search makes the page of which item, and where that page is.
///
/// An item that several searches find has one page, made by the first of them in the site's order.
package struct CatalogIndex: Sendable {
  /// An item's place in the site.
  package struct Place: Hashable, Sendable {
    /// The index of the search that makes its page.
    package let owner: Int
    /// The name of its folder below `item/`.
    package let folder: String
  }

  /// The searches in the site's order.
  package let searches: [SearchDigest]
  private let places: [ItemKey: Place]

  /// How many different items there are.
  package var itemCount: Int { places.count }

  /// Gives every item its owner and its folder. `country` is the site's own storefront, whose items keep the plain
  /// form of the folder's name.
  package init(searches: [SearchDigest], country: String) {
    self.searches = searches
    let total = searches.reduce(0) { $0 + $1.count }
    var places = Dictionary<ItemKey, Place>(minimumCapacity: total)
    var ids = Set<Int64>(minimumCapacity: total)
    var repeatedIDs: Set<Int64> = []
    for (owner, search) in searches.enumerated() {
      for entry in search.entries where places[entry.key] == nil {
        places[entry.key] = Place(owner: owner, folder: Self.folder(of: entry, siteCountry: country))
        if !ids.insert(entry.key.id).inserted { repeatedIDs.insert(entry.key.id) }
      }
    }
    if !repeatedIDs.isEmpty { Self.separate(repeatedIDs, in: &places) }
    self.places = places
  }

  /// Where an item is; nil for one that no search has.
  package func place(of key: ItemKey) -> Place? {
    places[key]
  }

  /// The folders of all item pages, in byte order, which for texts in normalization form C is the order of strings.
  package var folders: [String] {
    places.values.map(\.folder).sorted()
  }

  /// `<slug>-<id>`, or the id alone; items of another storefront than the site's carry its code behind an underscore,
  /// which no slug contains.
  private static func folder(of entry: SearchDigest.Entry, siteCountry: String) -> String {
    let id = String(entry.key.id)
    let plain = entry.slug.text.isEmpty ? id : entry.slug.text + "-" + id
    return entry.key.country == siteCountry ? plain : plain + "_" + entry.key.country.lowercased()
  }

  /// Two kinds of product may carry the same number and name. The first kind in alphabetical order keeps the plain
  /// folder, the others get their kind behind two underscores, whichever search found them first.
  private static func separate(_ ids: Set<Int64>, in places: inout [ItemKey: Place]) {
    var keysByFolder: [String: [ItemKey]] = [:]
    for (key, place) in places where ids.contains(key.id) {
      keysByFolder[place.folder, default: []].append(key)
    }
    for (folder, keys) in keysByFolder where keys.count > 1 {
      var uses: [String: Int] = [:]
      for key in keys.sorted().dropFirst() {
        guard let place = places[key] else { continue }
        let kind = String(
          decoding: Slug(key.kind.rawValue).text.utf8.prefix { $0 < 0x80 }.prefix(20), as: UTF8.self)
        let count = uses[kind, default: 0] + 1
        uses[kind] = count
        // The number keeps apart kinds whose slugs are the same; only a hostile answer has them.
        let suffix = count == 1 ? kind : "\(kind)_\(count)"
        places[key] = Place(owner: place.owner, folder: "\(folder)__\(suffix)")
      }
    }
  }
}
