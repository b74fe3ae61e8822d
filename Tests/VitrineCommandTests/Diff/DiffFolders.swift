import Foundation
import TestSupport

/// Two folders of snapshots to compare.
final class DiffFolders {
  private let temporary: TemporaryFolder
  var old: String { temporary.url.appendingPathComponent("old").path }
  var new: String { temporary.url.appendingPathComponent("new").path }

  /// Writes the answers of searches, by id.
  init(old: [String: [StoreJSON]], new: [String: [StoreJSON]]) throws {
    temporary = try TemporaryFolder()
    for (folder, answers) in [("old", old), ("new", new)] {
      for (id, results) in answers { try write(StoreJSON.answer(results), to: "\(folder)/\(id).json") }
    }
  }

  func write(_ text: String, to file: String) throws {
    try temporary.write(text, to: file)
  }

  /// Compares them; no configuration is anywhere near.
  func diff(_ options: String..., isForTerminal: Bool = false) -> TerminalCapture {
    TerminalCapture(
      ["diff", "--site", temporary.url.path] + options + ["--", old, new], dataIsForTerminal: isForTerminal)
  }
}
