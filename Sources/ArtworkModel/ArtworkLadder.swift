package import CatalogModel

/// The addresses at which to ask for a picture, the best first: the store refuses some sizes of some pictures, and then
/// the next one is asked for.
package struct ArtworkLadder: Hashable, Sendable {
  /// The addresses, each once; at least one, if they may be asked at all.
  package let addresses: [String]

  /// The sizes asked for, in pixels.
  static let sizes = [ArtworkSizes.largest, 100, 60]

  /// Takes an item's artwork: the largest useful size, smaller ones, then the addresses as the store gave them.
  package init(_ artwork: Artwork) {
    var addresses: [String] = []
    func add(_ address: String) {
      if !addresses.contains(address) { addresses.append(address) }
    }
    for picture in [artwork.large, artwork.small] where picture.isResizable {
      for size in Self.sizes { add(picture.text(size: ArtworkSize(size))) }
      break
    }
    for picture in [artwork.large, artwork.small] { add(picture.original.text) }
    self.addresses = addresses
  }
}
