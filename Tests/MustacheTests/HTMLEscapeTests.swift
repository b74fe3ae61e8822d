import Mustache
import Testing

@Suite("HTML escaping")
struct HTMLEscapeTests {
  @Test("replaces the five special characters and nothing else", arguments: UInt8(0)...127)
  func everyASCII(_ byte: UInt8) {
    let references: [UInt8: String] = [
      0x26: "&amp;", 0x3C: "&lt;", 0x3E: "&gt;", 0x22: "&quot;", 0x27: "&#39;",
    ]
    let character = String(UnicodeScalar(byte))
    let expected = references[byte] ?? character
    // Every distance to the end and to a word boundary: the scan takes eight bytes at a time.
    var failures: [String] = []
    for before in 0..<17 {
      for after in 0..<17 {
        let (head, tail) = (String(repeating: "a", count: before), String(repeating: "z", count: after))
        if escaped(head + character + tail) != head + expected + tail {
          failures.append("\(before), \(after)")
        }
      }
    }
    #expect(failures.isEmpty)
  }

  @Test(
    "leaves other text as it is",
    arguments: [
      "", "é", "Ünïcödé – “quotes” ‘single’", "日本語",
      "👩‍👩‍👧‍👦", "\u{0}\u{1F}\u{7F}\u{85}", "¦¼¾¢§ﾞ", "ţ",
      "a\r\nb\tc",
    ])
  func unchanged(_ text: String) {
    #expect(escaped(text) == text)
  }

  @Test("handles neighbors and repeats")
  func neighbors() {
    #expect(
      escaped("<a href=\"x\">'&amp;'</a>") == "&lt;a href=&quot;x&quot;&gt;&#39;&amp;amp;&#39;&lt;/a&gt;")
    #expect(escaped(String(repeating: "<", count: 1000)) == String(repeating: "&lt;", count: 1000))
  }

  @Test("appends to what is there")
  func appends() {
    var output = Array("x".utf8)
    HTMLEscape.append("&", to: &output)
    HTMLEscape.append("", to: &output)
    #expect(output == Array("x&amp;".utf8))
  }

  @Test("copies ill-formed bytes unchanged")
  func bytes() {
    var output: [UInt8] = []
    let input: [UInt8] = [0xFF, 0xA6, 0x26, 0xBC, 0xC3, 0xBE, 0xA2, 0xA7, 0x3C]
    input.withUnsafeBufferPointer { HTMLEscape.append($0, to: &output) }
    #expect(
      output == [0xFF, 0xA6] + Array("&amp;".utf8) + [0xBC, 0xC3, 0xBE, 0xA2, 0xA7] + Array("&lt;".utf8))
  }

  private func escaped(_ text: String) -> String {
    var output: [UInt8] = []
    HTMLEscape.append(text, to: &output)
    return String(decoding: output, as: UTF8.self)
  }
}
