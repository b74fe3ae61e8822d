internal import ArtworkModel

/// How well a file is encoded: well enough that a cover's lettering stays sharp, while 18 tiles of photographs at 180
/// pixels stay below 250 KB.
struct PictureQuality: Hashable, Sendable {
  /// The largest size that is not only shown on screens with several pixels to a point.
  private static let largestCoarse = 240

  /// The encoder's setting, from 1 to 100.
  let level: Int
  /// Whether edges between colors stay as they are, such as those of red letters on blue; that costs bytes and time, and
  /// is not seen where pixels are small.
  let keepsEdges: Bool

  /// The quality for a size in pixels.
  init(size: Int, _ format: ArtworkFormat) {
    let isCoarse = size <= Self.largestCoarse
    keepsEdges = isCoarse
    switch format {
    case .webP: level = isCoarse ? 82 : 78
    case .jpeg: level = isCoarse ? 85 : 82
    case .png: level = 100
    }
  }
}
