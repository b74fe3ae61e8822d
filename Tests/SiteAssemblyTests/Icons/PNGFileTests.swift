import Testing

@testable import SiteAssembly

@Suite("Pictures of the program's own") struct PNGFileTests {
  @Test("checksums are those of the specifications")
  func checksums() {
    #expect(PNGFile.crc32("123456789".utf8) == 0xCBF4_3926)
    #expect(PNGFile.crc32([]) == 0)
    #expect(PNGFile.adler32("Wikipedia".utf8) == 0x11E6_0398)
    #expect(PNGFile.adler32([]) == 1)
    #expect(PNGFile.adler32([UInt8](repeating: 255, count: 1_000_000)) == 0x3843_E1BE)
  }

  @Test(
    "what was compressed is what comes out again", arguments: [1, 2, 3, 4, 5, 8, 33, 181, 300, 5_000, 32_768])
  func deflate(rowLength: Int) throws {
    var state: UInt32 = 1
    func next(_ bound: UInt32) -> UInt32 {
      state = state &* 1_664_525 &+ 1_013_904_223
      return (state >> 16) % bound
    }
    for variety in [1, 2, 256] as [UInt32] {
      var content: [UInt8] = []
      while content.count < 4 * rowLength + 700 {
        let run = Int(next(600))
        content += [UInt8](repeating: UInt8(next(variety)), count: run)
        if content.count > rowLength { content += content.suffix(rowLength).prefix(Int(next(400))) }
        content.append(UInt8(next(variety)))
      }
      var deflater = RowDeflater(rowLength: rowLength)
      #expect(try Inflater.inflated(deflater.compressed(content)) == content)
    }
    var deflater = RowDeflater(rowLength: rowLength)
    #expect(try Inflater.inflated(deflater.compressed([])) == [])
  }

  @Test("the icon for home screens is a whole PNG of palette colors, and small")
  func touch() throws {
    let file = BitmapIcon.touch
    #expect(file.count < 2_000)
    #expect(Array(file.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    let chunks = try PNGChunk.all(in: file)
    #expect(chunks.map(\.type) == ["IHDR", "PLTE", "IDAT", "IEND"])
    #expect(chunks[0].content == [0, 0, 0, 180, 0, 0, 0, 180, 8, 3, 0, 0, 0])
    #expect(Array(chunks[1].content.prefix(3)) == [20, 160, 160])
    #expect(Array(chunks[1].content.suffix(3)) == [255, 255, 255])
    let rows = try Inflater.inflated(Array(chunks[2].content.dropFirst(2).dropLast(4)))
    #expect(rows.count == 181 * 180)
    // A corner of the picture, the middle of the first tile, and the gap beside it.
    #expect(rows[1] == 0)
    #expect(rows[181 * 45 + 46] == 16)
    #expect(rows[181 * 45 + 67] == 0)
  }

  @Test("the icon for tabs is one bitmap of 32 × 32 whose corners are transparent")
  func tab() {
    let file = BitmapIcon.ico
    #expect(file.count == 4_286, "two headers of 22 and 40 bytes, four a pixel, and a mask")
    #expect(Array(file.prefix(8)) == [0, 0, 1, 0, 1, 0, 32, 32])
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
      let start = 62 + ((31 - y) * 32 + x) * 4
      return Array(file[start..<start + 4])
    }
    #expect(pixel(0, 0)[3] == 0)
    #expect(pixel(16, 1) == [160, 160, 20, 255])
    #expect(pixel(7, 7) == [255, 255, 255, 255])
  }
}
