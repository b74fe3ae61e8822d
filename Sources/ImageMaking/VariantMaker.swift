internal import ArtworkModel

/// Scales a picture, and encodes it in each of its sizes.
struct VariantMaker {
  /// The source's size in pixels.
  let width: Int
  let height: Int

  /// The picture's size where it fits a square of `size` pixels: its longer side is as long, the other in proportion,
  /// rounded, and at least a pixel.
  func extent(fitting size: Int) -> (width: Int, height: Int) {
    let longer = max(width, height)
    func side(_ length: Int) -> Int { max(1, (2 * length * size + longer) / (2 * longer)) }
    return (side(width), side(height))
  }

  /// The picture in that size.
  func scaled(_ picture: borrowing DecodedPicture, to size: Int) throws(ImageRefusal) -> DecodedPicture {
    let (width, height) = extent(fitting: size)
    return try picture.scaled(width: width, height: height)
  }

  /// The files, each made of the largest of them.
  func variants(
    of largest: borrowing DecodedPicture, files: [(size: Int, format: ArtworkFormat)]
  ) throws(ImageRefusal) -> [ArtworkPack.Variant] {
    var variants: [ArtworkPack.Variant] = []
    for size in Set(files.map(\.size)).sorted() {
      let scaled = try scaled(largest, to: size)
      for file in files where file.size == size {
        let bytes = try scaled.encoded(file.format, PictureQuality(size: size, file.format))
        variants.append(ArtworkPack.Variant(size: size, format: file.format, bytes: bytes[...]))
      }
    }
    return variants
  }
}
