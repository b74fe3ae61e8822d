import ArtworkModel
import ImageMaking
import TestSupport
import Testing

@Suite("The size of a picture's files")
struct FileSizeTests {
  /// Something like a photograph: soft shapes, edges, and grain.
  private static func photograph(seed: UInt64) -> Pixels {
    var numbers = SeededGenerator(seed: seed)
    let waves = (0..<12).map { _ in
      (0..<3).map { _ in Double.random(in: 0...1, using: &numbers) }
    }
    var values: [UInt8] = []
    for y in 0..<360 {
      for x in 0..<360 {
        var sum = 0.0
        for (index, wave) in waves.enumerated() {
          let along = (wave[0] - 0.5) * Double(x) + (wave[1] - 0.5) * Double(y)
          sum += Self.triangle(along / Double(40 - 3 * index) + wave[2]) * 40
        }
        let grain = Int.random(in: -12...12, using: &numbers)
        for factor in [1.0, 0.7, 0.4] { values.append(UInt8(clamping: 128 + Int(sum * factor) + grain)) }
      }
    }
    return Pixels(width: 360, height: 360, channels: 3, values: values)
  }

  private static func triangle(_ value: Double) -> Double {
    let part = value - value.rounded(.down)
    return part < 0.5 ? 4 * part - 1 : 3 - 4 * part
  }

  @Test("of a page of tiles stays small", arguments: [(60, 60_000), (180, 250_000)])
  func tiles(size: Int, most: Int) throws {
    let packs = try (1...3).map { try MadePicture(PNGFile(Self.photograph(seed: $0)).bytes).pack }
    let bytes = packs.map { pack in
      pack.variants.first { $0.size == size && $0.format == .webP }?.bytes.count ?? .max / 10
    }
    #expect(bytes.reduce(0, +) * 6 <= most, "\(bytes)")
  }

  @Test("of one color is next to nothing, as nothing but pixels is in them")
  func nothingElse() throws {
    let pack = try MadePicture(PNGFile(.plain([200, 10, 20], width: 60, height: 60)).bytes).pack
    let webP = try #require(pack.variants.first { $0.format == .webP })
    #expect(webP.bytes.count < 100)
  }
}
