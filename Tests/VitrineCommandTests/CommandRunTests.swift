import Synchronization
import Testing
import VitrineCommand

@Suite("A run of the command")
struct CommandRunTests {
  @Test("fails when standard output does not take what it prints")
  func lostData() {
    let messages = Mutex("")
    let run = CommandRun(
      arguments: ["tiles", "--view", "568x320", "--count", "1"], environment: [:],
      messagesAreForTerminal: false, coreCount: 1, writeData: { _ in },
      writeMessage: { text in messages.withLock { $0 += text } },
      dataWasLost: { true })
    #expect(run.run() == .failed)
    #expect(messages.withLock { $0 } == "error: standard output could not be written to the end\n")
  }

  @Test(
    "colors a fault of the command line as the command line asks",
    arguments: [
      (["buld", "--color", "always"], true), (["--color=always", "buld"], true),
      (["--color=always", "--color=never", "buld"], false), (["buld"], false), (["buld", "--color"], false),
    ])
  func usageColor(_ arguments: [String], _ isColored: Bool) {
    let outcome = CapturedRun.run(arguments)
    #expect(outcome.exitCode == 64)
    #expect(outcome.messages.contains("\u{1B}[") == isColored)
  }
}
