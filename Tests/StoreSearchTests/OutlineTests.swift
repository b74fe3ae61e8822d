import CatalogModel
import Foundation
import StoreSearch
import TestSupport
import Testing

/// What `decode` and `outline` make of one body, side by side.
private struct Comparison {
  let decoded: Result<DecodedAnswer, AnswerFault>
  let outlined: Result<OutlinedAnswer, AnswerFault>
  /// The indices asked for, some of them out of bounds and one twice.
  let asked: [Int]

  /// The decoder is used for both, one after the other, as a build does.
  init(_ body: [UInt8], with decoder: SnapshotDecoder = SnapshotDecoder(country: "US")) {
    var asked: [Int] = []
    outlined = Result { () throws(AnswerFault) in
      try decoder.outline(body, searchName: searchName) { outlines in
        asked = [outlines.count - 1, 0, outlines.count / 2, 0, outlines.count, -1, .max]
        return asked
      }
    }
    decoded = Result { () throws(AnswerFault) in try decoder.decode(body, searchName: searchName) }
    self.asked = asked
  }

  /// Both refuse for the same reason, or agree on items, warnings and what was left out.
  func expectAgreement(_ comment: Comment? = nil) {
    switch (decoded, outlined) {
    case (.success(let decoded), .success(let outlined)):
      let items = decoded.answer.items
      #expect(outlined.outlines == items.map(\.outline), comment)
      #expect(outlined.warnings == decoded.warnings, comment)
      #expect(outlined.duplicateCount == decoded.duplicateCount, comment)
      #expect(outlined.chosen == asked.filter { items.indices.contains($0) }.map { items[$0] }, comment)
    case (.failure(let decoded), .failure(let outlined)):
      #expect(decoded == outlined, comment)
    default:
      Issue.record("one of the two refuses: \(decoded) \(outlined)")
    }
  }
}

extension Item {
  /// As much of the item as an outline has.
  fileprivate var outline: ItemOutline {
    ItemOutline(key: key, name: name, price: price, releaseDate: releaseDate)
  }
}

@Suite("Reading as much as an order takes")
struct OutlineTests {
  static let results = [
    #"{"kind":"song","trackId":1,"trackName":"A","trackPrice":1.29,"currency":"USD","description":"<b>x</b>"}"#,
    #"{"kind":"song","trackId":2,"trackName":"B","releaseDate":"2014-08-12T07:00:00Z","trackPrice":0}"#,
    #"{"kind":"song","trackId":1,"trackName":"A again","trackViewUrl":"no link"}"#,
    #"{"kind":"song","trackId":3,"trackName":"C","trackViewUrl":"javascript:1","artworkUrl100":"x","artworkUrl60":""}"#,
    #"{"kind":"song","trackName":"no id"}"#, #"{"kind":"song","trackId":4}"#, "7", "null", "[]", "{}",
    #"{"wrapperType":"artist","artistType":"Artist","artistName":"D","artistId":5}"#,
    #"{"kind":"ebook","trackId":-5,"trackName":"bad id"}"#,
    #"{"kind":"album","collectionId":6,"collectionName":"E","collectionPrice":9.99,"currency":"eur"}"#,
  ]

  @Test("Gives the items, warnings and choices that decoding gives", arguments: 0...results.count)
  func pieces(first: Int) {
    let part = Array(Self.results[first...])
    let lists: [[String]] = [part, part + part, part.reversed()]
    for list in lists {
      let body = #"{"resultCount":\#(part.count),"results":[\#(list.joined(separator: ","))]}"#
      Comparison(Array(body.utf8)).expectAgreement("from \(first)")
    }
  }

  @Test(
    "Refuses what decoding refuses",
    arguments: [
      "", " ", "<html>", "{", "[]", "7", "{}", #"{"results":7}"#, #"{"results":[7]}"#,
      #"{"errorMessage":"no"}"#,
      #"{"results":[],"errorMessage":"no"}"#, #"{"resultCount":0,"results":[]}"#, "not json",
      #"{"results":[{"trackName":"\ud800","trackId":1}]}"#,
    ])
  func refusals(body: String) {
    Comparison(Array(body.utf8)).expectAgreement()
  }

  @Test("Warnings beyond the limit are counted alike")
  func manyWarnings() {
    let list = Array(repeating: "null", count: 400) + [Self.results[0]]
    Comparison(Array(#"{"results":[\#(list.joined(separator: ","))]}"#.utf8)).expectAgreement()
  }

  @Test("A choice of nothing makes no item")
  func nothingChosen() throws {
    let body = Array(#"{"results":[\#(Self.results[0])]}"#.utf8)
    let answer = try SnapshotDecoder(country: "US").outline(body, searchName: searchName) { _ in [] }
    #expect(answer.chosen.isEmpty && answer.outlines.count == 1)
  }
}

@Suite("Outlines of recordings", .enabled(if: SharedFolder.isAvailable, "needs ../shared"))
struct OutlineRecordingTests {
  private static func bodies() throws -> [(name: String, body: [UInt8])] {
    let folder = SharedFolder.url.appendingPathComponent("itunes")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    return try names.filter { !$0.hasSuffix("errors") }.map { name in
      (name, Array(try Data(contentsOf: folder.appendingPathComponent(name))))
    }
  }

  @Test("Every recording, an error or an answer, is taken as decoding takes it")
  func recordings() throws {
    let decoder = SnapshotDecoder(country: "US")
    for (name, body) in try Self.bodies() { Comparison(body, with: decoder).expectAgreement("\(name)") }
  }

  @Test("Damaged recordings are taken as decoding takes them")
  func damaged() throws {
    let decoder = SnapshotDecoder(country: "US")
    var generator = SeededGenerator(seed: 11)
    for (name, original) in try Self.bodies() where original.count < 60_000 && original.count > 40 {
      for round in 0..<40 {
        var body = original
        for _ in 0..<3 {
          let position = Int.random(in: 0..<body.count, using: &generator)
          switch Int.random(in: 0..<4, using: &generator) {
          case 0: body[position] = UInt8.random(in: 0x20...0x7E, using: &generator)
          case 1: body.removeSubrange(position..<min(body.count, position + 7))
          case 2: body.insert(contentsOf: Array("null".utf8), at: position)
          default: body.insert(contentsOf: Array(#"\u0000"#.utf8), at: position)
          }
        }
        Comparison(body, with: decoder).expectAgreement("\(name), \(round)")
      }
    }
  }
}
