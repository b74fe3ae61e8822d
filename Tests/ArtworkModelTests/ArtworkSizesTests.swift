import ArtworkModel
import Testing

@Suite("The sizes of artwork")
struct ArtworkSizesTests {
  @Test(
    "made are those that the source exceeds, and its own",
    arguments: [
      (0, [1]), (1, [1]), (59, [59]), (60, [60]), (61, [60, 61]), (100, [60, 100]),
      (250, [60, 100, 120, 180, 200, 240, 250]),
      (599, [60, 100, 120, 180, 200, 240, 300, 360, 599]),
      (600, [60, 100, 120, 180, 200, 240, 300, 360, 600]),
      (3_000, [60, 100, 120, 180, 200, 240, 300, 360, 600]),
    ])
  func made(side: Int, sizes: [Int]) {
    #expect(ArtworkSizes.made(ofSide: side) == sizes)
  }

  @Test(
    "offered are those that there are, and the source's own where it is too small",
    arguments: [
      (ArtworkSizes.tile, 3_000, [60, 120, 180, 240, 360]),
      (ArtworkSizes.tile, 360, [60, 120, 180, 240, 360]),
      (ArtworkSizes.tile, 200, [60, 120, 180, 200]), (ArtworkSizes.tile, 30, [30]),
      (ArtworkSizes.tile, 60, [60]),
      (ArtworkSizes.detail, 600, [100, 200, 300, 600]), (ArtworkSizes.detail, 599, [100, 200, 300, 599]),
      (ArtworkSizes.detail, 100, [100]), (ArtworkSizes.detail, 60, [60]), ([], 100, []),
    ])
  func offered(wanted: [Int], side: Int, sizes: [Int]) {
    #expect(ArtworkSizes.offered(wanted, ofSide: side) == sizes)
  }

  @Test("offered are always among those made", arguments: [ArtworkSizes.tile, ArtworkSizes.detail])
  func subset(wanted: [Int]) {
    for side in 1...700 {
      let offered = ArtworkSizes.offered(wanted, ofSide: side)
      let made = ArtworkSizes.made(ofSide: side)
      #expect(!offered.isEmpty && offered.allSatisfy(made.contains) && offered == offered.sorted(), "\(side)")
    }
  }
}
