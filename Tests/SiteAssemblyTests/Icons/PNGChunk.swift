import Testing

@testable import SiteAssembly

/// A chunk of a PNG file.
struct PNGChunk {
  let type: String
  let content: [UInt8]

  /// All chunks of a file, whose checksums have been looked at.
  static func all(in file: [UInt8]) throws -> [PNGChunk] {
    func number(at index: Int) -> Int { file[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
    var chunks: [PNGChunk] = []
    var index = 8
    while index < file.count {
      let length = number(at: index)
      try #require(index + 12 + length <= file.count)
      let end = index + 8 + length
      try #require(number(at: end) == Int(PNGFile.crc32(file[index + 4..<end])))
      chunks.append(
        PNGChunk(
          type: String(decoding: file[index + 4..<index + 8], as: UTF8.self),
          content: Array(file[index + 8..<end])))
      index = end + 4
    }
    return chunks
  }
}
