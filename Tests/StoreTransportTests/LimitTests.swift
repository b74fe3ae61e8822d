import StoreTransport
import TestSupport
import Testing

@Suite("Limits of size and time")
struct LimitTests {
  @Test(
    "A body may have as many bytes as allowed and not one more",
    arguments: [
      (999, TransportFault?.none), (1_000, nil), (1_001, .tooLarge(limit: 1_000)),
    ])
  func size(count: Int, fault: TransportFault?) throws {
    let body = [UInt8](repeating: 0x61, count: count)
    let answers = [
      LoopbackAnswer(body: body), .chunked([body]), .gzipped(body),
      LoopbackAnswer([.send(LoopbackAnswer.head(fields: [])), .send(body), .close]),
    ]
    for answer in answers {
      #expect(try LoopbackServer(answer).get(limits: TransferLimits(bytes: 1_000)).fault == fault)
    }
  }

  @Test(
    "A body of 50 MB is given up at the limit, announced or not",
    arguments: [[("Content-Length", "\(50 << 20)")], [("Connection", "close")]])
  func huge(fields: [(String, String)]) throws {
    let server = try LoopbackServer(
      LoopbackAnswer([.send(LoopbackAnswer.head(fields: fields)), .fill(50 << 20), .close]))
    #expect(server.get(limits: TransferLimits(bytes: 1 << 20)).fault == .tooLarge(limit: 1 << 20))
  }

  @Test("A body of 50 MB is taken where that is allowed")
  func allowed() throws {
    let head = LoopbackAnswer.head(fields: [("Content-Length", "\(50 << 20)")])
    let server = try LoopbackServer(LoopbackAnswer([.send(head), .fill(50 << 20)]))
    let answer = try server.get(limits: TransferLimits(bytes: 50 << 20)).get()
    #expect(answer.body == [UInt8](repeating: 0x61, count: 50 << 20))
  }

  @Test("A compressed body is measured by what comes out of it")
  func bomb() throws {
    let answer = LoopbackAnswer(fields: [("Content-Encoding", "gzip")], body: GzipRun.bytes(runs: 20_000))
    let server = try LoopbackServer(answer)
    #expect(server.get(limits: TransferLimits(bytes: 1 << 20)).fault == .tooLarge(limit: 1 << 20))
    let whole = try server.get(limits: TransferLimits(bytes: 64 << 20)).get()
    #expect(whole.body.count == 1 + 20_000 * 258)
  }

  @Test("A head without end is given up")
  func longHead() throws {
    let field = Array("X-Long: \(String(repeating: "x", count: 1_000))\r\n".utf8)
    let head = [.send("HTTP/1.1 200 OK\r\n".bytes)] + (0..<1_000).map { _ in LoopbackAnswer.Step.send(field) }
    let line = [LoopbackAnswer.Step.send("HTTP/1.1 200 OK\r\nX: ".bytes), .fill(1 << 20)]
    for steps in [head, line] {
      let fault = try LoopbackServer(LoopbackAnswer(steps + [.close])).get().fault
      #expect(fault != nil && fault != .timedOut)
    }
  }

  @Test("Interim answers without end are given up")
  func interim() throws {
    let steps = (0..<20_000).map { _ in
      LoopbackAnswer.Step.send("HTTP/1.1 103 Early\r\nLink: x\r\n\r\n".bytes)
    }
    #expect(try LoopbackServer(LoopbackAnswer(steps)).get().fault == .notHTTP)
  }

  @Test(
    "A server that stops speaking is not waited for",
    arguments: [
      LoopbackAnswer([.hold]), LoopbackAnswer([.send("HTTP/1.1 200 OK\r\n".bytes), .hold]),
      LoopbackAnswer([.send("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nabc".bytes), .hold]),
      LoopbackAnswer().delayed(by: .seconds(20)),
    ])
  func silence(answer: LoopbackAnswer) throws {
    let limits = TransferLimits(silence: .milliseconds(100), total: .seconds(30))
    let server = try LoopbackServer(answer)
    let time = ContinuousClock().measure { #expect(server.get(limits: limits).fault == .timedOut) }
    #expect(time >= .milliseconds(100))
    #expect(time < .seconds(10))
  }

  @Test("A body that trickles on and on is given up after the whole time")
  func trickle() throws {
    let pieces = [[UInt8]](repeating: [0x61], count: 2_000)
    let limits = TransferLimits(silence: .seconds(10), total: .milliseconds(300))
    let server = try LoopbackServer(.trickled(pieces, every: .milliseconds(10)))
    let time = ContinuousClock().measure { #expect(server.get(limits: limits).fault == .timedOut) }
    #expect(time >= .milliseconds(300))
    #expect(time < .seconds(8))
  }

  @Test("A slow body is taken as long as something comes")
  func slow() throws {
    let limits = TransferLimits(silence: .seconds(1), total: .seconds(30))
    let pieces = [[UInt8]](repeating: [0x61], count: 8)
    let answer = LoopbackAnswer.trickled(pieces, every: .milliseconds(160))
    #expect(try LoopbackServer(answer).get(limits: limits).text == "aaaaaaaa")
  }

  @Test("The whole time counts over all redirects")
  func redirects() throws {
    let server = try LoopbackServer(LoopbackAnswer.redirect(to: "/").delayed(by: .milliseconds(120)))
    let limits = TransferLimits(silence: .seconds(10), total: .milliseconds(300))
    #expect(server.get(limits: limits).fault == .timedOut)
    #expect((2...3).contains(server.requests.count))
  }

  @Test("There is no waiting at all without time", arguments: [Duration.zero, .seconds(-1)])
  func noTime(total: Duration) throws {
    let server = try LoopbackServer(LoopbackAnswer())
    #expect(server.get(limits: TransferLimits(total: total)).fault == .timedOut)
    #expect(server.get(limits: TransferLimits(silence: total)).fault == .timedOut)
  }

  @Test("Limits without end are taken", arguments: [Duration.seconds(Int64.max), .seconds(1_000_000_000)])
  func endless(time: Duration) throws {
    let limits = TransferLimits(bytes: .max, silence: time, total: time)
    #expect(try LoopbackServer(LoopbackAnswer(body: [0x61])).get(limits: limits).text == "a")
  }
}
