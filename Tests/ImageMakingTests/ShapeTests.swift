import ArtworkModel
import ImageMaking
import Testing

@Suite("A picture's files")
struct ShapeTests {
  struct Shape: Sendable, CustomTestStringConvertible {
    let width: Int
    let height: Int
    /// What its files measure, the smallest first.
    let sizes: [[Int]]

    var testDescription: String { "\(width)×\(height)" }
  }

  static let shapes = [
    Shape(width: 1, height: 1, sizes: [[1, 1]]),
    Shape(width: 60, height: 60, sizes: [[60, 60]]),
    Shape(width: 61, height: 40, sizes: [[60, 39], [61, 40]]),
    Shape(width: 200, height: 150, sizes: [[60, 45], [100, 75], [120, 90], [180, 135], [200, 150]]),
    Shape(width: 133, height: 200, sizes: [[40, 60], [67, 100], [80, 120], [120, 180], [133, 200]]),
    Shape(
      width: 700, height: 525,
      sizes: [
        [60, 45], [100, 75], [120, 90], [180, 135], [200, 150], [240, 180], [300, 225], [360, 270],
        [600, 450],
      ]),
    Shape(
      width: 3000, height: 1,
      sizes: [
        [60, 1], [100, 1], [120, 1], [180, 1], [200, 1], [240, 1], [300, 1], [360, 1], [600, 1],
      ]),
    Shape(width: 1, height: 130, sizes: [[1, 60], [1, 100], [1, 120], [1, 130]]),
  ]

  @Test("fit the squares they are for, and none is enlarged", arguments: shapes)
  func measures(shape: Shape) throws {
    let source = PNGFile(.plain([90, 120, 200], width: shape.width, height: shape.height)).bytes
    let made = try MadePicture(source)
    #expect(made.artwork.width == shape.width)
    #expect(made.artwork.height == shape.height)
    let pictures = try made.pictures()
    #expect(pictures.map { [$0.pixels.width, $0.pixels.height] } == shape.sizes.flatMap { [$0, $0] })
    for (variant, pixels) in pictures {
      #expect(max(pixels.width, pixels.height) == variant.size)
      #expect(Pixels.difference(pixels.center, [90, 120, 200]) <= 6)
    }
    #expect(made.pack.variants.map(\.format) == made.artwork.files.map(\.format))
  }

  @Test(
    "show all of it, the right way up, in every size",
    arguments: [[400, 400], [640, 480], [320, 480], [600, 300]])
  func wholePicture(size: [Int]) throws {
    let made = try MadePicture(PNGFile(MarkedPicture.pixels(width: size[0], height: size[1])).bytes)
    for (variant, pixels) in try made.pictures() {
      #expect(
        MarkedPicture.corners(of: pixels, tolerance: 60) == [0, 1, 2, 3], "\(variant.size) \(variant.format)")
    }
  }

  @Test("are named and found again as the files of a cache")
  func cacheFile() throws {
    let made = try MadePicture(PNGFile(.plain([1, 2, 3], width: 80, height: 80)).bytes)
    #expect(ArtworkPack(made.pack.bytes, named: made.artwork.name) == made.pack)
  }

  @Test("are the same bytes each time")
  func determinism() throws {
    let source = PNGFile(MarkedPicture.pixels(width: 400, height: 300)).bytes
    #expect(try MadePicture(source).pack == MadePicture(source).pack)
  }

  @Test("are of a JPEG picture decoded in part, where that is larger by far")
  func largeJPEG() throws {
    let source = try VipsTool.convert(
      PNGFile(MarkedPicture.pixels(width: 320, height: 240)), to: "large.jpg[Q=90]",
      steps: [["resize", "10"]])
    let made = try MadePicture(source)
    #expect(made.artwork.width == 3_200 && made.artwork.height == 2_400)
    for (variant, pixels) in try made.pictures() {
      #expect(max(pixels.width, pixels.height) == variant.size)
      #expect(
        MarkedPicture.corners(of: pixels, tolerance: 60) == [0, 1, 2, 3], "\(variant.size) \(variant.format)")
    }
  }

  @Test("tell the color that most of it has")
  func color() throws {
    let made = try MadePicture(PNGFile(.plain([20, 160, 160], width: 90, height: 30)).bytes)
    let color = try #require(made.artwork.color)
    #expect(Pixels.difference([Int(color.red), Int(color.green), Int(color.blue)], [20, 160, 160]) <= 1)
  }
}
