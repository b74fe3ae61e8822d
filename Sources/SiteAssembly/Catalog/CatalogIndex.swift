package import CatalogModel
internal import Records

/// Which search makes the page of which item, and where that page is.
///
/// An item that several searches find has one page, made by the first of them in the site's order. One that they only
/// once had has a page too, made by the first of those, at the address it would have if they had it still.
package struct CatalogIndex: Sendable {
  /// An item's place in the site.
  package struct Place: Hashable, Sendable {
    /// The index of the search that makes its page.
    package let owner: Int
    /// Its folder below `item/`.
    package let folder: ItemFolder
    /// Whether no search has it any more.
    package let isDeparted: Bool
  }

  /// Where in the digests an item comes first; departed items are counted on behind a search's other entries.
  struct Reference: Hashable, Sendable {
    let search: Int32
    let entry: Int32
  }

  /// The searches in the site's order.
  package let searches: [SearchDigest]

  /// The first entry with each number. Numbers alone are hashed, as an item is looked up several times and all but a
  /// few numbers stand for one item.
  private let firstByID: [Int64: Reference]
  /// The items whose number others have too: of another kind, or in another storefront.
  private let places: [ItemKey: Place]
  /// How many different items the searches have.
  package let itemCount: Int
  /// How many different items they once had and none has any more.
  package let departedCount: Int
  private let siteCountry: String

  /// Gives every item its owner and its folder. `country` is the site's own storefront, whose items keep the plain
  /// form of the folder's name.
  package init(searches: [SearchDigest], country: String) {
    var firstByID = [Int64: Reference](minimumCapacity: searches.reduce(0) { $0 + $1.count })
    var sharedIDs: Set<Int64> = []
    for (number, search) in searches.enumerated() {
      for (position, entry) in search.entries.enumerated() {
        let here = Reference(search: Int32(clamping: number), entry: Int32(clamping: position))
        let first = Self.first(of: entry.key.id, here, in: &firstByID)
        if first != here, searches[first].key != entry.key { sharedIDs.insert(entry.key.id) }
      }
    }
    let departedIDs = Self.addDeparted(of: searches, to: &firstByID, &sharedIDs)
    let places = sharedIDs.isEmpty ? [:] : Self.places(of: sharedIDs, in: searches, siteCountry: country)
    self.searches = searches
    self.siteCountry = country
    self.firstByID = firstByID
    self.places = places
    self.departedCount =
      departedIDs.count { !sharedIDs.contains($0) } + places.values.count { $0.isDeparted }
    self.itemCount = firstByID.count - sharedIDs.count + places.count - departedCount
  }

  /// Where an item is; nil for one that no search has.
  package func place(of key: ItemKey) -> Place? {
    if !places.isEmpty, let place = places[key] { return place }
    guard let first = firstByID[key.id], searches[first].key == key else { return nil }
    return Place(
      owner: Int(first.search), folder: searches[first].folder(siteCountry: siteCountry),
      isDeparted: Int(first.entry) >= searches[Int(first.search)].count)
  }

  /// Adds the departed items behind all others, so that an item that any search has is not one of them. Returns the
  /// numbers that no item had before.
  private static func addDeparted(
    of searches: [SearchDigest], to firstByID: inout [Int64: Reference], _ sharedIDs: inout Set<Int64>
  ) -> [Int64] {
    var newIDs: [Int64] = []
    for (number, search) in searches.enumerated() {
      for (position, entry) in search.departed.enumerated() {
        let here = Reference(
          search: Int32(clamping: number), entry: Int32(clamping: search.count + position))
        let first = first(of: entry.key.id, here, in: &firstByID)
        if first == here {
          newIDs.append(entry.key.id)
        } else if searches[first].key != entry.key {
          sharedIDs.insert(entry.key.id)
        }
      }
    }
    return newIDs
  }

  /// The first reference for a number, which is `here` when there was none.
  private static func first(
    of id: Int64, _ here: Reference, in firstByID: inout [Int64: Reference]
  ) -> Reference {
    func touch(_ reference: inout Reference) -> Reference { reference }
    return touch(&firstByID[id, default: here])
  }

  /// The places of the items with these numbers.
  private static func places(
    of ids: Set<Int64>, in searches: [SearchDigest], siteCountry: String
  ) -> [ItemKey: Place] {
    var places: [ItemKey: Place] = [:]
    func place(_ entries: [SearchDigest.Entry], owner: Int, isDeparted: Bool) {
      for entry in entries where ids.contains(entry.key.id) && places[entry.key] == nil {
        places[entry.key] = Place(
          owner: owner, folder: entry.folder(siteCountry: siteCountry), isDeparted: isDeparted)
      }
    }
    for (owner, search) in searches.enumerated() { place(search.entries, owner: owner, isDeparted: false) }
    for (owner, search) in searches.enumerated() { place(search.departed, owner: owner, isDeparted: true) }
    separate(&places)
    return places
  }

  /// Two kinds of product may carry the same number and name. The first kind in alphabetical order keeps the plain
  /// folder, the others get their kind behind two underscores, whichever search found them first.
  private static func separate(_ places: inout [ItemKey: Place]) {
    var keysByFolder: [ItemFolder: [ItemKey]] = [:]
    for (key, place) in places { keysByFolder[place.folder, default: []].append(key) }
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
        places[key] = Place(
          owner: place.owner, folder: folder.marked(suffix), isDeparted: place.isDeparted)
      }
    }
  }
}

extension [SearchDigest] {
  /// The entry a reference leads to.
  @inline(__always)
  fileprivate subscript(reference: CatalogIndex.Reference) -> SearchDigest.Entry {
    let search = self[Int(reference.search)]
    let entry = Int(reference.entry)
    return entry < search.count ? search.entries[entry] : search.departed[entry - search.count]
  }
}
