internal import ArtworkModel

/// The files of the pictures whose names begin alike. A build makes or keeps them as a whole, so that a new picture costs
/// as much as these and not as much as all.
enum ArtworkShard {
  /// How many there are.
  static let count = 64

  /// The one that a picture belongs to.
  static func number(of name: ArtworkName) -> Int {
    (Int(name.text.prefix(2), radix: 16) ?? 0) * count / 256
  }

  /// Pictures by shard.
  static func split(_ pictures: [PreparedArtwork]) -> [[PreparedArtwork]] {
    var shards = [[PreparedArtwork]](repeating: [], count: count)
    for picture in pictures { shards[number(of: picture.name)].append(picture) }
    return shards
  }
}
