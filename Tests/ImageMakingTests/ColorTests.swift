import ArtworkModel
import ImageMaking
import Testing

@Suite("Colors")
struct ColorTests {
  struct Source: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let pixels: Pixels
    var bits = 8
    var file: String?
    var steps: [[String]] = []
    let color: [Int]
    var tolerance = 4

    func bytes() throws -> [UInt8] {
      let png = PNGFile(pixels, bits: bits)
      return try file.map { try VipsTool.convert(png, to: $0, steps: steps) } ?? png.bytes
    }
  }

  private static func plain(_ color: [Int]) -> Pixels { .plain(color, width: 64, height: 48) }

  static let sources = [
    Source(testDescription: "PNG", pixels: plain([200, 100, 50]), color: [200, 100, 50]),
    Source(
      testDescription: "PNG of 16 bits", pixels: plain([200, 100, 50]), bits: 16, color: [200, 100, 50]),
    Source(testDescription: "gray PNG", pixels: plain([77]), color: [77, 77, 77]),
    Source(testDescription: "gray PNG of 16 bits", pixels: plain([77]), bits: 16, color: [77, 77, 77]),
    Source(
      testDescription: "PNG with a palette", pixels: plain([200, 100, 50]), file: "a.png[palette]",
      color: [200, 100, 50]),
    Source(
      testDescription: "interlaced PNG", pixels: plain([200, 100, 50]), file: "a.png[interlace]",
      color: [200, 100, 50]),
    Source(
      testDescription: "JPEG", pixels: plain([200, 100, 50]), file: "a.jpg[Q=95]", color: [200, 100, 50]),
    Source(
      testDescription: "progressive JPEG", pixels: plain([200, 100, 50]), file: "a.jpg[interlace,Q=95]",
      color: [200, 100, 50]),
    Source(testDescription: "gray JPEG", pixels: plain([77]), file: "a.jpg[Q=95]", color: [77, 77, 77]),
    Source(testDescription: "GIF", pixels: plain([200, 100, 50]), file: "a.gif", color: [200, 100, 50]),
    Source(
      testDescription: "WebP", pixels: plain([200, 100, 50]), file: "a.webp[Q=95]", color: [200, 100, 50],
      tolerance: 6),
    Source(
      testDescription: "lossless WebP", pixels: plain([200, 100, 50]), file: "a.webp[lossless]",
      color: [200, 100, 50]),
    Source(
      testDescription: "CMYK JPEG with a profile", pixels: plain([150, 110, 80]), file: "a.jpg[Q=95]",
      steps: [["icc_export", "--output-profile", "cmyk", "--intent", "relative"]], color: [150, 110, 80],
      tolerance: 10),
    Source(
      testDescription: "CMYK JPEG without a profile", pixels: plain([150, 110, 80]),
      file: "a.jpg[Q=95,strip]",
      steps: [["icc_export", "--output-profile", "cmyk", "--intent", "relative"]], color: [150, 110, 80],
      tolerance: 10),
    // Other numbers, which are these of sRGB as the profile of Display P3 means them.
    Source(
      testDescription: "PNG with a wide gamut", pixels: plain([120, 200, 80]), file: "a.png",
      steps: [["icc_transform", "p3", "--input-profile", "srgb"]], color: [120, 200, 80]),
    Source(
      testDescription: "JPEG with a wide gamut", pixels: plain([120, 200, 80]), file: "a.jpg[Q=95]",
      steps: [["icc_transform", "p3", "--input-profile", "srgb"]], color: [120, 200, 80]),
  ]

  @Test("are sRGB whatever they were", arguments: sources)
  func color(of source: Source) throws {
    let made = try MadePicture(source.bytes())
    #expect(!made.artwork.isTransparent)
    for (variant, pixels) in try made.pictures() {
      #expect(pixels.channels == 3)
      let difference = Pixels.difference(pixels.center, source.color)
      #expect(difference <= source.tolerance, "\(variant.size) \(variant.format): \(pixels.center)")
    }
  }

  @Test("with a wide gamut were other numbers before")
  func wideGamut() throws {
    let source = try #require(Self.sources.first { $0.testDescription == "PNG with a wide gamut" })
    let bytes = try source.bytes()
    #expect(bytes.contains("iCCP"))
    let stripped = try VipsTool.convert(
      PNGFile(source.pixels), to: "a.png[strip]", steps: source.steps)
    #expect(Pixels.difference(try MadePicture(stripped).largest().center, source.color) > 10)
  }

  @Test("with a profile that is damaged are taken as they are")
  func damagedProfile() throws {
    let profile = Array("bad\0\0".utf8) + PNGFile.stored(Array(repeating: 7, count: 300))
    let made = try MadePicture(PNGFile(Self.plain([200, 100, 50]), chunks: [("iCCP", profile)]).bytes)
    #expect(Pixels.difference(try made.largest().center, [200, 100, 50]) <= 4)
  }

  @Test("of AVIF pictures are right where they can be read")
  func avif() throws {
    let bytes = try VipsTool.convert(PNGFile(Self.plain([200, 100, 50])), to: "a.avif[Q=95]")
    let result = try ImageMaker().make(bytes)
    if result.refusal == .unsupported("AVIF") { return }
    #expect(Pixels.difference(try MadePicture(bytes).largest().center, [200, 100, 50]) <= 8)
  }

  @Test("of a picture that moves are those of its first frame", arguments: ["gif", "webp"])
  func animation(ending: String) throws {
    // Two frames, one below the other.
    let frames = Pixels(width: 40, height: 60, channels: 3) { _, y in y < 30 ? [200, 40, 40] : [40, 40, 200] }
    let options = ending == "gif" ? "" : ",Q=95"
    let bytes = try VipsTool.convert(PNGFile(frames), to: "a.\(ending)[page-height=30\(options)]")
    let made = try MadePicture(bytes)
    #expect(made.artwork.width == 40 && made.artwork.height == 30)
    #expect(Pixels.difference(try made.largest().center, [200, 40, 40]) <= 8)
  }
}

extension [UInt8] {
  /// Whether a text occurs in them.
  func contains(_ text: String) -> Bool { firstRange(of: Array(text.utf8)) != nil }
}
