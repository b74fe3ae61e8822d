import Foundation

/// The look at what finished pages say to machines: `check-metadata.py`, which needs what `PageChecker` needs.
enum MetadataChecker {
  private static var script: String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("check-metadata.py")
      .path
  }

  /// Checks output folders, each with the address of its site. Of the detail pages every `interval`th is looked at.
  static func check(_ outputs: [(folder: String, url: String)], every interval: Int = 1) throws
    -> BuildOutcome
  {
    try run(["--every", "\(interval)"] + outputs.flatMap { [$0.folder, $0.url] })
  }

  /// Has it tell blocks of JSON-LD without faults from broken ones.
  static func selfTest() throws -> BuildOutcome { try run(["--self-test"]) }

  private static func run(_ arguments: [String]) throws -> BuildOutcome {
    let folder = ProcessInfo.processInfo.environment["VITRINE_PAGE_CHECKER"] ?? ""
    return try CommandProcess.run(
      ["-B", script] + arguments, program: "python3", environment: ["PYTHONPATH": folder])
  }
}
