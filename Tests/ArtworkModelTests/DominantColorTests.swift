import ArtworkModel
import Testing

@Suite("The color that most of a picture has")
struct DominantColorTests {
  private static func color(_ parts: [([UInt8], Int)]) -> ArtworkColor? {
    let pixels = parts.flatMap { color, count in (0..<count).flatMap { _ in color } }
    return pixels.withUnsafeBytes { DominantColor.of(rgba: $0) }
  }

  private static let red: [UInt8] = [200, 30, 30, 255]
  private static let blue: [UInt8] = [30, 30, 200, 255]
  private static let white: [UInt8] = [255, 255, 255, 255]

  @Test("is the most frequent one")
  func mostFrequent() {
    #expect(Self.color([(Self.red, 10), (Self.blue, 20)]) == ArtworkColor(red: 30, green: 30, blue: 200))
  }

  @Test("is not that of a white or gray surround, unless there is little else")
  func surround() {
    #expect(Self.color([(Self.white, 15), (Self.red, 10)]) == ArtworkColor(red: 200, green: 30, blue: 30))
    #expect(Self.color([(Self.white, 25), (Self.red, 10)]) == ArtworkColor(red: 255, green: 255, blue: 255))
  }

  @Test("is an average of similar ones")
  func average() {
    #expect(
      Self.color([([200, 30, 30, 255], 5), ([210, 20, 24, 255], 5)])
        == ArtworkColor(red: 205, green: 25, blue: 27))
  }

  @Test("counts pixels as much as they are opaque")
  func alpha() {
    #expect(
      Self.color([([200, 30, 30, 100], 20), (Self.blue, 10)]) == ArtworkColor(red: 30, green: 30, blue: 200))
  }

  @Test(
    "is none where nothing can be seen",
    arguments: [[], [([200, 30, 30, 0], 10)], [([200, 30, 30, 15], 10)]] as [[([UInt8], Int)]])
  func none(parts: [([UInt8], Int)]) {
    #expect(Self.color(parts) == nil)
  }

  @Test("is found beside an incomplete pixel")
  func incomplete() {
    let pixels: [UInt8] = Self.red + [1, 2, 3]
    #expect(
      pixels.withUnsafeBytes { DominantColor.of(rgba: $0) } == ArtworkColor(red: 200, green: 30, blue: 30))
  }
}
