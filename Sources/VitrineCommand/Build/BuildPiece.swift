internal import ArtworkModel

/// What one worker makes in one go.
enum BuildPiece: Hashable, Sendable {
  /// A unit of the site's own.
  case site(BuildUnit)
  /// The pages of a search: its items are read once for both.
  case search(Int, gridPages: Bool, detailPages: Bool)

  /// The pictures whose files it consists of, if any.
  func pictures(in shards: [[PreparedArtwork]]) -> [PreparedArtwork] {
    if case .site(.artwork(let shard)) = self { shards[shard] } else { [] }
  }
}
