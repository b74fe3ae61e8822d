import Foundation
import Testing

@testable import SiteAssembly

@Suite("Text inside JSON inside a script element") struct ScriptTextTests {
  private func escaped(_ text: String) -> String {
    var output = Array("<&".utf8)
    JSONText.appendInScript(text, to: &output)
    return String(String(decoding: output, as: UTF8.self).dropFirst(2))
  }

  @Test(
    "what means something to HTML or JSON is written as an escape",
    arguments: [
      ("", ""), ("So What", "So What"), ("Ästhetik 東京 😀", "Ästhetik 東京 😀"),
      ("</script>", #"\u003c/script\u003e"#), ("<!--", #"\u003c!--"#), ("]]>", #"]]\u003e"#),
      ("R&B", #"R\u0026B"#), (#"a"b\c"#, #"a\u0022b\u005cc"#), ("\u{0}\n\u{1F}", #"\u0000\u000a\u001f"#),
      ("a\u{2028}b\u{2029}", #"a\u2028b\u2029"#), ("\u{2027}\u{202A}", "\u{2027}\u{202A}"), ("it's", "it's"),
      ("\u{7F}", "\u{7F}"),
    ])
  func escapes(text: String, expected: String) {
    #expect(escaped(text) == expected)
  }

  @Test("a reader of JSON gets the same text back, whatever stands beside what")
  func roundTrip() throws {
    let pieces = [
      "<", "&", "\"", "\\", "\u{2028}", "\u{2029}", "é", "東", "😀", "x", "\n", "\u{80}", "/",
      "\u{2028}\u{301}",
    ]
    for first in pieces {
      for second in pieces {
        for third in pieces {
          let text = first + second + third
          let json = Data("[\"\(escaped(text))\"]".utf8)
          #expect(json.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "&") })
          #expect(try JSONSerialization.jsonObject(with: json) as? [String] == [text])
        }
      }
    }
  }

  @Test("what was there before stays as it is")
  func earlier() {
    var output = Array("<\u{2028}".utf8)
    JSONText.escapeForScript(from: output.count, in: &output)
    #expect(output == Array("<\u{2028}".utf8))
    // The last two bytes of a separator are no separator.
    JSONText.escapeForScript(from: 2, in: &output)
    #expect(output == Array("<\u{2028}".utf8))
    JSONText.escapeForScript(from: 1, in: &output)
    #expect(output == Array(#"<\u2028"#.utf8))
  }
}
