import ArtworkModel
import Records
import Testing

@Suite("Why no pictures are made")
struct ImageRefusalTests {
  static let refusals: [(ImageRefusal, String)] = [
    (.empty, "it is empty"), (.notAnImage("JSON"), "it is JSON, not a picture"),
    (.notAnImage(nil), "it is not a picture"), (.unsupported("SVG"), "SVG pictures are not taken"),
    (.tooManyBytes, "it has more than 20 MiB"),
    (.tooManyPixels(width: 30_000, height: 20), "30000 × 20 pixels are too many"),
    (.damaged("VipsJpeg: premature end"), "it is cut off or damaged (VipsJpeg: premature end)"),
    (.damaged(""), "it is cut off or damaged"),
    (.decoderEnded("the decoder crashed (SIGSEGV)"), "it cannot be decoded: the decoder crashed (SIGSEGV)"),
  ]

  @Test("is said in words, and kept for the next run", arguments: refusals)
  func message(refusal: ImageRefusal, message: String) throws {
    #expect(refusal.message == message)
    #expect(try recorded(refusal) == refusal)
  }

  @Test(
    "is not taken from a record with words that are long or cannot be printed",
    arguments: [
      String(repeating: "a", count: 201), "a\nb", "\u{1B}[2J", "\u{9B}1m",
    ])
  func badWords(words: String) {
    #expect(throws: RecordFault.badValue) { try recorded(.damaged(words)) }
  }

  @Test("is not taken from a damaged record")
  func damagedRecord() {
    var writer = RecordWriter()
    ImageRefusal.damaged("words").write(to: &writer)
    for count in 0..<writer.bytes.count {
      #expect(throws: RecordFault.self) {
        var reader = RecordReader(writer.bytes[..<count])
        _ = try ImageRefusal(from: &reader)
      }
    }
  }

  private func recorded(_ refusal: ImageRefusal) throws(RecordFault) -> ImageRefusal {
    var writer = RecordWriter()
    refusal.write(to: &writer)
    var reader = RecordReader(writer.bytes[...])
    return try ImageRefusal(from: &reader)
  }
}
