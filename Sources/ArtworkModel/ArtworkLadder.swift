package import CatalogModel

/// The addresses at which to ask for a picture, the best first: the store refuses some sizes of some pictures, and then
/// the next one is asked for.
package struct ArtworkLadder: Hashable, Sendable {
  /// The addresses, each once; none where all are plain http on other machines.
  package let addresses: [String]
  /// An address that is not asked, because anybody on the way could send another picture.
  package let insecure: WebURL?

  /// The sizes asked for, in pixels.
  static let sizes = [ArtworkSizes.largest, 100, 60]

  /// Takes an item's artwork: the largest useful size, smaller ones, then the addresses as the store gave them.
  package init(_ artwork: Artwork) {
    var addresses: [String] = []
    func add(_ address: String) {
      if !addresses.contains(address) { addresses.append(address) }
    }
    let pictures = [artwork.large, artwork.small]
    let safe = pictures.filter(\.original.isTrustworthy)
    if let picture = safe.first(where: \.isResizable) {
      for size in Self.sizes { add(picture.text(size: ArtworkSize(size))) }
    }
    for picture in safe { add(picture.original.text) }
    self.addresses = addresses
    insecure = pictures.map(\.original).first { !$0.isTrustworthy }
  }
}
