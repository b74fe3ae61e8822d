import Foundation

/// The strict look at finished pages: `check-pages.py`, which needs Python's html5lib.
///
/// `VITRINE_PAGE_CHECKER` names the folder that html5lib is in; `Scripts/test` sees to both. A test that uses it
/// carries `.enabled(if: PageChecker.isAvailable)`, and under `CI=true` runs and fails without it.
enum PageChecker {
  private static var environment: [String: String] { ProcessInfo.processInfo.environment }

  static var isAvailable: Bool { environment["VITRINE_PAGE_CHECKER"] != nil || environment["CI"] == "true" }

  /// Checks output folders, each with the base path of its site. Of the detail pages every `interval`th is parsed.
  static func check(_ outputs: [(folder: String, basePath: String)], every interval: Int = 1) throws
    -> BuildOutcome
  {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "check-pages.py")
    let arguments =
      ["-B", script.path, "--every", "\(interval)"] + outputs.flatMap { [$0.folder, $0.basePath] }
    return try CommandProcess.run(
      arguments, program: "python3", environment: ["PYTHONPATH": environment["VITRINE_PAGE_CHECKER"] ?? ""])
  }
}
