internal import ArtworkModel
internal import CLateVips

/// A picture that is about to be decoded: how large it is can be told before anything is done that its size decides.
struct EncodedPicture: ~Copyable {
  private let library: OpaquePointer
  private let source: OpaquePointer

  /// Reads the head of a picture; the bytes have to stay as long as this does.
  init(_ bytes: UnsafeRawBufferPointer, _ format: ImageFormat, by library: OpaquePointer) throws(ImageRefusal)
  {
    let format = format.source
    guard clv_can_read(library, format) else { throw .unsupported("AVIF") }
    guard let start = bytes.baseAddress, let source = clv_open_source(library, start, bytes.count, format)
    else {
      throw .damaged(by: library)
    }
    self.library = library
    self.source = source
  }

  deinit {
    clv_close_source(source)
  }

  /// Its width in pixels, the way up it is to be seen.
  var width: Int { Int(isTurned ? clv_stored_height(source) : clv_stored_width(source)) }

  /// The same of its height.
  var height: Int { Int(isTurned ? clv_stored_width(source) : clv_stored_height(source)) }

  private var isTurned: Bool { clv_orientation(source) >= 5 }

  /// Decodes it, not necessarily in its full size, if its longer side keeps `enough` pixels.
  func decoded(enough: Int) throws(ImageRefusal) -> DecodedPicture {
    guard let picture = clv_decode(source, Int32(enough)) else { throw .damaged(by: library) }
    return DecodedPicture(picture, of: library)
  }
}

extension ImageFormat {
  fileprivate var source: CLVSourceFormat {
    switch self {
    case .jpeg: .JPEG
    case .png: .PNG
    case .gif: .GIF
    case .webP: .webP
    case .avif: .AVIF
    }
  }
}
