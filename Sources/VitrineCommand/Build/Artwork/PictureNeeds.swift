internal import ArtworkCache
internal import ArtworkModel
internal import CatalogModel
internal import SiteAssembly

/// The items of a site that pages show, as far as their pictures are concerned.
struct PictureNeeds {
  /// The numbers of all items.
  private(set) var ids: Set<Int64> = []
  /// The store's pictures, each with the first item that has it, in the order of the searches and their answers.
  private(set) var wanted: [(key: ArtworkKey, use: PictureUse)] = []

  /// Collects them from the digests of the searches; `sources` say where those are from.
  init(_ digests: [SearchDigest], _ sources: [SearchSource]) {
    ids.reserveCapacity(digests.reduce(0) { $0 + $1.count })
    var seen: Set<ArtworkKey> = []
    for (digest, source) in zip(digests, sources) {
      let entries = digest.entries + digest.departed
      for entry in entries { ids.insert(entry.key.id) }
      for (entry, key) in zip(entries, digest.pictures) {
        guard let key, seen.insert(key).inserted else { continue }
        let use = PictureUse(
          id: entry.key.id, slug: entry.slug.text, search: source.id.text, path: source.path)
        wanted.append((key, use))
      }
    }
  }
}
