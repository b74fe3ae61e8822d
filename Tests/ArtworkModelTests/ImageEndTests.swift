import ArtworkModel
import Testing

@Suite("Pictures without an end")
struct ImageEndTests {
  private static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 1, 2, 3]
  private static let png = [0x89] + Array("PNG\r\n\u{1A}\n....".utf8)
  private static let webP = Array("RIFF".utf8) + [8, 0, 0, 0] + Array("WEBPVP8 ".utf8)

  static let table: [(bytes: [UInt8], isEnded: Bool)] = [
    (jpeg, false), (jpeg + [0xFF, 0xD9], true), (jpeg + [0xFF, 0xD9] + Array("<html>".utf8), true),
    (jpeg + [0xFF], false), (jpeg + [0xFF, 0xD9] + [UInt8](repeating: 0, count: 70_000), false),
    (Array(jpeg.prefix(3)), false),
    (png, false), (png + Array("IEND....".utf8), true), (png + Array("IEN".utf8), false),
    (Array("GIF89a...".utf8), false), (Array("GIF89a...;".utf8), true),
    (webP, true), (Array(webP.dropLast()), false), (webP + [0, 0], true),
    (Array("....ftypavif".utf8), true), (Array("<html>".utf8), true), ([], true),
  ]

  @Test("are told from whole ones by what is at their end", arguments: table.indices)
  func ends(index: Int) {
    let (bytes, isEnded) = Self.table[index]
    #expect((bytes.withUnsafeBytes { ImageRefusal(unendedIn: $0) } == nil) == isEnded)
  }
}
