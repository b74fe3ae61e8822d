import ArtworkModel
import Testing

@Suite("What bytes are")
struct ImageFormatTests {
  @Test(
    "is told by how they begin",
    arguments: [
      ([0xFF, 0xD8, 0xFF, 0xE0], ImageFormat.jpeg), ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .png),
      (Array("GIF87a".utf8), .gif), (Array("GIF89a".utf8), .gif), (Array("RIFF\0\0\0\0WEBPVP8 ".utf8), .webP),
      (Array("\0\0\0\u{1C}ftypavif".utf8), .avif), (Array("\0\0\0\u{1C}ftypavis".utf8), .avif),
      ([], nil), ([0xFF, 0xD8], nil), (Array("GIF88a".utf8), nil), (Array("RIFF\0\0\0\0WAVE".utf8), nil),
      (Array("\0\0\0\u{1C}ftypheic".utf8), nil), (Array(" GIF89a".utf8), nil),
      (Array("RIFF\0\0\0\0WEB".utf8), nil),
    ] as [([UInt8], ImageFormat?)])
  func format(bytes: [UInt8], format: ImageFormat?) {
    #expect(bytes.withUnsafeBytes { ImageFormat(of: $0) } == format)
  }

  static let others: [([UInt8], ImageRefusal)] = [
    ([], .empty),
    (Array("<!DOCTYPE html>".utf8), .notAnImage("an HTML page")),
    (Array("\u{FEFF}\r\n  <HTML lang=en>".utf8), .notAnImage("an HTML page")),
    (
      Array("<?xml version=\"1.0\"?><html xmlns=\"http://www.w3.org/1999/xhtml\">".utf8),
      .notAnImage("an HTML page")
    ),
    (Array("<!-- gone --><title>404</title>".utf8), .notAnImage("an HTML page")),
    (Array("<?xml version=\"1.0\"?><Error/>".utf8), .notAnImage("XML")),
    (Array("<?xml version=\"1.0\"?><svg xmlns=\"\"/>".utf8), .unsupported("SVG")),
    (Array("<svg/>".utf8), .unsupported("SVG")),
    (Array("{\"a\":1}".utf8), .notAnImage("JSON")), (Array(" [1]".utf8), .notAnImage("JSON")),
    ([0x49, 0x49, 0x2A, 0x00], .unsupported("TIFF")), ([0x4D, 0x4D, 0x00, 0x2A], .unsupported("TIFF")),
    (Array("%PDF-1.4".utf8), .unsupported("PDF")), (Array("\0\0\0\u{18}ftypheic".utf8), .unsupported("HEIC")),
    (Array("\0\0\0\u{18}ftypmif1".utf8), .unsupported("HEIC")),
    (Array("8BPS".utf8), .unsupported("Photoshop")),
    (Array("BM6".utf8), .unsupported("BMP")), ([0, 0, 1, 0], .unsupported("icon")),
    ([0xFF, 0x0A], .unsupported("JPEG XL")), (Array("\0\0\0\u{0C}jP  ".utf8), .unsupported("JPEG 2000")),
    (Array("\0\0\0\u{18}ftypM4A ".utf8), .notAnImage("audio")),
    (Array("\0\0\0\u{18}ftypisom".utf8), .notAnImage("video")),
    (Array("ID3\u{4}".utf8), .notAnImage("audio")), ([0xFF, 0xFB, 0x90], .notAnImage("audio")),
    ([0xFF, 0xF1], .notAnImage("audio")), (Array("RIFF\0\0\0\0WAVE".utf8), .notAnImage("audio")),
    (Array("OggS".utf8), .notAnImage("audio")), (Array("fLaC".utf8), .notAnImage("audio")),
    ([0x50, 0x4B, 3, 4], .notAnImage("a ZIP archive")), ([0x1F, 0x8B], .notAnImage("compressed data")),
    ([0x7F, 0x45, 0x4C, 0x46], .notAnImage("a program")),
    (Array("hello".utf8), .notAnImage(nil)), (Array("<".utf8), .notAnImage(nil)), ([0], .notAnImage(nil)),
    ([0xFF, 0xFE, 0x3C, 0x00], .notAnImage(nil)), (Array("<p>words".utf8), .notAnImage(nil)),
  ]

  @Test("other than a picture that is taken is told where it can be", arguments: others)
  func refusal(bytes: [UInt8], refusal: ImageRefusal) {
    #expect(bytes.withUnsafeBytes { ImageRefusal(ofContent: $0) } == refusal)
  }
}
