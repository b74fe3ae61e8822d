import ArtworkModel
import Records
import Testing

@Suite("The cache's file of a picture")
struct ArtworkPackTests {
  private static let name = ArtworkName(ofSource: SHA256Digest(of: Array("a".utf8)))

  private static func pack(width: Int = 80, height: Int = 40, color: ArtworkColor? = nil) -> ArtworkPack {
    let artwork = PreparedArtwork(
      name: name, width: width, height: height, isTransparent: color == nil, color: color)
    return ArtworkPack(
      artwork: artwork,
      variants: artwork.files.enumerated().map { index, file in
        let bytes = [UInt8](repeating: UInt8(index), count: index * 3)
        return ArtworkPack.Variant(size: file.size, format: file.format, bytes: bytes[...])
      })
  }

  @Test("holds all that was put into it", arguments: [nil, ArtworkColor(red: 20, green: 160, blue: 255)])
  func whole(color: ArtworkColor?) throws {
    let pack = Self.pack(color: color)
    #expect(pack.variants.map(\.size) == [60, 60, 80, 80])
    #expect(
      pack.variants.map(\.format)
        == (color == nil ? [.webP, .png, .webP, .png] : [.webP, .jpeg, .webP, .jpeg]))
    #expect(ArtworkPack(pack.bytes, named: Self.name) == pack)
  }

  @Test("is not taken for another picture's")
  func otherName() {
    #expect(ArtworkPack(Self.pack().bytes, named: ArtworkName(ofSource: SHA256Digest(of: [1]))) == nil)
  }

  @Test("is not taken when a byte of it is wrong, missing or too many")
  func damage() {
    let bytes = Self.pack().bytes
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 1
      #expect(ArtworkPack(damaged, named: Self.name) == nil, "\(index)")
      #expect(ArtworkPack(Array(bytes[..<index]), named: Self.name) == nil, "\(index)")
    }
    #expect(ArtworkPack(bytes + [0], named: Self.name) == nil)
  }

  @Test(
    "is not taken with a size that cannot be",
    arguments: [(0, 1), (1, 0), (-1, 5), (16_385, 1), (1, 1 << 40)])
  func badSize(width: Int, height: Int) {
    var writer = RecordWriter()
    PreparedArtwork(name: Self.name, width: width, height: height, isTransparent: false, color: nil).write(
      to: &writer)
    #expect(throws: RecordFault.badValue) {
      var reader = RecordReader(writer.bytes[...])
      _ = try PreparedArtwork(from: &reader)
    }
  }

  @Test("tells shape and color as pages need them")
  func description() {
    let artwork = Self.pack(width: 700, height: 500, color: ArtworkColor(red: 0, green: 10, blue: 255))
      .artwork
    #expect(artwork.color?.hexadecimal == "#000aff")
    #expect(!artwork.isSquare && artwork.fallback == .jpeg)
    #expect(artwork.sizes == [60, 100, 120, 180, 200, 240, 300, 360, 600])
  }
}
