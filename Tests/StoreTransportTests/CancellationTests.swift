import Foundation
import StoreTransport
import Synchronization
import TestSupport
import Testing

@Suite("Interrupting")
struct CancellationTests {
  @Test(
    "A transfer ends at once",
    arguments: [
      LoopbackAnswer([.hold]),
      LoopbackAnswer([.send("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nab".bytes), .hold]),
      .trickled([[UInt8]](repeating: [0x61], count: 5_000), every: .milliseconds(5)),
    ])
  func running(answer: LoopbackAnswer) throws {
    let server = try LoopbackServer(answer)
    // The quickest of a few, as the machine may be busy with other tests.
    let times = (0..<5).map { _ in
      let transport = CurlTransport(userAgent: "Test/1")
      let called = Mutex(ContinuousClock.now)
      Thread.detachNewThread {
        Thread.sleep(forTimeInterval: 0.05)
        called.withLock { $0 = .now }
        transport.cancel()
      }
      #expect(transport.get(server.origin + "/", limits: .patient).fault == .interrupted)
      return called.withLock { $0 }.duration(to: .now)
    }
    #expect(try #require(times.min()) < .milliseconds(100))
  }

  @Test("Nothing is asked any more afterwards")
  func later() throws {
    let server = try LoopbackServer(LoopbackAnswer())
    let transport = CurlTransport(userAgent: "Test/1")
    #expect(transport.get(server.origin + "/", limits: .patient).status == 200)
    for _ in 0..<3 {
      transport.cancel()
      #expect(transport.get(server.origin + "/", limits: .patient).fault == .interrupted)
    }
    #expect(server.requests.count == 1)
  }

  @Test("A transfer over redirects ends as well")
  func redirects() throws {
    let transport = CurlTransport(userAgent: "Test/1")
    let server = try LoopbackServer { _ in
      transport.cancel()
      return .redirect(to: "/")
    }
    #expect(transport.get(server.origin + "/", limits: .patient).fault == .interrupted)
  }
}
