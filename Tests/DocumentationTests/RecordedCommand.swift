import Synchronization
import VitrineCommand

/// A command line run inside the test, with what it prints.
struct RecordedCommand {
  enum Fault: Error { case notForDocumentation(String) }

  private let line: String
  private let invocation: Invocation
  private let arguments: [String]

  /// Takes `vitrine …`; only `tiles` and help touch no file.
  init(_ line: String) throws {
    let words = line.split(separator: " ").map(String.init)
    arguments = Array(words.dropFirst())
    invocation = try ArgumentParser.parse(arguments)
    guard words.first == "vitrine", invocation.verb == .tiles || invocation.has(.help) else {
      throw Fault.notForDocumentation(line)
    }
    self.line = line
  }

  /// A terminal's view of it.
  func text() throws -> String {
    "```console\n$ \(line)\n\(Self.run(arguments).data)```\n"
  }

  /// Runs a command line and gives what went to standard output and standard error.
  static func run(_ arguments: [String]) -> (data: String, messages: String, code: ExitCode) {
    let data = Capture()
    let messages = Capture()
    let run = CommandRun(
      arguments: arguments, environment: [:], messagesAreForTerminal: false, coreCount: 1,
      writeData: { data.append($0) }, writeMessage: { messages.append(Array($0.utf8)) })
    let code = run.run()
    return (data.text, messages.text, code)
  }

  private final class Capture: Sendable {
    private let bytes = Mutex<[UInt8]>([])

    func append(_ more: [UInt8]) { bytes.withLock { $0 += more } }
    var text: String { String(decoding: bytes.withLock(\.self), as: UTF8.self) }
  }
}
