extension String {
  /// The most bytes of a name that are shown: a template may hold a name of a mebibyte.
  private static let longestShown = 120

  /// The text as shown in a message: whole, or its start with an ellipsis.
  var abbreviated: String {
    guard utf8.count > Self.longestShown else { return self }
    var end = utf8.index(utf8.startIndex, offsetBy: Self.longestShown)
    while end.samePosition(in: unicodeScalars) == nil { end = utf8.index(before: end) }
    return self[..<end] + "…"
  }
}
