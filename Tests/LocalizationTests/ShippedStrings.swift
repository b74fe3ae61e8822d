import Diagnostics
import Foundation
import Localization

/// The files of `Templates/strings`, read line by line: they use nothing of YAML but `key: "text"` and comments.
enum ShippedStrings {
  static let languages = [
    "ar", "da", "de", "en", "es", "fr", "he", "it", "ja", "ko", "nl", "pt", "sv", "zh-Hans",
  ]

  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Templates/strings")

  static func entries(_ language: String) throws -> [InterfaceStringEntry] {
    let path = "strings/\(language).yml"
    let source = SourceText(
      path: path, bytes: Array(try Data(contentsOf: folder.appendingPathComponent("\(language).yml"))))
    return (1...source.lineCount).compactMap { number in
      guard let line = source.line(number), !line.isEmpty, !line.hasPrefix("#") else { return nil }
      let parts = line.split(separator: ": ", maxSplits: 1).map(String.init)
      return InterfaceStringEntry(
        key: parts.first ?? "", value: String((parts.last ?? "").dropFirst().dropLast()),
        location: source.location(at: SourcePosition(line: number, column: 1)))
    }
  }

  static func strings(_ language: String) throws -> InterfaceStrings {
    try InterfaceStrings(layers: [entries(language)])
  }
}
