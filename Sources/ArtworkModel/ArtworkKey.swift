package import CatalogModel
package import Records

/// What one picture of the store is known by, whichever of its servers delivers it and in whatever size.
package struct ArtworkKey: Hashable, Sendable {
  /// Stands for `ArtworkURL.picture`.
  package let fingerprint: Fingerprint

  /// The key of an item's artwork: that of its large picture.
  package init(_ artwork: Artwork) {
    self.init(picture: artwork.large.picture)
  }

  /// The key of a picture that is known by this (`ArtworkURL.picture`).
  package init(picture: String) {
    var picture = picture
    fingerprint = picture.withUTF8 { Fingerprint(of: UnsafeRawBufferPointer($0)) }
  }

  /// Takes the key as it was recorded.
  package init(recorded fingerprint: Fingerprint) {
    self.fingerprint = fingerprint
  }
}
