import Synchronization
import VitrineCommand

/// A run of the command inside the tests, and what it said to its terminal.
struct TerminalCapture {
  private final class Streams: Sendable {
    let data = Mutex<[UInt8]>([])
    let messages = Mutex("")
  }

  let exitCode: ExitCode
  /// Standard output.
  let data: String
  /// Standard error.
  let messages: String

  init(
    _ arguments: [String], environment: [String: String] = [:], messagesAreForTerminal: Bool = false,
    dataIsForTerminal: Bool = false
  ) {
    let streams = Streams()
    let run = CommandRun(
      arguments: arguments, environment: environment, messagesAreForTerminal: messagesAreForTerminal,
      dataIsForTerminal: dataIsForTerminal, coreCount: 2,
      writeData: { bytes in streams.data.withLock { $0 += bytes } },
      writeMessage: { text in streams.messages.withLock { $0 += text } })
    exitCode = run.run()
    data = streams.data.withLock { String(decoding: $0, as: UTF8.self) }
    messages = streams.messages.withLock { $0 }
  }
}
