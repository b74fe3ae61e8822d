import ArtworkModel
import ImageMaking
import Testing

@Suite("What a picture's files keep to themselves")
struct MetadataTests {
  /// What must not be in them: marks of metadata, and the words put into the sources.
  private static let foreign = [
    "Exif", "pHYs", "ICC_PROFILE", "ICCP", "iCCP", "EXIF", "eXIf", "XMP ", "http://ns.adobe.com", "tEXt",
    "zTXt",
    "iTXt",
    "SECRET", "Photoshop", "JFXX", "<script", "PK\u{3}\u{4}",
  ]

  private static func jpeg(_ steps: [[String]] = [], _ options: String = "") throws -> [UInt8] {
    try VipsTool.convert(
      PNGFile(MarkedPicture.pixels(width: 160, height: 120)), to: "a.jpg[Q=90\(options)]", steps: steps)
  }

  private func check(_ source: [UInt8]) throws {
    let made = try MadePicture(source)
    for variant in made.pack.variants {
      let bytes = Array(variant.bytes)
      for words in Self.foreign {
        #expect(!bytes.contains(words), "\(words) in \(variant.size) \(variant.format)")
      }
    }
  }

  @Test("is all that a JPEG source says besides its pixels")
  func jpegSegments() throws {
    var source = try Self.jpeg([["icc_transform", "p3", "--input-profile", "srgb"]])
    let xmp = "http://ns.adobe.com/xap/1.0/\0<x:xmpmeta xmlns:x=\"adobe:ns:meta/\">SECRET</x:xmpmeta>"
    source = JPEGFile.with(segment: 0xE1, Array(xmp.utf8), in: source)
    source = JPEGFile.with(segment: 0xFE, Array("SECRET comment".utf8), in: source)
    source = JPEGFile.with(segment: 0xED, Array("Photoshop 3.0\08BIM SECRET".utf8), in: source)
    source = JPEGFile.turned(source, orientation: 1)
    try check(source)
  }

  @Test("is all that a PNG source says besides its pixels", arguments: [3, 4])
  func pngChunks(channels: Int) throws {
    var pixels = MarkedPicture.pixels(width: 160, height: 120)
    if channels == 4 { pixels = pixels.with(alpha: 200) }
    let packed = PNGFile.stored(Array("SECRET".utf8))
    let chunks: [(String, [UInt8])] = [
      ("tEXt", Array("Comment\0SECRET".utf8)), ("zTXt", Array("Comment\0\0".utf8) + packed),
      ("iTXt", Array("XML:com.adobe.xmp\0\0\0\0\0<x>SECRET</x>".utf8)),
      ("eXIf", Array("MM\0*\0\0\0\u{8}\0\0SECRET".utf8)),
    ]
    try check(PNGFile(pixels, chunks: chunks).bytes)
  }

  @Test(
    "is whatever comes behind the picture",
    arguments: ["<script>alert(1)</script>", "PK\u{3}\u{4}SECRET", "SECRET"])
  func polyglots(appended: String) throws {
    try check(try Self.jpeg() + Array(appended.utf8))
    try check(PNGFile(MarkedPicture.pixels(width: 160, height: 120)).bytes + Array(appended.utf8))
  }
}
