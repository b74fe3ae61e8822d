import CatalogModel
import Testing

@Suite("Picture URLs")
struct ArtworkURLTests {
  static let forms: [(url: String, at600: String)] = [
    (
      "https://is1-ssl.mzstatic.com/image/thumb/Music115/v4/aa/x.jpg/100x100bb.jpg",
      "https://is1-ssl.mzstatic.com/image/thumb/Music115/v4/aa/x.jpg/600x600bb.jpg"
    ),
    ("https://a.example/source/60x60bb.png", "https://a.example/source/600x600bb.png"),
    ("http://is4.mzstatic.com/x/source/100x100bb.jpg", "https://is4-ssl.mzstatic.com/x/source/600x600bb.jpg"),
    (
      "http://is4.mzstatic.com/x/source/100x100bb-85.jpg",
      "https://is4-ssl.mzstatic.com/x/source/600x600bb-85.jpg"
    ),
    (
      "http://is3.mzstatic.com/x/mzl.u.png/0x0ss-85.jpg",
      "https://is3-ssl.mzstatic.com/x/mzl.u.png/600x600ss-85.jpg"
    ),
    ("https://a.example/x/1024x0w.jpeg", "https://a.example/x/600x600w.jpeg"),
    ("https://a.example/x/100x100.webp", "https://a.example/x/600x600.webp"),
    (
      "http://a1.phobos.apple.com/us/r1000/x/mzi.y.100x100-75.jpg",
      "http://a1.phobos.apple.com/us/r1000/x/mzi.y.100x100-75.jpg"
    ),
    (
      "http://a1.x.example/y/1400x1400_300dpi.100x100-75.jpg",
      "http://a1.x.example/y/1400x1400_300dpi.100x100-75.jpg"
    ),
    ("http://a1.x.example/y/mzi.z.133x100-99.jpg", "http://a1.x.example/y/mzi.z.133x100-99.jpg"),
    ("http://a1.x.example/y/mzm.khnietzg.png", "http://a1.x.example/y/mzm.khnietzg.png"),
    (
      "http://a1.mzstatic.com/us/r30/x/mzi.y.100x100-75.jpg",
      "https://a1.mzstatic.com/us/r30/x/mzi.y.100x100-75.jpg"
    ),
    ("http://a5.mzstatic.com/us/r1000/x/mzl.z.png", "https://a5.mzstatic.com/us/r1000/x/mzl.z.png"),
    (
      "http://is2.mzstatic.com/image/pf/us/r30/x.60x60-50.jpg",
      "https://is2-ssl.mzstatic.com/image/pf/us/r30/x.60x60-50.jpg"
    ),
    ("http://a.mzstatic.com/x", "http://a.mzstatic.com/x"),
    ("http://a123456.mzstatic.com/x", "http://a123456.mzstatic.com/x"),
    ("http://a1x.mzstatic.com/x", "http://a1x.mzstatic.com/x"),
    ("http://s1.mzstatic.com/x", "http://s1.mzstatic.com/x"),
    ("http://a1.mzstatic.com:80/x", "http://a1.mzstatic.com:80/x"),
    ("http://a1.mzstatic.com.evil.example/x", "http://a1.mzstatic.com.evil.example/x"),
    ("https://a.example/60x60/cover.jpg", "https://a.example/60x60/cover.jpg"),
    ("https://a.example/100x100bb.jpg?x=1", "https://a.example/100x100bb.jpg?x=1"),
    ("https://a.example/100x100bb.gif", "https://a.example/100x100bb.gif"),
    ("https://a.example/100x100BB.jpg", "https://a.example/100x100BB.jpg"),
    ("https://a.example/x100bb.jpg", "https://a.example/x100bb.jpg"),
    ("https://a.example/100xbb.jpg", "https://a.example/100xbb.jpg"),
    ("https://a.example/100x100bb-.jpg", "https://a.example/100x100bb-.jpg"),
    ("https://a.example/100x100bb", "https://a.example/100x100bb"),
    ("https://a.example/123456x1bb.jpg", "https://a.example/123456x1bb.jpg"),
    ("https://a.example", "https://a.example"),
    ("http://is.mzstatic.com/100x100bb.jpg", "http://is.mzstatic.com/600x600bb.jpg"),
    (
      "http://is4.mzstatic.com.evil.example/100x100bb.jpg",
      "http://is4.mzstatic.com.evil.example/600x600bb.jpg"
    ),
  ]

  @Test("Only a last path component that is a size is rewritten", arguments: forms)
  func resizing(url: String, at600: String) throws {
    let artwork = ArtworkURL(try #require(WebURL(url)))
    #expect(artwork.text(size: ArtworkSize(600)) == at600)
    #expect(artwork.isResizable == (artwork.original.text != at600))
    var bytes = Array("x".utf8)
    artwork.write(size: ArtworkSize(600), to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "x" + at600)
  }

  @Test("A picture is the same by http and https, on whichever of the store's servers")
  func picture() throws {
    func picture(_ url: String) throws -> String { ArtworkURL(try #require(WebURL(url))).picture }
    let forms = ["http://a1.mzstatic.com/us/r30/x.png", "https://a1.mzstatic.com/us/r30/x.png"]
    #expect(Set(try forms.map(picture)) == ["mzstatic.com/us/r30/x.png"])
    let scaled = [
      "http://is4.mzstatic.com/x/100x100bb.jpg", "https://is4-ssl.mzstatic.com/x/600x600bb.png",
      "https://is1-ssl.mzstatic.com/x/60x60bb-85.jpg",
    ]
    #expect(Set(try scaled.map(picture)) == ["mzstatic.com/x/"])
  }

  @Test(
    "The size is kept within bounds", arguments: [(-5, 1), (0, 1), (1, 1), (3_000, 3_000), (9_999, 3_000)])
  func bounds(asked: Int, got: Int) throws {
    let artwork = ArtworkURL(try #require(WebURL("https://a.example/100x100bb.jpg")))
    #expect(artwork.text(size: ArtworkSize(asked)) == "https://a.example/\(got)x\(got)bb.jpg")
  }

  @Test("The original is kept as sent")
  func original() throws {
    let url = try #require(WebURL("https://a.example/100x100bb.jpg"))
    #expect(ArtworkURL(url).original == url)
  }
}
