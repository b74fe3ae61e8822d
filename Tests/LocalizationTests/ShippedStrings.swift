import Diagnostics
import Foundation
import Localization

/// The files of `Templates/strings`.
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
    return try InterfaceStringEntry.read(source)
  }

  static func strings(_ language: String) throws -> InterfaceStrings {
    try InterfaceStrings(layers: [entries(language)])
  }
}
