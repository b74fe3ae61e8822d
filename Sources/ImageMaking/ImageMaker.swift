package import ArtworkModel
package import Records

/// Makes a picture's files of its source, in this process.
///
/// What comes from strangers belongs into another one: see `ImageWorkerPool`.
package struct ImageMaker: Sendable {
  /// The longer side that a source keeps at least when it is not decoded in full size. Twice the largest size, so that
  /// what is scaled down from it looks the same.
  private static let enough = 2 * ArtworkSizes.largest

  private let library: VipsLibrary

  /// Loads libvips, or the library of that name in its stead.
  package init(library: String? = nil) throws(ImageMakingFault) {
    self.library = try VipsLibrary(library: library)
  }

  /// The files of the picture that `bytes` are, whose digest is `source`; of a picture that moves, those of its first
  /// frame. The same bytes give the same files. Calls from several threads take turns.
  package func make(source: SHA256Digest, _ bytes: UnsafeRawBufferPointer) -> Result<
    ArtworkPack, ImageRefusal
  > {
    if bytes.count > ImageLimits.bytes { return .failure(.tooManyBytes) }
    guard let format = ImageFormat(of: bytes) else { return .failure(ImageRefusal(ofContent: bytes)) }
    let name = ArtworkName(ofSource: source)
    return library.inTurn { library in
      Result { () throws(ImageRefusal) in try Self.pack(named: name, of: bytes, format, by: library) }
    }
  }

  private static func pack(
    named name: ArtworkName, of bytes: UnsafeRawBufferPointer, _ format: ImageFormat,
    by library: OpaquePointer
  ) throws(ImageRefusal) -> ArtworkPack {
    let source = try EncodedPicture(bytes, format, by: library)
    let (width, height) = (source.width, source.height)
    guard width > 0, height > 0 else { throw .damaged("") }
    guard max(width, height) <= ImageLimits.side, width * height <= ImageLimits.pixels else {
      throw .tooManyPixels(width: width, height: height)
    }
    let picture = try source.decoded(enough: enough)
    let maker = VariantMaker(width: width, height: height)
    let largest = try maker.scaled(picture, to: min(max(width, height), ArtworkSizes.largest))
    let smallest = try maker.scaled(largest, to: min(max(width, height), ArtworkSizes.tile[0]))
    let artwork = PreparedArtwork(
      name: name, width: width, height: height, isTransparent: largest.isTransparent, color: smallest.color)
    return ArtworkPack(artwork: artwork, variants: try maker.variants(of: largest, files: artwork.files))
  }
}
