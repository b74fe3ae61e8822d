import StoreTransport
import TestSupport
import Testing

@Suite("The store as tests play it")
struct StoreStageTests {
  @Test("Recorded bodies are answered, failures come first, and the rest is not found")
  func script() throws {
    let stage = try StoreStage(
      answers: ["/search?term=a": "A".bytes, "/search?term=b": "B".bytes],
      failures: ["/search?term=b": [LoopbackAnswer(status: 403), .chunked([], isEnded: false)]],
      first: [nil, LoopbackAnswer(status: 503)])
    let transport = CurlTransport(userAgent: "Test/1")
    let results = ["a", "a", "a", "b", "b", "b", "c"].map {
      transport.get("\(stage.address)search?term=\($0)", limits: .patient)
    }
    #expect(results.map(\.status) == [200, 503, 200, 403, nil, 200, 404])
    #expect(stage.requests.count == 7)
  }

  @Test("Requests are counted within any stretch of time")
  func counting() throws {
    let stage = try StoreStage(answers: ["/a": []])
    let transport = CurlTransport(userAgent: "Test/1")
    for _ in 0..<5 { #expect(transport.get("\(stage.address)a", limits: .patient).status == 200) }
    #expect(stage.mostRequests() == 5)
    #expect(stage.mostRequests(within: .nanoseconds(1)) == 1)
    stage.stop()
    #expect(CurlTransport(userAgent: "Test/1").get("\(stage.address)a", limits: .hasty).fault != nil)
  }
}
