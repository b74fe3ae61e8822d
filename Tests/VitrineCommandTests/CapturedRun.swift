import Synchronization
import VitrineCommand

/// Runs the command inside the test process and catches what it prints.
enum CapturedRun {
  private final class Capture: Sendable {
    let data = Mutex<[UInt8]>([])
    let messages = Mutex("")
  }

  @discardableResult
  static func run(
    _ arguments: [String], environment: [String: String] = [:], coreCount: Int = 2,
    imageProgram: String = CommandProcess.vitrine
  ) -> BuildOutcome {
    let capture = Capture()
    let run = CommandRun(
      arguments: arguments, environment: environment, messagesAreForTerminal: false, coreCount: coreCount,
      imageProgram: imageProgram,
      writeData: { bytes in capture.data.withLock { $0 += bytes } },
      writeMessage: { text in capture.messages.withLock { $0 += text } })
    let exitCode = run.run().rawValue
    return BuildOutcome(
      exitCode: exitCode, data: capture.data.withLock { String(decoding: $0, as: UTF8.self) },
      messages: capture.messages.withLock { $0 })
  }
}
