import Foundation

/// The strict look at finished feeds: `check-feeds.py`, which needs nothing but Python.
enum FeedChecker {
  static let isAvailable =
    ((try? CommandProcess.run(["--version"], program: "python3").isDone) ?? false)
    || ProcessInfo.processInfo.environment["CI"] == "true"

  /// What is wrong with the feeds of an output folder, whose pages are to be at `url`; empty for nothing.
  static func faults(_ output: String, url: String) throws -> String {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("check-feeds.py")
    let outcome = try CommandProcess.run(["-B", script.path, output, url], program: "python3")
    return outcome.isDone ? "" : outcome.data + outcome.messages
  }
}
