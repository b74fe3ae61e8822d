import ArtworkModel
import ImageMaking
import Testing

@Suite("Bytes that no files are made of")
struct RefusalTests {
  private static let png = PNGFile(MarkedPicture.pixels(width: 160, height: 120))

  @Test(
    "are told apart by what they are",
    arguments: [
      ("", ImageRefusal.empty),
      ("<!DOCTYPE html><html><body>Not found</body></html>", .notAnImage("an HTML page")),
      ("{\"errors\": [400]}", .notAnImage("JSON")),
      ("<svg xmlns=\"http://www.w3.org/2000/svg\"/>", .unsupported("SVG")),
      ("%PDF-1.7\n", .unsupported("PDF")),
      ("ID3\u{3}\0", .notAnImage("audio")),
      ("plain words", .notAnImage(nil)),
    ])
  func content(text: String, refusal: ImageRefusal) throws {
    #expect(try ImageMaker().make(Array(text.utf8)).refusal == refusal)
  }

  @Test(
    "are pictures that are cut off",
    arguments: ["png", "jpg", "webp", "gif", "jpg[interlace]", "webp[lossless]"])
  func truncated(format: String) throws {
    let whole = try VipsTool.convert(Self.png, to: "a.\(format)")
    #expect(try ImageMaker().make(whole).refusal == nil)
    for part in [0.2, 0.5, 0.9] {
      let result = try ImageMaker().make(Array(whole.prefix(Int(Double(whole.count) * part))))
      guard case .damaged(let words) = result.refusal else {
        Issue.record("\(part) of it: \(result)")
        continue
      }
      #expect(words.utf8.count <= 200 && !words.contains("\n"))
    }
  }

  @Test(
    "are pictures of which only the head is there",
    arguments: [
      [0xFF, 0xD8, 0xFF, 0xE0], [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], Array("GIF89a".utf8),
      Array("GIF89a<script>alert(1)</script>".utf8), Array("RIFF\0\0\0\0WEBPVP8 ".utf8),
      Array("\0\0\0\u{18}ftypavif\0\0\0\0".utf8),
    ] as [[UInt8]])
  func headOnly(bytes: [UInt8]) throws {
    guard case .damaged = try ImageMaker().make(bytes).refusal else {
      Issue.record("taken")
      return
    }
  }

  @Test(
    "are pictures with too many pixels, which are not decoded",
    arguments: [
      (30_000, 30_000), (16_385, 8), (8, 16_385), (8_000, 5_001),
    ])
  func tooManyPixels(width: Int, height: Int) throws {
    let bomb = PNGFile(blackOfWidth: width, height: height).bytes
    let maker = try ImageMaker()
    let start = ContinuousClock.now
    #expect(maker.make(bomb).refusal == .tooManyPixels(width: width, height: height))
    #expect(ContinuousClock.now - start < .seconds(2))
  }

  @Test("are not those with as many pixels as are taken")
  func mostPixels() throws {
    let made = try MadePicture(PNGFile(blackOfWidth: 16_384, height: 600).bytes)
    #expect(made.artwork.width == 16_384)
    #expect(try made.largest() == .plain([0, 0, 0], width: 600, height: 22))
  }

  @Test("are animations with a frame that is too large")
  func hugeFrame() throws {
    let head = Array("GIF89a".utf8) + [0x30, 0x75, 0x30, 0x75, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
    let frame: [UInt8] = [0x2C, 0, 0, 0, 0, 0x30, 0x75, 0x30, 0x75, 0, 2, 2, 0x4C, 0x01, 0, 0x3B]
    #expect(try ImageMaker().make(head + frame).refusal == .tooManyPixels(width: 30_000, height: 30_000))
  }

  @Test("are too many bytes")
  func tooManyBytes() throws {
    let bytes = Self.png.bytes + [UInt8](repeating: 0, count: ImageLimits.bytes)
    #expect(try ImageMaker().make(bytes).refusal == .tooManyBytes)
  }

  @Test("with little text packed into them that becomes much do no harm", arguments: ["zTXt", "iCCP"])
  func packedText(chunk: String) throws {
    let content = Array("name\0\0".utf8) + PNGFile.compressedZeros(200_000_000)
    let bytes = PNGFile(MarkedPicture.pixels(width: 160, height: 120), chunks: [(chunk, content)]).bytes
    let maker = try ImageMaker()
    let start = ContinuousClock.now
    let result = maker.make(bytes)
    #expect(ContinuousClock.now - start < .seconds(5))
    if case .success(let pack) = result { #expect(pack.artwork.width == 160) }
  }

  @Test("never crash the decoder, whichever byte is wrong", arguments: ["jpg", "png", "webp", "gif"])
  func damage(format: String) throws {
    let whole = try VipsTool.convert(PNGFile(MarkedPicture.pixels(width: 40, height: 30)), to: "a.\(format)")
    let maker = try ImageMaker()
    for index in stride(from: 0, to: whole.count, by: max(whole.count / 40, 1)) {
      var damaged = whole
      damaged[index] ^= 0x5A
      if case .success(let pack) = maker.make(damaged) {
        #expect(pack.variants.allSatisfy { !$0.bytes.isEmpty })
      }
    }
  }

  @Test("are of no use without the library")
  func libraryMissing() throws {
    let fault = #expect(throws: ImageMakingFault.self) { try ImageMaker(library: "libnothing.so.42") }
    guard case .libraryMissing(let words) = fault else {
      Issue.record("\(String(describing: fault))")
      return
    }
    #expect(words.contains("libnothing.so.42"))
    #expect(fault?.hint == "install libvips (package libvips42)")
  }
}
