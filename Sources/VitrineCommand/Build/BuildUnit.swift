/// What a build makes as a whole, or keeps as a whole from the last one.
enum BuildUnit: Hashable, Sendable {
  case home, notFound, assets, crawlerFiles, feeds
  /// The files of the pictures of one `ArtworkShard`.
  case artwork(shard: Int)
  case gridPages(ofSearch: Int)
  case detailPages(ofSearch: Int)

  /// The number its files are put under.
  var group: UInt32 {
    switch self {
    case .home: 0
    case .notFound: 1
    case .assets: 2
    case .crawlerFiles: 3
    case .feeds: 4
    case .artwork(let shard): UInt32(clamping: 5 + shard)
    case .gridPages(let search): UInt32(clamping: 5 + ArtworkShard.count + 2 * search)
    case .detailPages(let search): UInt32(clamping: 6 + ArtworkShard.count + 2 * search)
    }
  }

  /// Those that every site has once.
  static let ofSite: [BuildUnit] =
    [.home, .crawlerFiles, .feeds, .notFound, .assets]
    + (0..<ArtworkShard.count).map { .artwork(shard: $0) }
}
