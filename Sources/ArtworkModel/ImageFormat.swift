/// What bytes are, told by how they begin and never by a name or a label.
package enum ImageFormat: String, CaseIterable, Hashable, Sendable {
  case jpeg = "JPEG"
  case png = "PNG"
  case gif = "GIF"
  case webP = "WebP"
  case avif = "AVIF"

  /// The format of a picture that begins like this; nil for everything that is not taken for a picture.
  package init?(of bytes: UnsafeRawBufferPointer) {
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8) {
      self = .gif
    } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      self = .webP
    } else if bytes.dropFirst(4).starts(with: "ftyp".utf8), Self.isAVIF(bytes.dropFirst(8)) {
      self = .avif
    } else {
      return nil
    }
  }

  /// Whether a file of the ISO base media format names AVIF as its brand (AV1 Image File Format, section 4).
  private static func isAVIF(_ bytes: Slice<UnsafeRawBufferPointer>) -> Bool {
    bytes.starts(with: "avif".utf8) || bytes.starts(with: "avis".utf8)
  }
}
