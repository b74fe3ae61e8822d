import ArtworkModel
import CLateVips
import ImageMaking
import Records
import Synchronization
import Testing

/// What was made of a source, with its files decoded again.
struct MadePicture {
  private static let reading = Mutex(())

  let pack: ArtworkPack

  /// Makes the files; throws the refusal.
  init(_ source: [UInt8]) throws {
    pack = try ImageMaker().make(source).get()
  }

  var artwork: PreparedArtwork { pack.artwork }

  /// Every file's pixels.
  func pictures() throws -> [(variant: ArtworkPack.Variant, pixels: Pixels)] {
    try pack.variants.map { ($0, try Self.pixels(of: Array($0.bytes))) }
  }

  /// The largest file's pixels, of the format that shows transparency too.
  func largest() throws -> Pixels {
    try Self.pixels(of: Array(try #require(pack.variants.last { $0.format == .webP }).bytes))
  }

  /// The pixels of a file.
  static func pixels(of bytes: [UInt8]) throws -> Pixels {
    let format = try #require(bytes.withUnsafeBytes { ImageFormat(of: $0) })
    let source: CLVSourceFormat = format == .webP ? .webP : format == .png ? .PNG : .JPEG
    return try reading.withLock { _ in
      var reason = [CChar](repeating: 0, count: 256)
      let library = try #require(clv_open("libvips.so.42", &reason, reason.count))
      defer { clv_close(library) }
      return try bytes.withUnsafeBytes { bytes in
        let start = try #require(bytes.baseAddress)
        let opened = try #require(
          clv_open_source(library, start, bytes.count, source))
        defer { clv_close_source(opened) }
        let picture = try #require(clv_decode(opened, Int32.max))
        defer { clv_free_picture(picture) }
        let (width, height) = (Int(clv_width(picture)), Int(clv_height(picture)))
        let channels = Int(clv_channels(picture))
        let values = Array(UnsafeBufferPointer(start: clv_pixels(picture), count: width * height * channels))
        return Pixels(width: width, height: height, channels: channels, values: values)
      }
    }
  }
}

extension ImageMaker {
  /// Makes the files of bytes that are known by their own digest.
  func make(_ bytes: [UInt8]) -> Result<ArtworkPack, ImageRefusal> {
    bytes.withUnsafeBytes { make(source: SHA256Digest(of: bytes), $0) }
  }
}

extension Result where Failure == ImageRefusal {
  /// Why there is nothing.
  var refusal: ImageRefusal? {
    if case .failure(let refusal) = self { refusal } else { nil }
  }
}
