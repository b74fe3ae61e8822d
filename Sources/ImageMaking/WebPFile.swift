/// The container of WebP pictures (RFC 9649).
enum WebPFile {
  private static let headSize = 12
  private static let chunkHeadSize = 8
  /// What is said of the alpha channel, in the flags of the chunk `VP8X`.
  private static let alphaFlag: UInt8 = 0x10

  /// A file with nothing but its pixels: libvips 8.14 writes Exif data of its own into every one, a hundred bytes and
  /// more, which is much beside a tile's pixels. Nil when it is not made up as such files are.
  static func bare(_ file: [UInt8]) -> [UInt8]? {
    guard let chunks = chunks(of: file) else { return nil }
    var body = Array("WEBP".utf8)
    // A picture without an alpha channel does not need the chunk that says what else there is.
    if chunks.contains(where: { $0.name == "ALPH" }) {
      guard var extent = chunks.first(where: { $0.name == "VP8X" })?.bytes, extent.count == 18 else {
        return nil
      }
      extent[extent.startIndex + chunkHeadSize] = alphaFlag
      body += extent
    }
    for chunk in chunks where ["ALPH", "VP8 ", "VP8L"].contains(chunk.name) { body += chunk.bytes }
    return Array("RIFF".utf8) + [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: body.count >> $0) } + body
  }

  /// The chunks with their heads, and with the byte that makes each one's length even.
  private static func chunks(of file: [UInt8]) -> [(name: String, bytes: ArraySlice<UInt8>)]? {
    guard file.starts(with: "RIFF".utf8), file.dropFirst(8).starts(with: "WEBP".utf8) else { return nil }
    var chunks: [(name: String, bytes: ArraySlice<UInt8>)] = []
    var start = headSize
    while start < file.count {
      guard file.count - start >= chunkHeadSize else { return nil }
      let size = (0..<4).reduce(0) { $0 | Int(file[start + 4 + $1]) << (8 * $1) }
      let end = start + chunkHeadSize + size + size % 2
      guard end <= file.count else { return nil }
      chunks.append((String(decoding: file[start..<start + 4], as: UTF8.self), file[start..<end]))
      start = end
    }
    return chunks
  }
}
