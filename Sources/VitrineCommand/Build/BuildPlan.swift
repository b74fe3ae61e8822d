internal import ArtworkModel
internal import Records
internal import SiteAssembly

/// What each unit of a build is made from, and so what can stay as the last build left it.
struct BuildPlan: Sendable {
  private struct SearchUnits {
    let places: Fingerprint
    let gridPages: Fingerprint
    let detailPages: Fingerprint
  }

  private let ids: [String]
  private let scans: [ScannedSearch]
  private let site: [Fingerprint]
  private let searches: [SearchUnits]
  private let history: Fingerprint?
  /// The shards without files, which nothing has to be done for.
  private let emptyShards: Set<BuildUnit>

  /// Takes what is known once all snapshots have been read and all pictures have been made.
  init(
    _ blueprint: SiteBlueprint, _ index: CatalogIndex, _ artwork: SiteArtwork, _ scans: [ScannedSearch],
    history: Fingerprint?,
    tool: Fingerprint?, workers: Workers
  ) {
    let fingerprints = SiteFingerprints(site: blueprint, tool: tool)
    let searches = workers.map(scans.count, makeTool: {}) { _, number in
      let items = SiteFingerprints.Items(
        source: scans[number].source, places: index.placesFingerprint(ofSearch: number),
        artwork: artwork.shelf.fingerprint(of: index.searches[number]))
      return SearchUnits(
        places: items.places, gridPages: fingerprints.gridPages(ofSearch: number, items),
        detailPages: fingerprints.detailPages(ofSearch: number, items))
    }
    let shards = ArtworkShard.split(artwork.pictures)
    self.emptyShards = Set(shards.indices.filter { shards[$0].isEmpty }.map { .artwork(shard: $0) })
    self.ids = blueprint.searches.map(\.id)
    self.scans = scans
    self.searches = searches
    self.history = history
    self.site = BuildUnit.ofSite.map { unit in
      switch unit {
      case .home: fingerprints.homePage(index, artwork.shelf)
      case .artwork(let shard): Self.fingerprint(of: shards[shard])
      case .notFound: fingerprints.notFoundPage
      case .assets: fingerprints.assets
      case .feeds: fingerprints.feeds(history: history, places: searches.map(\.places))
      default: fingerprints.crawlerFiles(index, places: searches.map(\.places))
      }
    }
  }

  /// Stands for a shard without files.
  private static let noPictures = Fingerprint(high: 0, low: 0)

  private static func fingerprint(of pictures: [PreparedArtwork]) -> Fingerprint {
    pictures.isEmpty
      ? noPictures
      : Fingerprint { writer in
        for picture in pictures { writer.append(picture.name.text) }
      }
  }

  /// The units that were made from the same things in the last build, each with the number of the group its files had.
  func unchanged(since memory: BuildMemory) -> [BuildUnit: UInt32] {
    var groups: [BuildUnit: UInt32] = [:]
    for (place, unit) in BuildUnit.ofSite.enumerated() where site[place] != Self.noPictures {
      groups[unit] = memory.group(ofSiteUnit: place, site[place])
    }
    for (number, units) in searches.enumerated() {
      let grid = BuildUnit.gridPages(ofSearch: number)
      let detail = BuildUnit.detailPages(ofSearch: number)
      groups[grid] = memory.group(ofGridPages: ids[number], units.gridPages)
      groups[detail] = memory.group(ofDetailPages: ids[number], units.detailPages)
    }
    return groups
  }

  /// What has to be made when these units stay.
  func pieces(keeping kept: Set<BuildUnit>) -> [BuildPiece] {
    let site = BuildUnit.ofSite.filter { !kept.contains($0) && !emptyShards.contains($0) }.map {
      BuildPiece.site($0)
    }
    let searches = ids.indices.compactMap { number -> BuildPiece? in
      let makesGrid = !kept.contains(.gridPages(ofSearch: number))
      let makesDetail = !kept.contains(.detailPages(ofSearch: number))
      guard makesGrid || makesDetail else { return nil }
      return .search(number, gridPages: makesGrid, detailPages: makesDetail)
    }
    return site + searches
  }

  /// What the next build is to know of this one.
  var memory: BuildMemory {
    let known = ids.indices.map { number in
      BuildMemory.Search(
        id: ids[number], source: scans[number].source, gridPages: searches[number].gridPages,
        detailPages: searches[number].detailPages, digest: scans[number].record)
    }
    return BuildMemory(site: site, searches: known, history: history)
  }
}
