import ArtworkModel
import ImageMaking
import Testing

@Suite("Pictures that are stored turned")
struct OrientationTests {
  /// Where the marks of the stored picture are seen, clockwise from the upper left (Exif 2.3, tag 274).
  static let corners: [[Int]] = [
    [0, 1, 2, 3], [1, 0, 3, 2], [2, 3, 0, 1], [3, 2, 1, 0], [0, 3, 2, 1], [3, 0, 1, 2], [2, 1, 0, 3],
    [1, 2, 3, 0],
  ]

  private static let stored = Result {
    try VipsTool.convert(PNGFile(MarkedPicture.pixels(width: 320, height: 240)), to: "a.jpg[Q=95]")
  }

  @Test("are made the way up they are to be seen", arguments: 1...8)
  func orientation(_ number: Int) throws {
    let made = try MadePicture(JPEGFile.turned(Self.stored.get(), orientation: UInt8(number)))
    let isTurned = number >= 5
    #expect([made.artwork.width, made.artwork.height] == (isTurned ? [240, 320] : [320, 240]))
    for (variant, pixels) in try made.pictures() {
      #expect((pixels.width < pixels.height) == isTurned)
      let corners = MarkedPicture.corners(of: pixels, tolerance: 60)
      #expect(corners == Self.corners[number - 1], "\(variant.size) \(variant.format)")
    }
  }

  @Test("in a way that there is not are left as they are", arguments: [0, 9, 255] as [UInt8])
  func unknown(number: UInt8) throws {
    let made = try MadePicture(JPEGFile.turned(Self.stored.get(), orientation: number))
    #expect(MarkedPicture.corners(of: try made.largest(), tolerance: 60) == [0, 1, 2, 3])
  }
}
