/// PNG files (PNG specification, third edition, section 11).
enum PNGFile {
  private static let headSize = 8
  /// What a chunk takes besides its content: length, name and checksum.
  private static let frameSize = 12
  private static let needed = ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"]

  /// A file with nothing but its pixels: libvips writes how many dots an inch has. Nil when it is not made up as such
  /// files are.
  static func bare(_ file: [UInt8]) -> [UInt8]? {
    var bare = Array(file.prefix(headSize))
    var start = headSize
    while start < file.count {
      guard file.count - start >= frameSize else { return nil }
      let length = (0..<4).reduce(0) { $0 << 8 | Int(file[start + $1]) }
      let end = start + frameSize + length
      guard end <= file.count else { return nil }
      let name = String(decoding: file[start + 4..<start + 8], as: UTF8.self)
      if needed.contains(name) { bare += file[start..<end] }
      start = end
    }
    return bare.count > headSize ? bare : nil
  }
}
