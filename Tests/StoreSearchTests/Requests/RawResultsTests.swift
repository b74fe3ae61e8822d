import CatalogModel
import Foundation
import StoreSearch
import TestSupport
import Testing

@Suite("Results as they were sent")
struct RawResultsTests {
  private static func results(_ body: String) throws -> [RawResult] {
    try RawResults(of: Array(body.utf8), country: "US", searchName: searchName).list
  }

  private static func text(_ result: RawResult) -> String {
    String(decoding: result.bytes, as: UTF8.self)
  }

  private static let song = #"{"kind":"song","trackId":1,"trackName":"A","trackPrice":9.90,"x":"\u00e9\/"}"#

  @Test("have their item's key and name, and their bytes")
  func keys() throws {
    let results = try Self.results(
      "{\"results\":[\(Self.song), {\"wrapperType\":\"artist\",\"artistType\":\"Artist\",\"artistId\":2,\"artistName\":\"B\"}]}"
    )
    #expect(
      results.map(\.key) == [
        ItemKey(country: "US", kind: .song, id: 1), ItemKey(country: "US", kind: .artist, id: 2),
      ])
    #expect(results.map(\.name) == ["A", "B"])
    #expect(Self.text(results[0]) == Self.song)
  }

  @Test("are those that are items, the first of each key")
  func omissions() throws {
    let second = Self.song.replacing("9.90", with: "1.00")
    let other = Self.song.replacing("\"song\"", with: "\"music-video\"")
    let body =
      #"{"results":[7,{"trackId":5},[\#(Self.song)],\#(Self.song),{"trackName":"x"},\#(second),\#(other)]}"#
    let results = try Self.results(body)
    #expect(results.map(Self.text) == [Self.song, other])
  }

  @Test("are one line each, whatever white space there was")
  func lines() throws {
    let body =
      "{\"results\":[\r\n  {\r\n    \"trackId\" : 1,\n\t\"trackName\": \"A\\n  B\",\n    \"x\": [\n1\n]\n  }\n]}"
    let results = try Self.results(body)
    #expect(results.map(Self.text) == ["{\"trackId\" : 1,\"trackName\": \"A\\n  B\",\"x\": [1]}"])
  }

  @Test("make a body that differs in a line where a result differs")
  func body() throws {
    let results = try Self.results("{\"results\":[\(Self.song),{\"trackId\":2,\"trackName\":\"B\"}]}")
    let body = String(decoding: RawResults.body(of: results), as: UTF8.self)
    #expect(
      body == "{\"resultCount\":2,\"results\":[\n\(Self.song),\n{\"trackId\":2,\"trackName\":\"B\"}\n]}\n")
    #expect(try Self.results(body) == results)
    #expect(RawResults.body(of: []) == Array("{\"resultCount\":0,\"results\":[\n]}\n".utf8))
  }

  @Test("there are none in an empty answer")
  func empty() throws {
    #expect(try Self.results(#"{"resultCount":0,"results":[]}"#).isEmpty)
  }

  @Test(
    "are refused as decoding refuses them",
    arguments: ["", "{}", "<html>", "[]", #"{"errorMessage":"x"}"#, #"{"results":[1]}"#, #"{"results":[{}]"#])
  func refusals(body: String) {
    let problem = refusal(Array(body.utf8))
    #expect(problem != nil)
    do {
      _ = try Self.results(body)
      Issue.record("was taken")
    } catch {
      #expect((error as? AnswerFault)?.problem == problem)
    }
  }

  @Test(
    "of recorded answers decode to the same items one by one",
    .enabled(if: SharedFolder.isAvailable, "needs ../shared"))
  func recordings() throws {
    let decoder = SnapshotDecoder(country: "US")
    var count = 0
    for file in try SharedFolder.recordings() {
      let body = try Array(Data(contentsOf: file))
      let items = try decoder.decode(body, searchName: searchName).answer.items
      let raw = try RawResults(of: body, country: "US", searchName: searchName).list
      #expect(raw.map(\.key) == items.map(\.key) && raw.map(\.name) == items.map(\.name))
      #expect(raw.allSatisfy { !$0.bytes.contains(0x0A) && !$0.bytes.contains(0x0D) })
      let again = try decoder.decode(RawResults.body(of: raw), searchName: searchName)
      #expect(again.answer.items == items && again.warnings.isEmpty, "\(file.lastPathComponent)")
      count += items.count
    }
    #expect(count > 1_500)
  }
}
