import Foundation
import StoreSearch
import TestSupport
import Testing

@Suite("Joining the answers of several calls")
struct AnswerSpliceTests {
  private static func joined(_ bodies: [String], limits: AnswerLimits = AnswerLimits()) throws -> String {
    String(
      decoding: try AnswerSplice.joined(bodies.map { Array($0.utf8) }, limits: limits), as: UTF8.self)
  }

  @Test("keeps the results of all, in order and byte for byte")
  func order() throws {
    let joined = try Self.joined([
      #"{"resultCount":2,"results":[{"a":9.90}, {"b" : [1,2]}]}"#, #"{"results":[],"resultCount":0}"#,
      "\n\n\n{\n \"resultCount\":1,\n \"results\": [\n{\"c\":\"\\u2019\\/é\", \"d\":null}]\n}\n\n\n",
    ])
    #expect(
      joined == """
        {"resultCount":3,"results":[
        {"a":9.90},
        {"b" : [1,2]},
        {"c":"\\u2019\\/é", "d":null}
        ]}

        """)
  }

  @Test(
    "is not misled by what stands in strings, keys and other lists",
    arguments: [
      (#"{"results":[{"a":"]},{\"results\":[1"}]}"#, [#"{"a":"]},{\"results\":[1"}"#]),
      (#"{"results":["\\","\\\"",{"a":"\\"}]}"#, [#""\\""#, #""\\\"""#, #"{"a":"\\"}"#]),
      (#"{"x":{"results":[1]},"results":[2],"y":[{"results":[3]}]}"#, ["2"]),
      (#"{"results":[1],"results":[2,3]}"#, ["2", "3"]),
      (#"{"results":[1],"\u0072esult\u0073":[2]}"#, ["2"]),
      (#"{"results":[1],"result\u0053":[2],"resultss":[3],"result":[4],"":[5]}"#, ["1"]),
      (
        #"{"a":"results","results":[[[]],{},"",0,true,null,-1.5e3]}"#,
        ["[[]]", "{}", "\"\"", "0", "true", "null", "-1.5e3"]
      ),
      ("{\"results\" : [ 1 ,\t2\r\n,3 ] }", ["1", "2", "3"]),
      (#"{"results":[{"a":1e999,"b":"\ud800"}]}"#, [#"{"a":1e999,"b":"\ud800"}"#]),
      ("\u{FEFF}{\"results\":[1]}", ["1"]),
    ])
  func traps(body: String, results: [String]) throws {
    let joined = try Self.joined([body, #"{"results":[]}"#])
    let lines = results.joined(separator: ",\n")
    #expect(joined == "{\"resultCount\":\(results.count),\"results\":[\n\(lines)\n]}\n")
  }

  @Test("passes a single answer through untouched, and makes an empty one of none")
  func single() throws {
    let body = "\u{FEFF}\n\n\n{\"resultCount\": 7,\r\n\"results\": [ {\"a\":1} ] }\n"
    #expect(try Self.joined([body]) == body)
    #expect(try Self.joined([]) == "{\"resultCount\":0,\"results\":[\n]}\n")
  }

  @Test(
    "refuses what is no result list, wherever it is among the answers",
    arguments: [
      ("", .empty), ("{}", .noResults), ("[]", .notObject(.array)), ("{\"results\":[1", .truncated),
      ("{\"results\":7}", .resultsNotArray(.number)),
      ("{\"results\":[1]} x", .notJSON(beginning: "{\"results\":[1]} x")),
      (#"{"errorMessage":"no"}"#, .refused(message: "no")),
    ] as [(String, AnswerFault.Problem)])
  func refusals(body: String, problem: AnswerFault.Problem) {
    let good = #"{"results":[{}]}"#
    for bodies in [[body], [body, good], [good, body], [good, good, body, ""]] {
      #expect(throws: problem) { try Self.joined(bodies) }
    }
  }

  @Test("refuses more than the limit, each answer and all together")
  func limits() {
    let body = "{\"results\":[\"\(String(repeating: "x", count: 80))\"]}"
    #expect(throws: Never.self) { try Self.joined([body], limits: AnswerLimits(bytes: 100)) }
    #expect(throws: AnswerFault.Problem.tooLarge(bytes: body.utf8.count, limit: 90)) {
      try Self.joined([body], limits: AnswerLimits(bytes: 90))
    }
    #expect(throws: AnswerFault.Problem.self) {
      try Self.joined([body, body], limits: AnswerLimits(bytes: 150))
    }
  }

  @Test("damaged answers are joined to what decodes, or refused", arguments: 0..<4 as Range<UInt64>)
  func mutations(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let original = Array(#"{"resultCount":2,"results":[{"a":"x\"]\u0041","b":[1,{"c":2}]},{"d":-1.5}]}"#.utf8)
    let decoder = SnapshotDecoder(country: "US")
    for _ in 0..<500 {
      var body = original
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let index = Int.random(in: 0..<body.count, using: &random)
        body[index] = Array("\"\\[]{},:0a ".utf8).randomElement(using: &random) ?? 0x20
      }
      guard let joined = try? AnswerSplice.joined([body, body]) else { continue }
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(joined)) }
      // Results without names are no items, but they must still be results.
      if case .failure(let fault) = Result(catching: { try decoder.decode(joined, searchName: searchName) }) {
        guard case .nothingUsable = (fault as? AnswerFault)?.problem else {
          Issue.record("\(fault)")
          return
        }
      }
    }
  }

  @Test(
    "recorded answers have the same items joined as apart",
    .enabled(if: SharedFolder.isAvailable, "needs ../shared"))
  func recordings() throws {
    let decoder = SnapshotDecoder(country: "US")
    for file in try SharedFolder.recordings() {
      let body = try Array(Data(contentsOf: file))
      let joined = try AnswerSplice.joined([body, Array(#"{"results":[]}"#.utf8)])
      let (one, other) = try (
        decoder.decode(body, searchName: searchName), decoder.decode(joined, searchName: searchName)
      )
      #expect(one.answer == other.answer && one.duplicateCount == other.duplicateCount)
      #expect(other.warnings.isEmpty, "\(file.lastPathComponent)")
    }
  }
}
