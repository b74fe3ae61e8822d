/// Changes to JPEG files (ITU-T T.81).
enum JPEGFile {
  /// The file with an Exif segment that says how it is to be turned.
  static func turned(_ bytes: [UInt8], orientation: UInt8) -> [UInt8] {
    let entry: [UInt8] = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
    let directory: [UInt8] = [0, 1] + entry + [0, 0, 0, 0]
    let content = Array("Exif\0\0MM\0*".utf8) + [0, 0, 0, 8] + directory
    return with(segment: 0xE1, content, in: bytes)
  }

  /// The file with another segment as its first.
  static func with(segment: UInt8, _ content: [UInt8], in bytes: [UInt8]) -> [UInt8] {
    let length = content.count + 2
    return bytes[..<2] + [0xFF, segment, UInt8(length >> 8), UInt8(length & 255)] + content + bytes[2...]
  }
}
