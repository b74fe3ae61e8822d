import CatalogModel
import StoreSearch
import Testing

/// A result and the message of its only warning, where it is left out or loses something.
struct OddResult: Sendable, CustomTestStringConvertible {
  let result: String
  let warning: String

  var testDescription: String { result }
}

@Suite("Hostile and broken answers")
struct HostileAnswerTests {
  private static let good = #"{"trackId":7,"kind":"song","trackName":"Good"}"#

  static let broken: [OddResult] = [
    OddResult(result: "null", warning: "result 2 is left out: it is not an object but of type null"),
    OddResult(result: "[]", warning: "result 2 is left out: it is not an object but of type array"),
    OddResult(result: "7", warning: "result 2 is left out: it is not an object but of type number"),
    OddResult(result: #""x""#, warning: "result 2 is left out: it is not an object but of type string"),
    OddResult(result: "{}", warning: "result 2 is left out: it has no id"),
    OddResult(
      result: #"{"kind":"song","trackName":"A"}"#, warning: "result 2 (A) is left out: it has no id"),
    OddResult(
      result: #"{"kind":"song","trackName":"A","trackId":null}"#,
      warning: "result 2 (A) is left out: it has no id"),
    OddResult(
      result: #"{"kind":"song","trackName":"A","collectionId":5}"#,
      warning: "result 2 (A) is left out: it has no id"),
    OddResult(
      result: #"{"kind":"song","trackName":"A","trackId":0}"#,
      warning: "result 2 (A) is left out: its id 0 is not a positive whole number"),
    OddResult(
      result: #"{"kind":"song","trackName":"A","trackId":-5}"#,
      warning: "result 2 (A) is left out: its id -5 is not a positive whole number"),
    OddResult(
      result: #"{"kind":"song","trackName":"A","trackId":1.5}"#,
      warning: "result 2 (A) is left out: its id 1.5 is not a positive whole number"),
    OddResult(
      result: #"{"kind":"song","trackName":"A","trackId":9223372036854775808}"#,
      warning: "result 2 (A) is left out: its id 9.223372036854776e+18 is not a positive whole number"),
    OddResult(
      result: #"{"kind":"song","trackName":"A","trackId":99999999999999999999999}"#,
      warning: "result 2 (A) is left out: its id 1e+19 is not a positive whole number"),
    OddResult(
      result: #"{"kind":"song","trackName":"A","trackId":"99999999999999999999"}"#,
      warning: #"result 2 (A) is left out: its id "99999999999999999999" is not a positive whole number"#),
    OddResult(
      result: #"{"kind":"song","trackName":"A","trackId":"12a"}"#,
      warning: #"result 2 (A) is left out: its id "12a" is not a positive whole number"#),
    OddResult(
      result: #"{"kind":"song","trackName":"A","trackId":[1]}"#,
      warning: "result 2 (A) is left out: its id of type array is not a positive whole number"),
    OddResult(
      result: #"{"kind":"song","trackId":8,"artistName":"Nina"}"#,
      warning: "result 2 is left out: it has no name"),
    OddResult(
      result: #"{"kind":"song","trackId":8}"#, warning: "result 2 is left out: it has no name"),
    OddResult(
      result: #"{"kind":"song","trackId":8,"trackName":""}"#, warning: "result 2 is left out: it has no name"),
    OddResult(
      result: #"{"kind":"song","trackId":8,"trackName":"\u0000\u200b \u202e"}"#,
      warning: "result 2 is left out: it has no name"),
  ]

  @Test("A broken result is left out with a warning and the others survive", arguments: broken)
  func brokenResults(odd: OddResult) throws {
    let decoded = try decode(
      results: Self.good, odd.result, #"{"trackId":9,"kind":"song","trackName":"Last"}"#)
    #expect(decoded.answer.items.map(\.name) == ["Good", "Last"])
    #expect(messages(decoded) == [#"search "shelf": "# + odd.warning])
  }

  static let badLinks: [OddResult] = [
    OddResult(
      result: #""trackViewUrl":"javascript:alert(1)""#,
      warning: #"result 1 (A) has no usable trackViewUrl: "javascript:alert(1)" is not an http or https URL"#),
    OddResult(
      result: #""collectionViewUrl":"//evil.example/x""#,
      warning:
        #"result 1 (A) has no usable collectionViewUrl: "//evil.example/x" is not an http or https URL"#),
    OddResult(
      result: #""artworkUrl60":"data:image/png;base64,AAAA""#,
      warning:
        #"result 1 (A) has no usable artworkUrl60: "data:image/png;base64,AAAA" is not an http or https URL"#),
    OddResult(
      result: #""trackViewUrl":"https://a.example/\u0000""#,
      warning: #"result 1 (A) has no usable trackViewUrl: "https://a.example/" is not an http or https URL"#),
  ]

  @Test("A link that cannot be used is left out with a warning", arguments: badLinks)
  func links(odd: OddResult) throws {
    let decoded = try decode(results: #"{"trackId":1,"kind":"song","trackName":"A",\#(odd.result)}"#)
    #expect(decoded.answer.items.first?.storeURL == nil)
    #expect(decoded.answer.items.first?.artwork == nil)
    #expect(messages(decoded) == [#"search "shelf": "# + odd.warning])
  }

  @Test("When the track's link cannot be used, the next one is")
  func nextLink() throws {
    let item = try item(
      #"{"trackId":1,"trackName":"A","trackViewUrl":"ftp://x/","collectionViewUrl":"https://a.example/b"}"#)
    #expect(item.storeURL?.text == "https://a.example/b")
  }

  static let names: [(json: String, name: String)] = [
    (#"A\u0000B"#, "AB"),
    (#"A\u0007\u001bB\u0092"#, "AB"),
    (#"A\n\r\tB"#, "A B"),
    (#"\u202eevil\u202c.txt"#, "evil.txt"),
    (#"\u2066A\u2069"#, "A"),
    (#"A\u2028B\u2029C"#, "A B C"),
    (#"  A   B  "#, "A B"),
    (#"\ufeffA\uffff\ufdd0"#, "A"),
    (#"\ud83d\ude00\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67"#, "😀👨‍👩‍👧"),
    (#"\ud800x"#, "\u{FFFD}x"),
    (#"x\udc00"#, "x\u{FFFD}"),
    (#"\ud800\ud83d\ude00"#, "\u{FFFD}😀"),
    (#"</script><script>alert(1)</script>"#, "</script><script>alert(1)</script>"),
    (#"R&amp;B"#, "R&amp;B"),
    (#"\\ud800"#, #"\ud800"#),
    ("سلام", "سلام"),
    ("Trivia 承\u{A0}: Love", "Trivia 承\u{A0}: Love"),
  ]

  @Test("Hostile names become one clean line", arguments: names)
  func hostileNames(json: String, name: String) throws {
    #expect(try item(#"{"trackId":1,"kind":"song","trackName":"\#(json)"}"#).name == name)
  }

  @Test("A name of 10,000 characters is cut")
  func longName() throws {
    let item = try item(#"{"trackId":1,"trackName":"\#(String(repeating: "x", count: 10_000))"}"#)
    #expect(item.name == String(repeating: "x", count: 511) + "…")
  }

  @Test("Of a repeated key the last one counts")
  func repeatedKeys() throws {
    #expect(try item(#"{"trackId":1,"trackId":2,"trackName":"A","trackName":"B"}"#).name == "B")
    #expect(try decode(#"{"results":[],"results":[\#(Self.good)]}"#).answer.items.count == 1)
  }

  @Test("A result that repeats a key is left out silently, the same id of another kind is another item")
  func repeatedItems() throws {
    let decoded = try decode(
      results: Self.good, #"{"trackId":7,"kind":"song","trackName":"Again"}"#,
      #"{"trackId":7,"kind":"ebook","trackName":"Book"}"#)
    #expect(decoded.answer.items.map(\.name) == ["Good", "Book"])
    #expect(decoded.duplicateCount == 1)
    #expect(decoded.warnings.isEmpty)
  }

  @Test("A byte order mark and leading newlines do not matter")
  func leadingBytes() throws {
    let body = #"{"resultCount":1,"results":[\#(Self.good)]}"#
    #expect(try decode("\n\n\n" + body).answer.items.count == 1)
    #expect(try decode("\u{FEFF}\r\n" + body + "\n\n").answer.items.count == 1)
  }

  @Test("resultCount is not trusted")
  func counts() throws {
    #expect(
      messages(try decode(#"{"resultCount":50,"results":[\#(Self.good)]}"#)) == [
        #"search "shelf": resultCount is 50, but there are 1 results"#
      ])
    #expect(try decode(#"{"resultCount":3,"results":[]}"#).answer == .noResults)
    #expect(try decode(#"{"results":[\#(Self.good)]}"#).warnings.isEmpty)
    #expect(try decode(#"{"resultCount":"x","results":[\#(Self.good)]}"#).answer.items.count == 1)
  }

  @Test("Very many broken results are counted, not listed")
  func manyWarnings() throws {
    let list = Array(repeating: "0", count: 100_000).joined(separator: ",")
    let decoded = try decode(#"{"results":[\#(list),\#(Self.good)]}"#)
    #expect(decoded.answer.items.count == 1)
    #expect(decoded.warnings.count == AnswerWarning.listLimit + 1)
    #expect(decoded.warnings.last?.problem == .more(100_000 - AnswerWarning.listLimit))
  }

  @Test("A body of 50 MB is refused, unless the limit is raised")
  func largeBody() throws {
    let padding = String(repeating: "x", count: 1_000_000)
    let result = #"{"trackId":1,"trackName":"A","description":"\#(padding)"}"#
    let body = #"{"results":["# + Array(repeating: result, count: 50).joined(separator: ",") + "]}"
    let bytes = Array(body.utf8)
    #expect(refusal(bytes) == .tooLarge(bytes: bytes.count, limit: 32 << 20))
    let decoded = try decode(bytes, limits: AnswerLimits(bytes: 64 << 20))
    #expect(decoded.answer.items.count == 1)
    #expect(decoded.duplicateCount == 49)
    #expect(decoded.answer.items.first?.description?.unicodeScalars.count == 8_000)
  }

  @Test("A decoder goes on working after a fault")
  func reuse() throws {
    let decoder = SnapshotDecoder(country: "GB")
    let body = Array(#"{"resultCount":1,"results":[\#(Self.good)]}"#.utf8)
    let first = try decoder.decode(body, searchName: "a")
    #expect(throws: AnswerFault(searchName: "b", problem: .truncated)) {
      try decoder.decode(body.dropLast(5), searchName: "b")
    }
    #expect(throws: AnswerFault.self) { try decoder.decode(Array("[[".utf8), searchName: "c") }
    #expect(try decoder.decode(body, searchName: "d").answer == first.answer)
    #expect(first.answer.items.first?.key.country == "GB")
  }
  @Test(
    "What lies behind a body in memory is not read into it",
    arguments: ["\"]}]}", "0123456789", ",{\"trackId\":2}]}", "\0", "\u{FEFF}", "é\\u00"])
  func memoryBehind(_ garbage: String) throws {
    let body = Array(#"{"resultCount":1,"results":[\#(Self.good)],"n":12}"#.utf8)
    let behind = Array(repeating: Array(garbage.utf8), count: SnapshotDecoder.slack).joined()
    for length in 0...body.count {
      let exact = Array(body[..<length])
      var roomy = exact + behind
      roomy.removeLast(behind.count)
      #expect(roomy.capacity >= length + SnapshotDecoder.slack)
      let expected = Result { () throws(AnswerFault) in
        try SnapshotDecoder(country: "US").decode(exact, searchName: "a")
      }
      let found = Result { () throws(AnswerFault) in
        try SnapshotDecoder(country: "US").decode(roomy, searchName: "a")
      }
      switch (expected, found) {
      case (.success(let expected), .success(let found)): #expect(found == expected)
      case (.failure(let expected), .failure(let found)): #expect(found == expected)
      default: Issue.record("\(length) bytes are read differently with \(garbage) behind them")
      }
    }
  }
}
