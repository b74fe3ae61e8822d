import CatalogModel
import Diagnostics
import Foundation
import Snapshots
import TestSupport
import Testing

@Suite("Lines of the history")
struct HistoryLineTests {
  private static func line(name: String = "\"a\"", id: String = "1", more: String = "") -> String {
    #"{"at":"2026-11-29T00:00:00Z","change":"new","country":"US","id":\#(id),"kind":"song","name":\#(name),"search":"a"\#(more)}"#
  }

  private static func events(_ line: String) throws(DiagnosticFailure) -> [HistoryEvent] {
    try ChangeHistory(reading: SourceText(path: "h", text: line)).events
  }

  @Test(
    "Texts are read as JSON has them",
    arguments: [
      (#""plain""#, "plain"), (#""é 夜 😀""#, "é 夜 😀"), (#""\"q\" \\ \/""#, "\"q\" \\ /"),
      (#""\u0041\u00e9\u591C""#, "Aé夜"), (#""\ud83d\ude00!""#, "😀!"), (#""a\tb\nc\r\fd\be""#, "a b c de"),
      (#""x\u0000y""#, "xy"),
    ])
  func texts(json: String, name: String) throws {
    #expect(try Self.events(Self.line(name: json)).map(\.name) == [name])
  }

  @Test(
    "White space, other keys, nulls and any order of keys are fine",
    arguments: [
      line(more: #","artist":null,"from":null,"later":"x","number":-12"#),
      "  " + line().replacing(",", with: " ,\t").replacing(":\"", with: " : \"") + " \r",
      #"{"search":"a","name":"a","kind":"song","id":1,"country":"US","change":"new","at":"2026-11-29T00:00:00Z"}"#,
    ])
  func spelling(line: String) throws {
    let expected = try Self.events(Self.line())
    #expect(try Self.events(line) == expected)
    #expect(expected.count == 1)
  }

  @Test(
    "Anything else is no event",
    arguments: [
      line(name: #""\ud83d""#), line(name: #""\ude00\ud83d""#), line(name: #""\u12g4""#),
      line(name: #""\x""#),
      line(name: "\"a"), line(name: "'a'"), line(name: "\"a\u{1}\""), line(name: "5"), line(name: "null"),
      line(id: "01"), line(id: "1.5"), line(id: "1e3"), line(id: "-"), line(id: "\"1\""), line(id: "true"),
      line(id: "99999999999999999999"), line(id: "+1"), line(more: ","), line(more: #","artist":5"#),
      line(more: #","x":{"y":1}"#), line(more: #","x":[1]"#), line() + "x", line() + line(),
      String(line().dropLast()), String(line().dropFirst()), "[" + line() + "]", "null", "\"a\"", "{", "}",
      ",",
    ])
  func broken(line: String) {
    #expect(throws: DiagnosticFailure.self) { try Self.events(line) }
  }

  @Test("Bytes that are not UTF-8 are no event")
  func illFormed() {
    var bytes = Array(Self.line(name: "\"aXb\"").utf8)
    bytes[bytes.firstIndex(of: UInt8(ascii: "X")) ?? 0] = 0xFF
    #expect(throws: DiagnosticFailure.self) {
      try ChangeHistory(reading: SourceText(path: "h", bytes: bytes))
    }
  }

  @Test("What Foundation refuses is refused, and what both read is the same", arguments: UInt64(1)...40)
  func mutations(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let original = Array(Self.line(name: #""A\u00e9\"夜""#, more: #","artist":"B"#.appending("\"")).utf8)
    for _ in 0..<50 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...3, using: &numbers) {
        let index = Int.random(in: bytes.indices, using: &numbers)
        bytes[index] = numbers.pickByte()
      }
      let object = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
      guard !bytes.contains(0x0A),
        let events = try? ChangeHistory(reading: SourceText(path: "h", bytes: bytes)).events
      else { continue }
      let event = try #require(events.first)
      let members = try #require(object, "\(String(decoding: bytes, as: UTF8.self))")
      #expect(members["id"] as? Int64 == event.key.id)
      #expect((members["name"] as? String).flatMap { CleanText.line($0) } == event.name)
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func pickByte() -> UInt8 {
    let usual = Array("\"\\u{}[]:,0123456789abcdef nulltrue-+.eE/".utf8)
    return Bool.random(using: &self)
      ? usual[Int.random(in: usual.indices, using: &self)] : .random(in: 0...255, using: &self)
  }
}
