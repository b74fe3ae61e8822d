import Diagnostics
import Foundation
import StoreSearch
import TestSupport
import Testing

/// A body that is no result list, and the message it gets.
struct RefusedBody: Sendable, CustomTestStringConvertible {
  let name: String
  let body: String
  let message: String

  var testDescription: String { name }
}

@Suite("Bodies that are no result list")
struct ErrorBodyTests {
  private func message(_ body: [UInt8], limits: AnswerLimits = AnswerLimits()) -> String? {
    do {
      _ = try decode(body, limits: limits)
      return nil
    } catch {
      return (error as? AnswerFault)?.diagnostics().last?.message
    }
  }

  static let recorded: [RefusedBody] = [
    RefusedBody(
      name: "short error answer", body: "invalid-country-400-short.json",
      message: "the store refused the request: Invalid value(s) for key(s): [country]"),
    RefusedBody(
      name: "long error answer", body: "lookup-invalid-itunesId.json",
      message: "the store refused the request: Invalid value(s) for key(s): [itunesId]"),
    RefusedBody(
      name: "wrong entity", body: "search-invalid-entity-400.json",
      message: "the store refused the request: Invalid value(s) for key(s): [resultEntity]"),
    RefusedBody(
      name: "image server's error", body: "mzstatic-artwork-400.json",
      message: "the store refused the request: Invalid request parameter"),
    RefusedBody(
      name: "error page", body: "newNullResponse.html",
      message: "the store answered with a web page instead of a result list: "
        + #""Error: Your request produced an error. [newNullResponse]""#),
    RefusedBody(
      name: "empty body of a rate limit", body: "rate-limited-403-empty-body.txt",
      message: "the store's answer is empty"),
  ]

  @Test(
    "Recorded errors are refused with what came", .enabled(if: SharedFolder.isAvailable, "needs ../shared"),
    arguments: recorded)
  func recordedErrors(refused: RefusedBody) throws {
    let file = SharedFolder.url.appendingPathComponent("itunes/errors/\(refused.body)")
    #expect(message(Array(try Data(contentsOf: file))) == #"search "shelf": "# + refused.message)
  }

  @Test("No recorded error is without a case here", .enabled(if: SharedFolder.isAvailable, "needs ../shared"))
  func allRecordedErrors() throws {
    let folder = SharedFolder.url.appendingPathComponent("itunes/errors").path
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        == Self.recorded.map(\.body).sorted())
  }

  static let made: [RefusedBody] = [
    RefusedBody(name: "nothing", body: "", message: "the store's answer is empty"),
    RefusedBody(name: "white space", body: "\n\n\n \t", message: "the store's answer is empty"),
    RefusedBody(name: "byte order mark", body: "\u{FEFF}", message: "the store's answer is empty"),
    RefusedBody(
      name: "array", body: "[]", message: "the store's answer is not a result list but JSON of type array"),
    RefusedBody(
      name: "number", body: "42", message: "the store's answer is not a result list but JSON of type number"),
    RefusedBody(
      name: "string", body: #""results""#,
      message: "the store's answer is not a result list but JSON of type string"),
    RefusedBody(
      name: "null", body: "null", message: "the store's answer is not a result list but JSON of type null"),
    RefusedBody(
      name: "true", body: "true", message: "the store's answer is not a result list but JSON of type bool"),
    RefusedBody(
      name: "no results", body: #"{"resultCount":0}"#, message: #"the store's answer has no "results""#),
    RefusedBody(
      name: "results an object", body: #"{"results":{}}"#,
      message: #""results" in the store's answer is not an array but of type object"#),
    RefusedBody(
      name: "results null", body: #"{"results":null}"#,
      message: #""results" in the store's answer is not an array but of type null"#),
    RefusedBody(
      name: "error beside an empty list", body: #"{"errorMessage":"Busy","resultCount":0,"results":[]}"#,
      message: "the store refused the request: Busy"),
    RefusedBody(
      name: "cut off in a string", body: #"{"resultCount":1,"results":[{"trackName":"A"#,
      message: "the store's answer is cut off: the JSON ends in the middle"),
    RefusedBody(
      name: "cut off behind a result", body: #"{"resultCount":1,"results":[{"trackId":1}"#,
      message: "the store's answer is cut off: the JSON ends in the middle"),
    RefusedBody(
      name: "JSONP", body: #"callback({"resultCount":0,"results":[]})"#,
      message: "the store's answer is not well-formed JSON; it begins with "
        + #""callback({"resultCount":0,"results":[]})""#),
    RefusedBody(
      name: "plain text", body: "upstream\nconnect error",
      message: #"the store's answer is not well-formed JSON; it begins with "upstream connect error""#),
    RefusedBody(
      name: "trailing content", body: #"{"results":[]} x"#,
      message: #"the store's answer is not well-formed JSON; it begins with "{"results":[]} x""#),
    RefusedBody(
      name: "page without text", body: "<html><body></body></html>",
      message: "the store answered with a web page instead of a result list"),
    RefusedBody(
      name: "page of an outage",
      body:
        "\n<!DOCTYPE HTML><HTML><HEAD><TITLE>503 Service\nUnavailable</TITLE></HEAD>\n<H1>Try later</H1></HTML>",
      message: "the store answered with a web page instead of a result list: "
        + #""503 Service Unavailable: Try later""#),
    RefusedBody(
      name: "nothing usable", body: #"{"results":[{},{"trackName":"A"}]}"#,
      message: "none of the results in the store's answer can be used"),
  ]

  @Test("A body that is something else is refused with what it is", arguments: made)
  func otherBodies(refused: RefusedBody) {
    #expect(message(Array(refused.body.utf8)) == #"search "shelf": "# + refused.message)
  }

  @Test("A body that is not UTF-8 is refused, one cut off within a character is called cut off")
  func encodings() {
    #expect(
      refusal(Array(#"{"results":[{"trackName":""#.utf8) + [0xC3, 0x28] + Array(#""}]}"#.utf8)) == .notUTF8)
    #expect(refusal([0xFF, 0xFE, 0x7B, 0x00]) == .notUTF8)
    #expect(refusal([0x1F, 0x8B, 0x08, 0x00]) == .notUTF8)
    #expect(refusal(Array(#"{"results":[{"trackName":"é"#.utf8).dropLast()) == .truncated)
  }

  @Test("Deep nesting is refused, wherever it is", arguments: [1_000, 100_000])
  func depth(levels: Int) {
    let nested = String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    #expect(refusal(Array(nested.utf8)) == .tooDeep(limit: 64))
    #expect(refusal(Array(#"{"results":[{"trackId":1,"x":\#(nested)}]}"#.utf8)) == .tooDeep(limit: 64))
    let objects = String(repeating: #"{"a":"#, count: levels)
    #expect([.tooDeep(limit: 64), .truncated].contains(refusal(Array(objects.utf8))))
  }

  @Test("A body over the limit is refused, one of the limit's length is not")
  func size() throws {
    let body = Array(#"{"resultCount":0,"results":[]}"#.utf8)
    #expect(refusal(body, limits: AnswerLimits(bytes: 29)) == .tooLarge(bytes: 30, limit: 29))
    #expect(try decode(body, limits: AnswerLimits(bytes: 30)).answer == .noResults)
    #expect(
      message(body, limits: AnswerLimits(bytes: 29))
        == #"search "shelf": the store's answer has 30 bytes, more than the 29 allowed"#)
  }

  @Test("A fault is shown at the snapshot with a hint, behind what is wrong with each result")
  func diagnostics() {
    let location = Diagnostic.Location(path: "snapshots/shelf.json")
    let warning = AnswerWarning(searchName: "shelf", place: 1, name: nil, problem: .noID)
    let fault = AnswerFault(searchName: "shelf", problem: .nothingUsable([warning]))
    #expect(fault.diagnostics(at: location).map(\.severity) == [.warning, .error])
    #expect(fault.diagnostics(at: location).allSatisfy { $0.location == location })
    #expect(
      AnswerFault(searchName: "shelf", problem: .empty).diagnostics().first?.hint
        == "the store answers like this when it is asked too often; wait a few minutes and ask again")
  }
}
