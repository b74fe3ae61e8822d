import Foundation
import TestSupport

extension SiteDraft {
  private static let pictureFolder = "artwork/"

  /// Small pictures, one of which cannot be decoded, in base 64.
  private static let pictures = [
    PNGSample.plain(width: 9, height: 9, 200, 30, 40), PNGSample.plain(width: 8, height: 12, 20, 30, 240),
    PNGSample.plain(width: 5, height: 5, 1, 2, 3, alpha: 60),
    PNGSample.plain(width: 9, height: 9, 200, 30, 40).prefix(40),
  ].map { $0.base64EncodedString() }

  /// What a file holds whose text in the draft is this.
  static func data(of text: String, at path: String) -> Data {
    let isPicture = path.hasPrefix(pictureFolder)
    return isPicture ? Data(base64Encoded: text) ?? Data() : Data(text.utf8)
  }

  /// Gives an item, or a number that no item has, a picture or another one.
  mutating func editPicture(using numbers: inout SeededGenerator) {
    let id = Int.random(in: 1...24, using: &numbers)
    extras["\(Self.pictureFolder)\(id).png"] = numbers.pick(Self.pictures)
  }

  mutating func removePicture(using numbers: inout SeededGenerator) {
    let paths = extras.keys.filter { $0.hasPrefix(Self.pictureFolder) }.sorted()
    guard let path = paths.randomElement(using: &numbers) else { return }
    extras[path] = nil
  }
}
