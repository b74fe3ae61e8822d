internal import ArtworkModel
internal import CLateVips

extension ImageRefusal {
  /// The longest words that are kept, in bytes.
  private static let longestWords = 200

  /// A damaged picture, with the first line of what the library says about it.
  static func damaged(by library: OpaquePointer) -> ImageRefusal {
    .damaged(Self.firstLine(of: String(cString: clv_words(library))))
  }

  /// The first line of a text, without control characters and not too long.
  static func firstLine(of text: String) -> String {
    let line = text.unicodeScalars.prefix { $0 != "\n" }
    var words = ""
    for scalar in line where scalar.properties.generalCategory != .control {
      if words.utf8.count + UTF8.width(scalar) > longestWords { break }
      words.unicodeScalars.append(scalar)
    }
    return words
  }
}
