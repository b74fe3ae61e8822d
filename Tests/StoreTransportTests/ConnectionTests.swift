import Foundation
import StoreTransport
import Synchronization
import TestSupport
import Testing

@Suite("Connections kept open")
struct ConnectionTests {
  /// Two requests by one transport, and the connections and turns that the server saw.
  private static func twice(_ server: LoopbackServer) -> (results: [String?], seen: [[Int]]) {
    let transport = CurlTransport(userAgent: "Test/1")
    let results = ["/1", "/2"].map { target in
      defer { Thread.sleep(forTimeInterval: 0.03) }
      return transport.get(server.origin + target, limits: .patient).text
    }
    return (results, server.requests.map { [$0.connection, $0.turn] })
  }

  @Test("The second request uses the connection of the first")
  func reuse() throws {
    let (results, seen) = Self.twice(try LoopbackServer(LoopbackAnswer(body: "abc".bytes)))
    #expect(results == ["abc", "abc"])
    #expect(seen == [[0, 0], [0, 1]])
  }

  @Test("One that the server closed or reset in the meantime is made again", arguments: [true, false])
  func closed(isReset: Bool) throws {
    let answer = LoopbackAnswer(body: "abc".bytes).then(.pause(.milliseconds(5))).then(
      isReset ? .reset : .close)
    let (results, seen) = Self.twice(try LoopbackServer(answer))
    #expect(results == ["abc", "abc"])
    #expect(seen == [[0, 0], [1, 0]])
  }

  @Test("One that the server closes when the second request comes is made again")
  func closing() throws {
    let server = try LoopbackServer { request in
      request.turn == 0 ? LoopbackAnswer(body: "abc".bytes) : LoopbackAnswer([.close])
    }
    let (results, seen) = Self.twice(server)
    #expect(results == ["abc", "abc"])
    #expect(seen == [[0, 0], [0, 1], [1, 0]])
  }

  @Test("What follows an answer too long for its head is not taken for the next one")
  func excess() throws {
    let head = "HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\n"
    let server = try LoopbackServer { request in
      request.target == "/1"
        ? LoopbackAnswer([.send("\(head)abc\(head)evil".bytes)]) : LoopbackAnswer(body: "def".bytes)
    }
    #expect(Self.twice(server).results == ["abc", "def"])
  }

  @Test("A request that failed does not disturb the next")
  func afterFault() throws {
    let server = try LoopbackServer { request in
      request.target == "/bad" ? LoopbackAnswer([.hold]) : LoopbackAnswer(body: "abc".bytes)
    }
    let transport = CurlTransport(userAgent: "Test/1")
    #expect(transport.get(server.origin + "/bad", limits: .hasty).fault == .timedOut)
    #expect(transport.get(server.origin + "/good", limits: .patient).text == "abc")
  }

  @Test("Many requests from many threads are all answered")
  func load() throws {
    let server = try LoopbackServer { LoopbackAnswer(body: $0.target.bytes) }
    let shared = CurlTransport(userAgent: "Test/1")
    let good = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 8) { worker in
      let transport = worker < 4 ? shared : CurlTransport(userAgent: "Test/1")
      for number in 0..<50 {
        let target = "/\(worker)/\(number)"
        if transport.get(server.origin + target, limits: .patient).text == target {
          good.withLock { $0 += 1 }
        }
      }
    }
    #expect(good.withLock { $0 } == 400)
    #expect(server.requests.count == 400)
  }
}
