import StoreTransport
import TestSupport
import Testing

@Suite("What goes wrong on the way")
struct FailureTests {
  @Test(
    "A broken answer is a fault, never an answer",
    arguments: [
      (LoopbackAnswer([.close]), TransportFault.connectionLost),
      (LoopbackAnswer([.reset]), .connectionLost),
      (.raw("HTTP/1."), .connectionLost),
      (.raw("HTTP/1.1 200 OK\r\n"), .connectionLost),
      (.raw("HTTP/1.1 200 OK\r\nContent-Len"), .connectionLost),
      (.raw("HTTP/1.1 301 Moved\r\nLocation: /elsewhere\r\nCont"), .connectionLost),
      (.raw("HTTP/1.1 103 Early\r\nLink: x\r\n\r\n"), .connectionLost),
      (
        LoopbackAnswer([.send("HTTP/1.1 200 OK\r\nX".bytes), .pause(.milliseconds(20)), .reset]),
        .connectionLost
      ),
      (.raw("HTTP/1.1 200 OK\r\nContent-Length: 20\r\n\r\nabc"), .truncated),
      (.raw("HTTP/1.1 200 OK\r\nContent-Length: 20\r\n\r\n"), .truncated),
      (.raw("HTTP/1.1 404 No\r\nContent-Length: 20\r\n\r\nabc"), .truncated),
      (.chunked(["abc".bytes, "def".bytes], isEnded: false), .truncated),
      (.chunked([], isEnded: false), .truncated),
      (.raw("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n30\r\nabc"), .truncated),
      (
        LoopbackAnswer([
          .send(LoopbackAnswer.head(fields: [("Content-Length", "9")])), .pause(.milliseconds(20)), .reset,
        ]),
        .connectionLost
      ),
      (.raw("<html>Hello</html>\r\n\r\n"), .notHTTP),
      (.raw("SSH-2.0-OpenSSH_9.2\r\n"), .notHTTP),
      (.raw("\u{0}\u{1}\u{2}\u{3}\u{15}\u{3}\u{1}\u{0}"), .notHTTP),
      (.raw("HTTP/1.1 200 OK\r\nContent-Length: -6\r\n\r\nabcdef"), .notHTTP),
      (.raw("HTTP/1.1 200 OK\r\nX: a\u{0}b\r\nContent-Length: 0\r\n\r\n"), .notHTTP),
      (.raw("HTTP/1.1 200 OK\r\nNo colon\r\nContent-Length: 0\r\n\r\n"), .notHTTP),
      (LoopbackAnswer(fields: [("Content-Encoding", "gzip")], body: "not compressed".bytes), .notHTTP),
      (.raw("HTTP/1.1 200 OK\r\nContent-Length: 9223372036854775807\r\n\r\nabc"), .tooLarge(limit: 32 << 20)),
      (
        .raw("HTTP/1.1 200 OK\r\nContent-Length: 99999999999999999999999\r\n\r\nabc"),
        .tooLarge(limit: 32 << 20)
      ),
    ])
  func broken(answer: LoopbackAnswer, fault: TransportFault) throws {
    #expect(try LoopbackServer(answer).get().fault == fault)
  }

  @Test("An answer that was cut off anywhere is not taken for a whole one")
  func cuts() throws {
    let whole = LoopbackAnswer(fields: [("Date", "today")], body: "{\"resultCount\":0}".bytes)
    let chunked = LoopbackAnswer.chunked(
      ["{\"resultCount\"".bytes, ":0}".bytes], fields: [("Date", "today")])
    for answer in [whole, chunked].map(\.bytes) {
      let server = try LoopbackServer { request in
        LoopbackAnswer([.send(Array(answer.prefix(Int(request.target.dropFirst()) ?? 0))), .close])
      }
      let transport = CurlTransport(userAgent: "Test/1")
      // Only the line feed at the end of the last chunk may be missing: the body is complete without it.
      for cut in answer.indices.dropLast() {
        let fault = transport.get("\(server.origin)/\(cut)", limits: .patient).fault
        #expect(fault == .connectionLost || fault == .truncated, "\(cut) of \(answer.count)")
      }
      #expect(transport.get("\(server.origin)/\(answer.count)", limits: .patient).status == 200)
    }
  }

  @Test("Nobody listens")
  func refused() {
    let fault = CurlTransport(userAgent: "Test/1").get("http://127.0.0.1:1/", limits: .patient).fault
    #expect(fault == .cannotConnect("127.0.0.1:1"))
  }

  /// A label of more than 63 letters is refused without asking a name server.
  @Test("There is no such host")
  func unknownHost() {
    let host = String(repeating: "a", count: 70) + ".invalid"
    let fault = CurlTransport(userAgent: "Test/1").get("https://\(host)/", limits: .patient).fault
    #expect(fault == .hostNotFound(host))
  }

  @Test("Damaged answers end in some way", arguments: 0..<4)
  func damaged(seed: Int) throws {
    let originals = [
      LoopbackAnswer(fields: [("Retry-After", "1")], body: "{\"resultCount\":0}".bytes),
      .chunked(["ab".bytes, "c".bytes], trailer: [("X", "y")]), .gzipped("abc".bytes),
      .redirect(to: "//[::1]:80/x?y#z"),
    ].map(\.bytes)
    let original = originals[seed]
    let server = try LoopbackServer { request in
      var generator = SeededGenerator(seed: UInt64(request.target.dropFirst()) ?? 0)
      return LoopbackAnswer([.send(original.damaged(using: &generator)), .close])
    }
    let transport = CurlTransport(userAgent: "Test/1")
    for number in 0..<100 {
      let result = transport.get("\(server.origin)/\(number)", limits: TransferLimits(bytes: 1_000))
      #expect(result.fault != .interrupted)
      #expect(result.fault != .timedOut, "\(number)")
    }
  }
}

extension LoopbackAnswer {
  /// All that is sent.
  fileprivate var bytes: [UInt8] {
    steps.flatMap { step -> [UInt8] in
      if case .send(let bytes) = step { bytes } else { [] }
    }
  }
}

extension [UInt8] {
  /// The same with a few bytes changed, taken out or put in.
  fileprivate func damaged(using generator: inout SeededGenerator) -> Self {
    var bytes = self
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let index = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.remove(at: index)
      default: bytes.insert(contentsOf: bytes[index...].prefix(9), at: index)
      }
    }
    return bytes
  }
}
