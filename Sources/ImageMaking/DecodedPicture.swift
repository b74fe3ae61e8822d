internal import ArtworkModel
internal import CLateVips

/// A picture's pixels, in sRGB and the way up they are to be seen.
struct DecodedPicture: ~Copyable {
  private let library: OpaquePointer
  private let picture: OpaquePointer

  /// Takes a picture over.
  init(_ picture: OpaquePointer, of library: OpaquePointer) {
    self.picture = picture
    self.library = library
  }

  deinit {
    clv_free_picture(picture)
  }

  /// Its width in pixels.
  var width: Int { Int(clv_width(picture)) }

  /// Its height in pixels.
  var height: Int { Int(clv_height(picture)) }

  /// Whether some pixel is transparent.
  var isTransparent: Bool { clv_channels(picture) == 4 }

  /// The color that most of it has; see `DominantColor`.
  var color: ArtworkColor? {
    let pixels = UnsafeRawBufferPointer(start: clv_pixels(picture), count: width * height * channels)
    if channels == 4 { return DominantColor.of(rgba: pixels) }
    var withAlpha = [UInt8](repeating: 255, count: width * height * 4)
    for pixel in 0..<width * height {
      for channel in 0..<3 { withAlpha[4 * pixel + channel] = pixels[3 * pixel + channel] }
    }
    return withAlpha.withUnsafeBytes(DominantColor.of)
  }

  private var channels: Int { Int(clv_channels(picture)) }

  /// Makes a picture of exactly this size of it.
  func scaled(width: Int, height: Int) throws(ImageRefusal) -> DecodedPicture {
    guard let scaled = clv_scale(picture, Int32(width), Int32(height)) else { throw .damaged(by: library) }
    return DecodedPicture(scaled, of: library)
  }

  /// Encodes it.
  func encoded(_ format: ArtworkFormat, _ quality: PictureQuality) throws(ImageRefusal) -> [UInt8] {
    let bytes = clv_encode(picture, format.target, Int32(quality.level), quality.keepsEdges)
    defer { clv_free_bytes(library, bytes) }
    guard let start = bytes.start else { throw .damaged(by: library) }
    let file = Array(UnsafeRawBufferPointer(start: start, count: bytes.count))
    let bare: [UInt8]? =
      switch format {
      case .webP: WebPFile.bare(file)
      case .png: PNGFile.bare(file)
      case .jpeg: file
      }
    guard let bare else { throw .damaged("") }
    return bare
  }
}

extension ArtworkFormat {
  fileprivate var target: CLVTargetFormat {
    switch self {
    case .webP: .webP
    case .jpeg: .JPEG
    case .png: .PNG
    }
  }
}
