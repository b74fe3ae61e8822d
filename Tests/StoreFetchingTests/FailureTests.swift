import CatalogModel
import Diagnostics
import StoreFetching
import StoreTransport
import TestSupport
import Testing

@Suite struct FailureTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let answer: StagedStore.Answer
    let word: String
    let calls: Int
    let stop: FetchReport.Stop?
    let message: String
  }

  static let glitchPage = "<HTML><BODY>Your request produced an error. <BR>[newNullResponse]</BODY></HTML>"
  static let end = UTCTime(unixSeconds: 1_796_041_458 + 600 + 1)

  static let failures: [Case] = [
    Case(
      testDescription: "403 with an empty body", answer: .status(403), word: "failed", calls: 1,
      stop: .refused(until: end, isOld: false), message: "the store takes no more calls for now (status 403)"),
    Case(
      testDescription: "429", answer: .status(429, "slow down"), word: "failed", calls: 1,
      stop: .refused(until: end, isOld: false), message: "the store takes no more calls for now (status 429)"),
    Case(
      testDescription: "500", answer: .status(500), word: "failed", calls: 3, stop: nil,
      message: "the store answered with status 500 instead of a result list"),
    Case(
      testDescription: "503 with a page", answer: .status(503, "<html>Service Unavailable</html>"),
      word: "failed",
      calls: 3, stop: nil, message: "the store answered with status 503 instead of a result list"),
    Case(
      testDescription: "the page of a glitch, with status 200", answer: .body(glitchPage), word: "failed",
      calls: 3,
      stop: nil, message: "the store answered with a web page instead of a result list"),
    Case(
      testDescription: "nothing, with status 200", answer: .body(""), word: "failed", calls: 3, stop: nil,
      message: "the store's answer is empty"),
    Case(
      testDescription: "JSON cut off, with status 200",
      answer: .body("{\"resultCount\":1,\"results\":[{\"a\":"),
      word: "failed", calls: 3, stop: nil, message: "the store's answer is cut off"),
    Case(
      testDescription: "other JSON", answer: .body("[1, 2]"), word: "failed", calls: 3, stop: nil,
      message: "not a result list but JSON of type array"),
    Case(
      testDescription: "400 with the store's words",
      answer: .status(400, "{\"errorMessage\":\"Invalid value(s) for key(s): [country]\"}"), word: "faulty",
      calls: 1,
      stop: nil, message: "the store refused the request: Invalid value(s) for key(s): [country]"),
    Case(
      testDescription: "the store's words with status 200",
      answer: .body("{\"errorMessage\":\"Invalid value(s) for key(s): [resultEntity]\"}"), word: "faulty",
      calls: 1,
      stop: nil, message: "the store refused the request: Invalid value(s) for key(s): [resultEntity]"),
    Case(
      testDescription: "400 without a word", answer: .status(400), word: "faulty", calls: 1, stop: nil,
      message: "the store refused the request with status 400"),
    Case(
      testDescription: "404", answer: .status(404, "<html>"), word: "faulty", calls: 1, stop: nil,
      message: "there is no store at this address (status 404)"),
    Case(
      testDescription: "a redirect without an address", answer: .status(302), word: "faulty", calls: 1,
      stop: nil,
      message: "there is no store at this address (status 302)"),
    Case(
      testDescription: "a time-out", answer: .failure(.timedOut), word: "failed", calls: 3, stop: nil,
      message: "no answer came in time"),
    Case(
      testDescription: "a reset", answer: .failure(.connectionLost), word: "failed", calls: 3, stop: nil,
      message: "the connection was lost"),
    Case(
      testDescription: "a truncated body", answer: .failure(.truncated), word: "failed", calls: 3, stop: nil,
      message: "the connection was closed before the answer was complete"),
    Case(
      testDescription: "no such host", answer: .failure(.hostNotFound("shop.invalid")), word: "failed",
      calls: 3,
      stop: .unreachable, message: "the host \"shop.invalid\" cannot be found"),
    Case(
      testDescription: "no connection", answer: .failure(.cannotConnect("127.0.0.1:9")), word: "failed",
      calls: 3,
      stop: .unreachable, message: "there is no connection to 127.0.0.1:9"),
    Case(
      testDescription: "a false certificate", answer: .failure(.tls("self-signed certificate")),
      word: "failed",
      calls: 1, stop: .unreachable, message: "no secure connection can be made"),
    Case(
      testDescription: "too much", answer: .failure(.tooLarge(limit: 32 << 20)), word: "failed", calls: 1,
      stop: nil,
      message: "the answer has more than the 33554432 bytes allowed"),
    Case(
      testDescription: "a redirect elsewhere", answer: .failure(.redirected(to: "http://evil.example/")),
      word: "failed", calls: 1, stop: nil, message: "the answer redirects to another place"),
  ]

  @Test("a failure is named, and leaves what is recorded as it was", arguments: failures)
  func failure(_ example: Case) throws {
    let stage = try FetchStage(["a", "b"]) { _, _ in .body(SongList.body(1...4)) }
    try stage.fetch()
    stage.clock.advance(.seconds(100_000))
    let before = try stage.inodes()
    let start = stage.clock.now
    stage.answer { address, _ in address.contains("about+a") ? example.answer : .body(SongList.body(1...4)) }
    let report = try stage.fetch()
    #expect(report.word("a") == example.word)
    #expect(stage.store.calls.filter { $0.address.contains("about+a") }.count == example.calls)
    #expect(report.messages("a").last?.message.contains(example.message) == true)
    #expect(report.messages("a").allSatisfy { $0.location?.path == "site.yml" })
    #expect(try stage.inodes() == before)
    if case .refused(let until, let isOld)? = report.stop {
      let seconds = until.unixSeconds - start.components.seconds
      #expect(
        example.stop == .refused(until: Self.end, isOld: false) && !isOld && (600...602).contains(seconds))
    } else {
      #expect(report.stop == example.stop)
    }
    #expect(report.word("b") == (example.stop == nil ? "unchanged" : "not asked"))
  }

  @Test("a failure leaves nothing behind where nothing was", arguments: failures)
  func firstFailure(_ example: Case) throws {
    let stage = try FetchStage(["a"]) { _, _ in example.answer }
    #expect(try stage.fetch().words == [example.word])
    #expect(try stage.folder.files(below: "site") == [".keep"])
  }

  @Test("waits grow, and are not the same every time")
  func waits() throws {
    var waits: Set<Duration> = []
    for _ in 0..<8 {
      let stage = try FetchStage(["a"]) { _, _ in .status(503) }
      try stage.fetch()
      let starts = stage.store.calls.map(\.start)
      let ends = stage.store.calls.map(\.end)
      let (first, second) = (starts[1] - ends[0], starts[2] - ends[1])
      #expect(first >= .seconds(1) && first <= .seconds(3.1))
      #expect(second >= .seconds(4) && second <= .seconds(12.1))
      waits.insert(first)
    }
    #expect(waits.count > 1)
  }

  @Test("a glitch that passes is no failure", arguments: [1, 2])
  func glitch(count: Int) throws {
    let stage = try FetchStage(["a"]) { _, number in
      number <= count ? .body(Self.glitchPage) : .body(SongList.body([1]))
    }
    #expect(try stage.fetch().words == ["recorded"])
    #expect(stage.store.calls.count == count + 1)
  }

  static let headers: [(status: Int, header: String, calls: Int, wait: Int64, word: String)] = [
    (429, "29", 2, 29, "recorded"), (403, "5", 2, 5, "recorded"), (503, "30", 2, 30, "recorded"),
    (429, "Mon, 30 Nov 2026 12:24:58 GMT", 2, 39, "recorded"),
    (429, "Monday, 30-Nov-26 12:24:58 GMT", 2, 39, "recorded"),
    (429, "Mon Nov 30 12:24:58 2026", 2, 39, "recorded"),
    (429, "3600", 1, 0, "failed"), (503, "3600", 1, 0, "failed"), (429, "soon", 1, 0, "failed"),
  ]

  @Test("Retry-After is heeded in all its forms", arguments: headers.indices)
  func retryAfter(index: Int) throws {
    let (status, header, calls, wait, word) = Self.headers[index]
    let stage = try FetchStage(["a"]) { _, number in
      number == 1 ? .status(status, retryAfter: header) : .body(SongList.body([1]))
    }
    #expect(try stage.fetch().words == [word])
    #expect(stage.store.calls.count == calls)
    if calls == 2 {
      let waited = stage.store.calls[1].start - stage.store.calls[0].end
      #expect(waited >= .seconds(wait) && waited < .seconds(wait + 2))
    }
  }

  @Test("a store that refuses twice is left alone, and until when is remembered by the next runs")
  func refusal() throws {
    let stage = try FetchStage(["a", "b"]) { _, _ in .status(429, retryAfter: "20") }
    #expect(try stage.fetch().words == ["failed", "not asked"])
    #expect(stage.store.calls.count == 2)

    stage.answer { _, _ in .body(SongList.body([1])) }
    let forecast = try stage.fetcher(isDry: true).forecast()
    #expect(forecast.refusedUntil != nil)
    let report = try stage.fetch()
    #expect(report.words == ["not asked", "not asked"])
    #expect(stage.store.calls.isEmpty)
    if case .refused(_, let isOld) = report.stop { #expect(isOld) } else { Issue.record("not refused") }

    #expect(try stage.fetch(isForced: true).words == ["recorded", "recorded"])
    #expect(try stage.fetcher(isDry: true).forecast().refusedUntil == nil)
  }

  @Test(
    "a short pause is waited for at any fraction of a second", arguments: [1, 123_456, 999_999, 500_000_001])
  func fraction(nanoseconds: Int64) throws {
    let clock = StagedClock(at: .seconds(1_796_041_458) + .nanoseconds(nanoseconds))
    let stage = try FetchStage(["a"], clock: clock) { _, number in
      number == 1 ? .status(429, retryAfter: "3") : .body(SongList.body([1]))
    }
    #expect(try stage.fetch().words == ["recorded"])
  }

  @Test("while one run waits for a pause to end, others know of it")
  func sharedPause() throws {
    let stage = try FetchStage(["a"]) { _, _ in .status(429, retryAfter: "20") }
    stage.clock.interrupt(after: .seconds(10))
    #expect(try stage.fetch().stop == .interrupted)
    #expect(try stage.fetcher(isDry: true).forecast().refusedUntil != nil)
  }

  @Test("a server in trouble that wants to be left alone for long has refused")
  func longOutage() throws {
    let stage = try FetchStage(["a", "b"]) { _, _ in .status(503, retryAfter: "3600") }
    #expect(try stage.fetch().words == ["failed", "not asked"])
    #expect(stage.store.calls.count == 1)
    stage.clock.advance(.seconds(3_500))
    #expect(try stage.fetch().words == ["not asked", "not asked"])
  }

  @Test("when the pause is over the store is asked again")
  func afterRefusal() throws {
    let stage = try FetchStage(["a"]) { _, _ in .status(403) }
    try stage.fetch()
    stage.answer { _, _ in .body(SongList.body([1])) }
    stage.clock.advance(.seconds(590))
    #expect(try stage.fetch().words == ["not asked"])
    stage.clock.advance(.seconds(20))
    #expect(try stage.fetch().words == ["recorded"])
  }

  @Test("when one search after the other fails the others are spared")
  func outage() throws {
    let stage = try FetchStage((1...9).map { "s\($0)" }) { _, _ in .status(502) }
    let report = try stage.fetch()
    #expect(report.words == Array(repeating: "failed", count: 3) + Array(repeating: "not asked", count: 6))
    #expect(report.stop == .failing)
  }

  @Test("the line of the value that the store refuses is shown")
  func refusedValue() throws {
    let stage = try FetchStage([]) { _, _ in
      .status(400, "{\"errorMessage\":\"Invalid value(s) for key(s): [country]\"}")
    }
    stage.configure("  - id: a\n    term: blue\n    country: de\n")
    let message = try #require(try stage.fetch().messages("a").first)
    #expect(message.location?.sourceLine == "    country: de")
    #expect(message.hint != nil)
  }

  @Test("a refused search does not keep the others from being asked")
  func othersGoOn() throws {
    let stage = try FetchStage(["a", "b", "c", "d", "e"]) { address, _ in
      address.contains("about+e") ? .body(SongList.body([1])) : .status(400, "{\"errorMessage\":\"no\"}")
    }
    #expect(try stage.fetch().words == ["faulty", "faulty", "faulty", "faulty", "recorded"])
  }
}
