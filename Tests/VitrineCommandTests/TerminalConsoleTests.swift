import Diagnostics
import Foundation
import Synchronization
import TestSupport
import Testing
import VitrineCommand

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("What the console says")
struct TerminalConsoleTests {
  private static let diagnostics = [
    Diagnostic(.warning, "odd"), Diagnostic(.error, "wrong", hint: "right it"),
  ]

  /// Everything a console of some detail writes to its two streams.
  private func output(_ detail: Console.Detail, _ body: (Console) -> Void) -> (data: String, messages: String)
  {
    final class Streams: Sendable {
      let data = Mutex("")
      let messages = Mutex("")
    }
    let streams = Streams()
    let console = Console(
      formatter: DiagnosticFormatter(usesColor: false), detail: detail,
      writeData: { bytes in streams.data.withLock { $0 += String(decoding: bytes, as: UTF8.self) } },
      writeMessage: { text in streams.messages.withLock { $0 += text } })
    body(console)
    return (streams.data.withLock { $0 }, streams.messages.withLock { $0 })
  }

  @Test(
    "Each level says what the one below says, and more",
    arguments: [
      (Console.Detail.errorsOnly, "error: wrong\nhint: right it\n"),
      (.normal, "said\nwarning: odd\nerror: wrong\nhint: right it\n"),
      (.everything, "said\nexplained\nwarning: odd\nerror: wrong\nhint: right it\n"),
    ])
  func levels(detail: Console.Detail, messages: String) {
    let output = output(detail) { console in
      console.say("said")
      console.explain("explained")
      console.report(Self.diagnostics)
      console.report([])
      console.writeData(Array("data".utf8))
    }
    #expect(output.messages == messages)
    #expect(output.data == "data")
  }

  @Test(
    "The options choose the level",
    arguments: [("-q", false, false), ("-v", true, true), ("--color=auto", true, false)])
  func options(option: String, says: Bool, explains: Bool) throws {
    let folder = try TemporaryFolder()
    #expect(TerminalCapture(["init", folder.url.path, "-q"]).exitCode == .done)
    let run = TerminalCapture(["build", "--site", folder.url.path, option])
    #expect(run.exitCode == .done)
    #expect(run.messages.contains("written") == says)
    #expect(run.messages.contains("the pages are in") == explains)
    #expect(run.data.isEmpty)
  }

  @Test(
    "A script sees how it ended",
    arguments: [
      (["--help"], ExitCode.done), (["tiles", "--view", "9x9", "--count", "1"], .done),
      (["build", "--site", "/nonexistent"], .failed), (["init", "/dev/null/x"], .failed),
      (["bogus"], .usage), ([], .usage), (["tiles"], .usage),
    ])
  func exitCodes(arguments: [String], code: ExitCode) {
    let run = TerminalCapture(arguments)
    #expect(run.exitCode == code)
    #expect(run.messages.isEmpty == (code == .done))
  }

  @Test("Exit codes are those that scripts know")
  func numbers() {
    #expect(ExitCode.done.rawValue == 0)
    #expect(ExitCode.failed.rawValue == 1)
    #expect(ExitCode.usage.rawValue == 64)
  }

  @Test("All bytes arrive at a reader that is slow to take them", arguments: [true, false])
  func slowReader(isNonBlocking: Bool) throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let (reading, writing) = (ends[0], ends[1])
    if isNonBlocking { _ = fcntl(writing, F_SETFL, O_NONBLOCK) }
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let received = Mutex<[UInt8]>([])
    let reader = Thread {
      var buffer = [UInt8](repeating: 0, count: 4_096)
      while case let count = read(reading, &buffer, buffer.count), count > 0 {
        received.withLock { $0 += buffer[..<count] }
      }
      received.withLock { _ in _ = close(reading) }
    }
    withExtendedLifetime(reader) {
      reader.start()
      #expect(Console.write(bytes, to: writing))
      close(writing)
      while !reader.isFinished { usleep(200) }
    }
    #expect(received.withLock { $0 } == bytes)
  }

  @Test("A full disk is noticed")
  func fullDisk() throws {
    let descriptor = open("/dev/full", O_WRONLY)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    #expect(!Console.write([1], to: descriptor))
    #expect(Console.write([], to: descriptor))
  }
}
