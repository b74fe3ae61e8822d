/// Where an item's picture is, small and large. The picture need not be square, whatever size is asked for.
package struct Artwork: Hashable, Sendable {
  /// For tiles and rows: what the store sent for 60 points.
  package let small: ArtworkURL
  /// For the detail page: the largest the store sent.
  package let large: ArtworkURL

  /// Makes a pair; either may stand in for the other.
  package init(small: ArtworkURL, large: ArtworkURL) {
    self.small = small
    self.large = large
  }
}
