import Testing

@testable import SiteAssembly

@Suite struct PercentEncodingTests {
  @Test("every byte but the unreserved ones is encoded, in upper-case digits")
  func bytes() {
    for byte in UInt8(0x20)..<0x7F {
      let text = String(Unicode.Scalar(byte))
      let isUnreserved = text.wholeMatch(of: /[A-Za-z0-9._~-]/) != nil
      let hex = String(byte, radix: 16, uppercase: true)
      #expect(PercentEncoding.encoded(text, .unreserved) == (isUnreserved ? text : "%\(hex)"))
      #expect(PercentEncoding.encoded(text, .path) == (isUnreserved || text == "/" ? text : "%\(hex)"))
    }
    #expect(PercentEncoding.encoded("\u{0}\n", .path) == "%00%0A")
  }

  @Test("what was encoded is decoded to the same text", arguments: ["", "a/b", "100 %", "é東🎷", "%41", "a%"])
  func roundTrip(text: String) {
    #expect(PercentEncoding.decoded(PercentEncoding.encoded(text, .unreserved)) == text)
    #expect(PercentEncoding.decoded(PercentEncoding.encoded(text, .path)) == text)
  }

  @Test(
    "decoding leaves half escapes alone and refuses what is not UTF-8",
    arguments: [
      ("%e9", nil), ("%C3%A9", "é"), ("%c3%a9", "é"), ("%", "%"), ("%4", "%4"), ("%zz", "%zz"),
      ("%4g1", "%4g1"),
      ("%2541", "%41"), ("%C3", nil), ("+", "+"),
    ])
  func decoding(text: String, decoded: String?) {
    #expect(PercentEncoding.decoded(text) == decoded)
  }
}
