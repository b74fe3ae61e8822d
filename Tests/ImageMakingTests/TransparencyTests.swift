import ArtworkModel
import ImageMaking
import Testing

@Suite("Transparency")
struct TransparencyTests {
  @Test("that is there goes into WebP and PNG files")
  func transparent() throws {
    let pixels = Pixels(width: 120, height: 120, channels: 4) { x, _ in [200, 40, 40, x < 60 ? 0 : 255] }
    let made = try MadePicture(PNGFile(pixels).bytes)
    #expect(made.artwork.isTransparent)
    #expect(made.pack.variants.map(\.format) == [.webP, .png, .webP, .png, .webP, .png])
    for (variant, pixels) in try made.pictures() {
      #expect(pixels.channels == 4)
      #expect(pixels[2, 20][3] == 0, "\(variant)")
      let opaque = pixels[pixels.width - 3, 20]
      #expect(
        Pixels.difference(opaque, [200, 40, 40, 255]) <= 8, "\(variant.size) \(variant.format): \(opaque)")
    }
  }

  @Test("that is nowhere makes no difference")
  func opaque() throws {
    let plain = MarkedPicture.pixels(width: 100, height: 100)
    let opaque = try MadePicture(PNGFile(plain.with(alpha: 255)).bytes)
    #expect(!opaque.artwork.isTransparent)
    #expect(opaque.pack.variants == (try MadePicture(PNGFile(plain).bytes)).pack.variants)
  }

  @Test("of a single pixel counts")
  func onePixel() throws {
    var pixels = MarkedPicture.pixels(width: 100, height: 100).with(alpha: 255)
    pixels.values[4 * 5_050 + 3] = 254
    #expect(try MadePicture(PNGFile(pixels).bytes).artwork.isTransparent)
  }

  @Test("all over leaves no color to tell")
  func nothing() throws {
    let made = try MadePicture(PNGFile(.plain([10, 20, 30, 0], width: 70, height: 70)).bytes)
    #expect(made.artwork.isTransparent)
    #expect(made.artwork.color == nil)
  }

  @Test("does not let hidden colors shine through at its edges")
  func edges() throws {
    // Red where it is opaque; green where it cannot be seen.
    let pixels = Pixels(width: 240, height: 240, channels: 4) { x, _ in
      x < 125 ? [220, 20, 20, 255] : [20, 220, 20, 0]
    }
    let made = try MadePicture(PNGFile(pixels).bytes)
    for (variant, pixels) in try made.pictures() where variant.format == .png && variant.size < 240 {
      for x in 0..<pixels.width where pixels[x, 10][3] > 40 {
        #expect(pixels[x, 10][1] < 60, "\(variant.size): \(pixels[x, 10])")
      }
    }
  }

  @Test("of gray pictures, and of 16 bits, keeps its measure", arguments: [1, 3], [8, 16])
  func depths(channels: Int, bits: Int) throws {
    let color = Array(repeating: 90, count: channels) + [128]
    let made = try MadePicture(PNGFile(.plain(color, width: 64, height: 64), bits: bits).bytes)
    #expect(made.artwork.isTransparent)
    #expect(Pixels.difference(try made.largest().center, [90, 90, 90, 128]) <= 3)
  }
}
