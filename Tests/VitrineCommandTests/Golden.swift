import Foundation
import Testing

/// Recorded expectations, kept as files in `Golden/`.
///
/// They change only on request: with `VITRINE_RECORD_GOLDENS=1` in the environment a comparison writes its file anew
/// and fails, so that no run can both record and pass.
enum Golden {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Golden")

  static func expect(_ text: String, equals name: String, sourceLocation: SourceLocation = #_sourceLocation)
    throws
  {
    let file = folder.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["VITRINE_RECORD_GOLDENS"] == "1" {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      Issue.record("\(name) was recorded; look at what changed and run again", sourceLocation: sourceLocation)
      return
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    #expect(text == expected, "\(name) differs", sourceLocation: sourceLocation)
  }
}
