import ArtworkModel
import CatalogModel
import Testing

@Suite("Pictures of the store")
struct ArtworkKeyTests {
  private static func artwork(_ large: String, small: String? = nil) throws -> Artwork {
    let largeURL = try ArtworkURL(#require(WebURL(large)))
    return try Artwork(small: small.map { try ArtworkURL(#require(WebURL($0))) } ?? largeURL, large: largeURL)
  }

  private static let start = "https://is1-ssl.mzstatic.com/image/thumb/Music/v4/aa/source"

  @Test(
    "are the same on all of its servers and in all sizes",
    arguments: [
      "https://is5-ssl.mzstatic.com/image/thumb/Music/v4/aa/source/100x100bb.jpg",
      "https://is1-ssl.mzstatic.com/image/thumb/Music/v4/aa/source/600x600bb-85.png",
      "http://is3.mzstatic.com/image/thumb/Music/v4/aa/source/60x60bb.jpg",
    ])
  func same(address: String) throws {
    let key = try ArtworkKey(Self.artwork("\(Self.start)/100x100bb.jpg"))
    #expect(try ArtworkKey(Self.artwork(address)) == key)
    #expect(ArtworkKey(recorded: key.fingerprint) == key)
  }

  @Test("are others under other names")
  func different() throws {
    let key = try ArtworkKey(Self.artwork("\(Self.start)/100x100bb.jpg"))
    let other = "https://is1-ssl.mzstatic.com/image/thumb/Music/v4/bb/source/100x100bb.jpg"
    #expect(try ArtworkKey(Self.artwork(other)) != key)
  }

  @Test("are asked for in the largest useful size first, and at each address once")
  func ladder() throws {
    let ladder = try ArtworkLadder(
      Self.artwork("\(Self.start)/100x100bb.jpg", small: "\(Self.start)/60x60bb.jpg"))
    #expect(ladder.addresses == ["600x600bb", "100x100bb", "60x60bb"].map { "\(Self.start)/\($0).jpg" })
  }

  @Test("whose size cannot be chosen are asked for as they were given")
  func fixed() throws {
    let large = "https://a1.example/us/r1000/mzi.xx.100x100-75.jpg"
    let small = "https://a1.example/us/r1000/mzi.xx.60x60-50.jpg"
    #expect(try ArtworkLadder(Self.artwork(large, small: small)).addresses == [large, small])
  }
}
