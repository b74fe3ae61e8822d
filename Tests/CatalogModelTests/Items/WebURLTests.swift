import CatalogModel
import Testing

@Suite("Links")
struct WebURLTests {
  static let accepted: [(text: String, url: String)] = [
    ("https://a.example/b?c=d&e=f#g", "https://a.example/b?c=d&e=f#g"),
    ("HTTP://A.example", "HTTP://A.example"),
    ("http://[::1]:8080/", "http://[::1]:8080/"),
    ("https://a.example/tv-season//id82050675", "https://a.example/tv-season//id82050675"),
    ("https://a.example/%E3%81%82", "https://a.example/%E3%81%82"),
    ("https://a.example/é x", "https://a.example/%C3%A9%20x"),
    (#"https://a.example/"><script>"#, "https://a.example/%22%3E%3Cscript%3E"),
    ("https://a.example/'`\\^{|}", "https://a.example/%27%60%5C%5E%7B%7C%7D"),
    ("https://a.example?x=\u{202E}", "https://a.example?x=%E2%80%AE"),
  ]

  @Test("An http or https URL is taken, with what it may not carry encoded", arguments: accepted)
  func accepting(text: String, url: String) {
    #expect(WebURL(text)?.text == url)
    #expect(WebURL(utf8: url)?.text == url)
  }

  @Test(
    "Anything else is refused",
    arguments: [
      "", "https", "https://", "https:///x", "https://:80/", "javascript:alert(1)",
      "JAVASCRIPT://x/%0aalert(1)",
      "data:text/html,x", "ftp://a.example/", "//a.example/", "/relative", "relative", " https://a.example/",
      "https://user:pass@a.example/", "https://a.example/\u{0}", "https://a.example/\n",
      "https://a.example/\u{7F}",
      "https://bücher.example/", "https://a b.example/", "https://a.example\\@b.example/",
      "https:/a.example/", "https\u{1A}\u{0F}\u{0F}a.example/", "http:/\u{0F}a.example/",
      "httpx://a.example/",
      "https://a.example:/", "https://a.example:99999/", "https://a.example:0x1f/",
      "https://[zqxj]/", "https://[]/", "https://[::1", "https://a.example:80:80/",
      "https://a.example/" + String(repeating: "x", count: 4_096),
      "https://a.example/" + String(repeating: "é", count: 1_000),
    ])
  func refusing(text: String) {
    #expect(WebURL(text) == nil)
  }

  @Test("Every byte is treated alike wherever it stands", arguments: 0..<60)
  func positions(position: Int) {
    for byte in UInt8(0)..<128 {
      var path = Array(repeating: UInt8(ascii: "a"), count: 60)
      path[position] = byte
      let scalar = Unicode.Scalar(byte)
      let start = "https://a.example/"
      let isControl = byte < 0x20 || byte == 0x7F
      let stays =
        "!#$%&()*+,-./:;=?@[]_~".unicodeScalars.contains(scalar) || scalar.properties.isAlphabetic
        || (0x30...0x39).contains(byte)
      let hex = String(byte, radix: 16, uppercase: true)
      let written = stays ? String(scalar) : "%" + String(repeating: "0", count: 2 - hex.count) + hex
      let before = String(repeating: "a", count: position)
      let after = String(repeating: "a", count: 59 - position)
      #expect(
        WebURL(start + String(decoding: path, as: UTF8.self))?.text
          == (isControl ? nil : start + before + written + after))
    }
  }

  static let queries: [(url: String, parameters: [String], result: String)] = [
    ("https://a.example/x", ["at=1"], "https://a.example/x?at=1"),
    ("https://a.example/x?mt=8&uo=4", ["at=1", "ct=2"], "https://a.example/x?mt=8&uo=4&at=1&ct=2"),
    ("https://a.example/x?at=old&uo=4", ["at=new"], "https://a.example/x?uo=4&at=new"),
    ("https://a.example/x?at=a&at=b&AT=c", ["at=new"], "https://a.example/x?AT=c&at=new"),
    ("https://a.example/x?at", ["at=new"], "https://a.example/x?at=new"),
    ("https://a.example/x?att=1", ["at=new"], "https://a.example/x?att=1&at=new"),
    ("https://a.example/x?i=1#top", ["at=1"], "https://a.example/x?i=1&at=1#top"),
    ("https://a.example/x#a?b", ["at=1"], "https://a.example/x?at=1#a?b"),
    ("https://a.example/x?", ["at=1"], "https://a.example/x?at=1"),
    ("https://a.example/x?&&a=1&", ["at=1"], "https://a.example/x?a=1&at=1"),
    ("https://a.example/x?q=a?b", ["at=1"], "https://a.example/x?q=a?b&at=1"),
    ("https://a.example", ["at=1"], "https://a.example?at=1"),
    ("https://a.example/x", ["ct=night jazz & co"], "https://a.example/x?ct=night%20jazz%20%26%20co"),
    ("https://a.example/x", ["ct=R+B\"<é>#"], "https://a.example/x?ct=R%2BB%22%3C%C3%A9%3E%23"),
    ("https://a.example/x", ["ct="], "https://a.example/x?ct="),
    ("https://a.example/x?y=1", [], "https://a.example/x?y=1"),
  ]

  @Test("Query parameters are set, and the others kept", arguments: queries)
  func settingQuery(url: String, parameters: [String], result: String) throws {
    let pairs = parameters.map { parameter in
      let parts = parameter.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (name: String(parts[0]), value: String(parts[1]))
    }
    let changed = try #require(WebURL(url)).setting(pairs)
    #expect(changed == result)
    #expect(try #require(WebURL(changed)).setting(pairs) == changed)
  }
}

@Suite("Links that would become too long")
struct LongLinkTests {
  @Test("A link is written without parameters that would make it too long", arguments: [0, 4, 5, 6, 100])
  func tooLong(room: Int) throws {
    let start = "https://a.example/"
    let text = start + String(repeating: "x", count: WebURL.longest - start.utf8.count - room)
    let written = try #require(WebURL(text)).setting([("at", "1")])
    #expect(written == (room < 5 ? text : text + "?at=1"))
  }
}

extension WebURL {
  /// What is written with query parameters set, behind something else.
  fileprivate func setting(_ parameters: [(name: String, value: String)]) -> String {
    var output = Array("before ".utf8)
    write(settingQuery: parameters, to: &output)
    return String(String(decoding: output, as: UTF8.self).dropFirst("before ".count))
  }

  /// Takes the bytes of a text.
  fileprivate init?(utf8 text: String) {
    guard let url = Array(text.utf8).withUnsafeBufferPointer({ WebURL(utf8: $0) }) else { return nil }
    self = url
  }
}
