import Foundation
import Testing

@Suite("A worker", .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status")))
struct WorkerTests {
  @Test("gives up what it does not need")
  func confinement() throws {
    let worker = try RealWorker()
    let limits = try String(contentsOfFile: "/proc/\(worker.id)/limits", encoding: .utf8)
    func limit(_ name: String) -> [Substring] {
      let line = limits.split(separator: "\n").first { $0.hasPrefix(name) } ?? ""
      return line.dropFirst(name.count).split(separator: " ").prefix(2).map(\.self)
    }
    #expect(limit("Max file size") == ["0", "0"])
    #expect(limit("Max core file size") == ["0", "0"])
    #expect(limit("Max open files") == ["16", "16"])
    #expect(limit("Max address space").allSatisfy { $0 != "unlimited" })
    #expect(Processes.status(worker.id, "NoNewPrivs") == "1")
    #expect(Processes.status(worker.id, "Seccomp") == "2")
    // Interruptions are for the process that it works for: SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGTSTP, SIGXFSZ.
    let ignored = Processes.status(worker.id, "SigIgn").flatMap { UInt64($0, radix: 16) } ?? 0
    for signal in [SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGTSTP, SIGXFSZ] {
      #expect(ignored >> UInt64(signal - 1) & 1 == 1, "\(signal)")
    }
    #expect(try worker.finish() == 0)
  }

  @Test("has nothing open but its streams")
  func openFiles() throws {
    // Foundation's processes inherit what other tests open while they start: what a worker opens itself, all have.
    let starts = try (0..<6).map { _ in
      let worker = try RealWorker()
      #expect(try worker.ask(PNGFile(MarkedPicture.pixels(width: 80, height: 60)).bytes) == 3)
      return try FileManager.default.contentsOfDirectory(atPath: "/proc/\(worker.id)/fd").sorted()
    }
    #expect(starts.contains { $0.prefix(3) == ["0", "1", "2"] && $0.count <= 4 }, "\(starts)")
  }

  @Test("needs no more memory after a thousand pictures than after some", .timeLimit(.minutes(20)))
  func memory() throws {
    let worker = try RealWorker()
    let jpeg = try VipsTool.convert(PNGFile(MarkedPicture.pixels(width: 48, height: 36)), to: "a.jpg")
    let transparent = PNGFile(MarkedPicture.pixels(width: 40, height: 40).with(alpha: 99)).bytes
    let damaged = Array(jpeg.prefix(jpeg.count / 2))
    func use(_ count: Int) throws -> Int {
      for _ in 0..<count / 4 {
        #expect(try worker.ask(jpeg) == 3)
        #expect(try worker.ask(transparent) == 3)
        #expect(try worker.ask(damaged) == 4)
        #expect(try worker.ask(Array("<html>".utf8)) == 4)
      }
      let text = Processes.status(worker.id, "VmRSS")?.split(separator: " ").first ?? ""
      return try #require(Int(text))
    }
    let some = try use(200)
    let more = try use(1_000)
    #expect(more < some + 2_048, "\(some) kB, then \(more) kB")
  }

  @Test("decodes as many pixels as are taken, and nothing of a picture with more")
  func bombs() throws {
    let worker = try RealWorker()
    func peak() throws -> Int {
      try #require(Int(Processes.status(worker.id, "VmHWM")?.split(separator: " ").first ?? ""))
    }
    let start = try peak()
    #expect(try worker.ask(PNGFile(blackOfWidth: 30_000, height: 30_000).bytes) == 4)
    #expect(try peak() < start + 20_000)
    #expect(try worker.ask(PNGFile(blackOfWidth: 8_000, height: 5_000).bytes) == 3)
    #expect(try peak() < start + 300_000)
  }

  @Test(
    "ends with status 0 when it is spoken to in another language",
    arguments: ["", "nonsense", "GET / HTTP/1.1\r\n\r\n"])
  func nonsense(text: String) throws {
    let process = Process()
    let input = Pipe()
    process.executableURL = URL(fileURLWithPath: Processes.vitrine)
    process.arguments = ["--image-worker"]
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
