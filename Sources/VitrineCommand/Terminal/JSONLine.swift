internal import Foundation

/// Values as documents of JSON for programs.
enum JSONLine {
  /// The document as one line of UTF-8, keys in alphabetical order.
  static func bytes(_ value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(value)) ?? Data("{}".utf8)
    return Array(data) + Array("\n".utf8)
  }
}
