import ArtworkModel
import Records
import Testing

@Suite("The names of artwork files")
struct ArtworkNameTests {
  private static let name = ArtworkName(ofSource: SHA256Digest(of: Array("a".utf8)))

  @Test("stand for the source's bytes")
  func source() {
    #expect(Self.name == ArtworkName(ofSource: SHA256Digest(of: Array("a".utf8))))
    #expect(Self.name != ArtworkName(ofSource: SHA256Digest(of: Array("b".utf8))))
    #expect(Self.name.text.utf8.count == ArtworkName.length)
    #expect(ArtworkName(Self.name.text) == Self.name)
  }

  @Test(
    "name size and format",
    arguments: [
      (ArtworkFormat.webP, "0123456789abcdef0123-60.webp"), (.jpeg, "0123456789abcdef0123-60.jpg"),
      (.png, "0123456789abcdef0123-60.png"),
    ])
  func file(format: ArtworkFormat, text: String) throws {
    #expect(try #require(ArtworkName("0123456789abcdef0123")).file(size: 60, format) == text)
  }

  @Test(
    "are nothing else",
    arguments: [
      "", "0123456789abcdef012", "0123456789abcdef01234", "0123456789ABCDEF0123", "../3456789abcdef0123",
      "0123456789abcdef012é",
    ])
  func others(text: String) {
    #expect(ArtworkName(text) == nil)
  }
}
