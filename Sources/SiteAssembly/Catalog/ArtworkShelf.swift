package import ArtworkModel
package import CatalogModel
package import Records

/// Which picture each item is shown with.
package struct ArtworkShelf: Sendable {
  /// What is shown of an item.
  package enum Showing: Hashable, Sendable {
    /// A picture of which there are files on the site.
    case prepared(PreparedArtwork)
    /// The store's own, from its servers.
    case store(Artwork)
    /// A drawing: there is no picture that could be shown.
    case drawing
  }

  /// What became of a picture that the store was asked for.
  package enum Standing: Hashable, Sendable {
    /// It is there.
    case prepared(PreparedArtwork)
    /// The store does not have it, or it is no picture that can be shown.
    case unusable
  }

  /// A shelf with nothing on it: every item is shown with the store's picture.
  package static let empty = ArtworkShelf(local: [:], fetched: [:])

  private let local: [Int64: PreparedArtwork]
  private let unusable: Set<Int64>
  private let fetched: [ArtworkKey: Standing]

  /// Takes the publisher's own pictures by the numbers of the items they are for, the numbers of those that cannot be
  /// shown, and what became of the store's.
  package init(
    local: [Int64: PreparedArtwork], unusable: Set<Int64> = [], fetched: [ArtworkKey: Standing]
  ) {
    self.local = local
    self.unusable = unusable
    self.fetched = fetched
  }

  /// Whether every item is shown with the store's picture.
  private var isEmpty: Bool { local.isEmpty && unusable.isEmpty && fetched.isEmpty }

  /// What is shown of an item: the publisher's picture, or else the store's.
  package func showing(of item: Item) -> Showing {
    // Even an empty dictionary takes a hash to look into, and this is done several times for every item.
    if isEmpty { return item.artwork.map { .store($0) } ?? .drawing }
    if let picture = local[item.key.id] { return .prepared(picture) }
    guard let artwork = item.artwork else { return .drawing }
    if fetched.isEmpty, unusable.isEmpty { return .store(artwork) }
    switch fetched[ArtworkKey(artwork)] {
    case .prepared(let picture): return .prepared(picture)
    case .unusable: return .drawing
    // Who has a picture of their own does not want visitors to ask the store for one.
    case nil: return unusable.contains(item.key.id) ? .drawing : .store(artwork)
    }
  }

  /// Whether the picture of an item is the store's, which has to be said beside it.
  func needsCredit(for item: Item) -> Bool {
    if isEmpty { return item.artwork != nil }
    if local[item.key.id] != nil { return false }
    if case .drawing = showing(of: item) { return false }
    return true
  }

  /// Stands for what is shown of a search's items; nil when that is the store's picture for all of them.
  package func fingerprint(of digest: SearchDigest) -> Fingerprint? {
    if isEmpty { return nil }
    return Fingerprint { writer in
      writer.reserve(digest.count * 32)
      for (index, entry) in (digest.entries + digest.departed).enumerated() {
        let key = index < digest.pictures.count ? digest.pictures[index] : nil
        write(entry.key.id, key, to: &writer)
      }
    }
  }

  /// Stands for what is shown of single items.
  func fingerprint(of items: [Item]) -> Fingerprint? {
    if isEmpty { return nil }
    return Fingerprint { writer in
      for item in items { write(item.key.id, item.artwork.map(ArtworkKey.init), to: &writer) }
    }
  }

  /// A name stands for everything about a picture, as the same source always gives the same.
  private func write(_ id: Int64, _ key: ArtworkKey?, to writer: inout RecordWriter) {
    if let picture = local[id] {
      writer.append(picture.name.text)
    } else if let key, let standing = fetched[key] {
      if case .prepared(let picture) = standing { writer.append(picture.name.text) } else { writer.append(1) }
    } else {
      writer.append(unusable.contains(id) ? 2 : 0)
    }
  }
}
