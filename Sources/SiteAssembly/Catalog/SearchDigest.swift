package import ArtworkModel
package import CatalogModel

/// What a build has to know of a search's items once they have been read and checked.
///
/// The items themselves are read again when their pages are made, so memory does not grow with their texts. As a
/// record it serves the next build, when the search's answer is the same.
package struct SearchDigest: Hashable, Sendable {
  /// The items in the order the store sent them.
  package let entries: [Entry]
  /// The order on the pages: indices into `entries`.
  package let order: [Int32]
  /// The first items in page order, for the home page; at most `previewCount`. They have what
  /// a tile shows and nothing else.
  package let previews: [Item]
  /// What was odd about the answer, each as the message of a warning.
  package let warnings: [String]
  /// Items that its answers once had, in the order of the file that keeps them. Another search may have them still, or
  /// have lost them too; see `CatalogIndex`.
  package let departed: [Entry]
  /// Why there are no departed items although there should be.
  package let departedFault: String?
  /// The store's pictures of the items, in the order of `entries` and then of `departed`, nil for those without; empty
  /// when nobody asked for them.
  package let pictures: [ArtworkKey?]

  /// How many items the home page shows of a search.
  package static let previewCount = 6

  /// How many items the search has.
  package var count: Int { entries.count }

  /// Sums up a search's items, whose page order is `order`; `first` are the first of them in that order, whole.
  /// `hasPictures` says whether outlines were to tell where the items' pictures are.
  package init(
    _ outlines: [ItemOutline], order: [Int], first: [Item], warnings: [String] = [],
    departed: [ItemOutline] = [], departedFault: String? = nil, hasPictures: Bool = false
  ) {
    self.init(
      entries: outlines.map(Entry.init),
      order: order.map { Int32(clamping: $0) },
      previews: first.prefix(Self.previewCount).map(\.asPreview),
      warnings: warnings, departed: departed.map(Entry.init), departedFault: departedFault,
      pictures: hasPictures ? (outlines + departed).map { $0.picture.map(ArtworkKey.init(picture:)) } : [])
  }

  /// Puts the parts together.
  init(
    entries: [Entry], order: [Int32], previews: [Item], warnings: [String], departed: [Entry],
    departedFault: String?, pictures: [ArtworkKey?]
  ) {
    self.entries = entries
    self.order = order
    self.previews = previews
    self.warnings = warnings
    self.departed = departed
    self.departedFault = departedFault
    self.pictures = pictures
  }
}

extension Item {
  /// The item with what a tile shows of it.
  fileprivate var asPreview: Item {
    Item(key: key, name: name, artist: artist, artwork: artwork)
  }
}
