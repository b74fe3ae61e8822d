import ArtworkModel
import CatalogModel
import Testing

@Suite("Where to ask for a picture")
struct ArtworkLadderTests {
  static let https = "https://is1-ssl.mzstatic.com/image/thumb/Music115/v4/aa/bb/cc/x/y.jpg"
  static let source = "image/thumb/Music/v4/aa/source"

  /// The addresses of the small and the large picture, and those to ask.
  static let table: [(small: String, large: String, addresses: [String])] = [
    (
      "\(https)/60x60bb.jpg", "\(https)/100x100bb.jpg",
      ["\(https)/600x600bb.jpg", "\(https)/100x100bb.jpg", "\(https)/60x60bb.jpg"]
    ),
    (
      "\(https)/60x60bb.jpg", "\(https)/600x600bb.jpg",
      ["\(https)/600x600bb.jpg", "\(https)/100x100bb.jpg", "\(https)/60x60bb.jpg"]
    ),
    (
      "\(https)/60x60bb.png", "\(https)/512x512bb.jpg",
      [
        "\(https)/600x600bb.jpg", "\(https)/100x100bb.jpg", "\(https)/60x60bb.jpg", "\(https)/512x512bb.jpg",
        "\(https)/60x60bb.png",
      ]
    ),
    (
      "http://is4.mzstatic.com/\(source)/60x60bb.jpg", "http://is4.mzstatic.com/\(source)/100x100bb-85.jpg",
      [
        "https://is4-ssl.mzstatic.com/\(source)/600x600bb-85.jpg",
        "https://is4-ssl.mzstatic.com/\(source)/100x100bb-85.jpg",
        "https://is4-ssl.mzstatic.com/\(source)/60x60bb-85.jpg",
        "https://is4-ssl.mzstatic.com/\(source)/60x60bb.jpg",
      ]
    ),
    (
      "http://is3.mzstatic.com/x/mzl.u.png/0x0ss-85.jpg", "http://is3.mzstatic.com/x/mzl.u.png/0x0ss-85.jpg",
      [
        "https://is3-ssl.mzstatic.com/x/mzl.u.png/600x600ss-85.jpg",
        "https://is3-ssl.mzstatic.com/x/mzl.u.png/100x100ss-85.jpg",
        "https://is3-ssl.mzstatic.com/x/mzl.u.png/60x60ss-85.jpg",
        "https://is3-ssl.mzstatic.com/x/mzl.u.png/0x0ss-85.jpg",
      ]
    ),
    (
      "http://is1.mzstatic.com/image/pf/us/r30/Music/a/x_900x810_06.60x60-50.jpg",
      "http://is4.mzstatic.com/image/pf/us/r30/Music/a/x_900x810_06.100x100-75.jpg",
      [
        "https://is4-ssl.mzstatic.com/image/pf/us/r30/Music/a/x_900x810_06.100x100-75.jpg",
        "https://is1-ssl.mzstatic.com/image/pf/us/r30/Music/a/x_900x810_06.60x60-50.jpg",
      ]
    ),
    (
      "http://a4.mzstatic.com/us/r30/Publication/a8/7e/69/mzi.c.60x60-50.jpg",
      "http://a5.mzstatic.com/us/r30/Publication/a8/7e/69/mzi.c.100x100-75.jpg",
      [
        "https://a5.mzstatic.com/us/r30/Publication/a8/7e/69/mzi.c.100x100-75.jpg",
        "https://a4.mzstatic.com/us/r30/Publication/a8/7e/69/mzi.c.60x60-50.jpg",
      ]
    ),
    (
      "https://a1.phobos.apple.com/us/r1000/059/Music/0c/1a/a2/mzi.h.80x60-75.jpg",
      "https://a1.phobos.apple.com/us/r1000/059/Music/0c/1a/a2/mzi.h.133x100-99.jpg",
      [
        "https://a1.phobos.apple.com/us/r1000/059/Music/0c/1a/a2/mzi.h.133x100-99.jpg",
        "https://a1.phobos.apple.com/us/r1000/059/Music/0c/1a/a2/mzi.h.80x60-75.jpg",
      ]
    ),
    (
      "http://a1445.phobos.apple.com/us/r1000/095/cover.60x60-50.jpg",
      "http://a1733.phobos.apple.com/us/r1000/095/cover.100x100-75.jpg", []
    ),
    ("https://a.example/cover.jpg", "http://b.example/100x100bb.jpg", ["https://a.example/cover.jpg"]),
    (
      "http://127.0.0.1:8080/60x60bb.jpg", "http://127.0.0.1:8080/60x60bb.jpg",
      [600, 100, 60].map { "http://127.0.0.1:8080/\($0)x\($0)bb.jpg" }
    ),
  ]

  @Test(
    "the largest useful size comes first, then smaller ones, then what the store gave",
    arguments: table.indices)
  func addresses(index: Int) throws {
    let row = Self.table[index]
    let (small, large) = (try #require(WebURL(row.small)), try #require(WebURL(row.large)))
    let ladder = ArtworkLadder(Artwork(small: ArtworkURL(small), large: ArtworkURL(large)))
    #expect(ladder.addresses == row.addresses)
  }

  @Test("of what is plain http one address is kept to be named")
  func insecure() throws {
    func ladder(_ small: String, _ large: String) throws -> ArtworkLadder {
      let (small, large) = (try #require(WebURL(small)), try #require(WebURL(large)))
      return ArtworkLadder(Artwork(small: ArtworkURL(small), large: ArtworkURL(large)))
    }
    #expect(try ladder("http://a.example/s", "http://a.example/l").insecure?.text == "http://a.example/l")
    #expect(try ladder("https://a.example/s", "https://a.example/l").insecure == nil)
  }

  static let trust: [(url: String, isTrusted: Bool)] = [
    ("https://a.example/x", true), ("HTTPS://a.example:8443/x", true), ("http://a.example/x", false),
    ("http://127.0.0.1/x", true), ("http://127.9.8.7:81/x", true), ("http://LOCALHOST/x", true),
    ("http://[::1]:80/x", true), ("http://[::2]/x", false), ("http://127.0.0.1.evil.example/x", false),
    ("http://localhost.evil.example/x", false), ("http://127.1/x", false), ("http://0127.0.0.1/x", false),
    ("http://2130706433/x", false), ("http://0.0.0.0/x", false),
    ("http://evil.example?http://127.0.0.1/", false),
    ("http://evil.example#127.0.0.1", false), ("http://localhost", true), ("http://[::1", false),
  ]

  @Test("only this machine may be asked by plain http", arguments: trust.indices)
  func trusted(index: Int) {
    let (url, isTrusted) = Self.trust[index]
    #expect((WebURL(url)?.isTrustworthy ?? false) == isTrusted)
  }
}

@Suite("What bytes are that are no picture")
struct SniffingTests {
  static let table: [(bytes: [UInt8], refusal: ImageRefusal?)] = [
    ([], .empty), ([0xFF, 0xD8, 0xFF, 0xE0], nil), ([0x89] + Array("PNG\r\n\u{1A}\n".utf8), nil),
    (Array("GIF89a".utf8), nil), (Array("RIFF....WEBPVP8 ".utf8), nil), (Array("....ftypavif".utf8), nil),
    (Array("<!DOCTYPE html><html>".utf8), .notAnImage("an HTML page")),
    (Array("\u{FEFF}\n  <HTML lang=en>".utf8), .notAnImage("an HTML page")),
    (Array("<?xml version=\"1.0\"?>\n<html>".utf8), .notAnImage("an HTML page")),
    (Array("<?xml version=\"1.0\"?><plist>".utf8), .notAnImage("XML")),
    (Array("{\"errors\":[]}".utf8), .notAnImage("JSON")), (Array(" [1]".utf8), .notAnImage("JSON")),
    (Array("%PDF-1.7".utf8), .unsupported("PDF")), (Array("ID3\u{4}".utf8), .notAnImage("audio")),
    ([0xFF, 0xFB, 0x90], .notAnImage("audio")), ([0xFF, 0xF1, 0x50], .notAnImage("audio")),
    (Array("RIFF....WAVEfmt ".utf8), .notAnImage("audio")),
    (Array("....ftypM4A ".utf8), .notAnImage("audio")),
    (Array("....ftypisom".utf8), .notAnImage("video")), (Array("OggS".utf8), .notAnImage("audio")),
    (Array("<svg xmlns=\"http://www.w3.org/2000/svg\">".utf8), .unsupported("SVG")),
    (Array("<?xml version=\"1.0\"?><!-- x --><svg>".utf8), .unsupported("SVG")),
    ([0x49, 0x49, 0x2A, 0], .unsupported("TIFF")), ([0, 0, 1, 0], .unsupported("icon")),
    (Array("....ftypheic".utf8), .unsupported("HEIC")), (Array("plain words".utf8), .notAnImage(nil)),
    ([0xFF], .notAnImage(nil)), ([0xFF, 0xFF, 0xFF], .notAnImage(nil)), ([0], .notAnImage(nil)),
  ]

  @Test("it is told by how they begin", arguments: table.indices)
  func sniffing(index: Int) {
    let (bytes, refusal) = Self.table[index]
    #expect(bytes.withUnsafeBytes { ImageRefusal(sniffing: $0) } == refusal)
  }

  @Test("too many bytes are too many, whatever they are")
  func size() {
    let bytes = [0xFF, 0xD8, 0xFF] + [UInt8](repeating: 0, count: ImageLimits.bytes - 3)
    #expect(bytes.withUnsafeBytes { ImageRefusal(sniffing: $0) } == nil)
    #expect((bytes + [0]).withUnsafeBytes { ImageRefusal(sniffing: $0) } == .tooManyBytes)
  }
}
