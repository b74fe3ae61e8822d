extension String {
  /// The most bytes of a name that are shown: a template may hold a name of a mebibyte.
  private static let longestShown = 120

  /// The text as shown in a message: whole, or its start with an ellipsis.
  var abbreviated: String {
    guard utf8.count > Self.longestShown else { return self }
    let end = utf8.index(utf8.startIndex, offsetBy: Self.longestShown)
    return self[..<unicodeScalars.index(at: end)] + "…"
  }
}

extension String.UnicodeScalarView {
  /// The start of the scalar at `index`.
  fileprivate func index(at index: String.Index) -> String.Index {
    index.samePosition(in: self) ?? self.index(before: index)
  }
}
