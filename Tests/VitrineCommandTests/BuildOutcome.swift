import Foundation
import VitrineCommand

/// What a run of the command left: its exit code and the two streams.
struct BuildOutcome {
  let exitCode: Int32
  /// Standard output.
  let data: String
  /// Standard error.
  let messages: String
  /// The most memory the process held, in bytes; 0 when nobody looked.
  var peakMemory = 0

  var isDone: Bool { exitCode == ExitCode.done.rawValue }
  var isFailed: Bool { exitCode == ExitCode.failed.rawValue }

  /// The messages that are warnings.
  var warnings: [Substring] { messages.split(separator: "\n").filter { $0.contains("warning: ") } }
}
