import Foundation
import StoreTransport
import TestSupport
import Testing

/// Each in a process of its own, where nothing else opens files or takes memory.
@Suite("What a transfer takes of the system")
struct ResourceTests {
  private static func openFiles() throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count
  }

  /// The most memory that the process has held, in bytes.
  private static func peakMemory() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = try #require(status.firstMatch(of: /VmHWM:\s+(\d+) kB/))
    return try #require(Int(line.1)) * 1_024
  }

  @Test("Nothing stays open behind a transport", arguments: ["/whole", "/broken", "/slow", "/elsewhere"])
  func files(target: String) async throws {
    let server = try LoopbackServer { request in
      switch request.target {
      case "/whole": LoopbackAnswer(body: "abc".bytes)
      case "/broken": LoopbackAnswer([.close])
      case "/elsewhere": .redirect(to: "https://store.example/")
      default: LoopbackAnswer([.hold])
      }
    }
    await #expect(processExitsWith: .success) { [address = (server.origin + target) as String] in
      func getOnce() {
        let limits = TransferLimits(silence: address.hasSuffix("/slow") ? .milliseconds(30) : .seconds(20))
        _ = CurlTransport(userAgent: "Test/1").get(address, limits: limits)
      }
      getOnce()
      let before = try Self.openFiles()
      for _ in 0..<20 { getOnce() }
      #expect(try Self.openFiles() == before)
    }
    #expect(server.requests.count > 10)
  }

  #if os(Linux)
    @Test("A body that is too long takes no more memory than one that is not")
    func memory() async throws {
      let head = LoopbackAnswer.head(fields: [("Connection", "close")])
      let plain = try LoopbackServer(LoopbackAnswer([.send(head), .fill(200 << 20), .close]))
      let run = GzipRun.bytes(runs: 200_000)
      let compressed = try LoopbackServer(LoopbackAnswer(fields: [("Content-Encoding", "gzip")], body: run))
      for origin in [plain.origin, compressed.origin] {
        await #expect(processExitsWith: .success) { [origin = origin as String] in
          let transport = CurlTransport(userAgent: "Test/1")
          _ = transport.get(origin + "/", limits: TransferLimits(bytes: 10))
          let before = try Self.peakMemory()
          let result = transport.get(origin + "/", limits: TransferLimits(bytes: 2 << 20))
          #expect(result.fault == .tooLarge(limit: 2 << 20))
          #expect(try Self.peakMemory() - before < 16 << 20)
        }
      }
    }
  #endif
}
