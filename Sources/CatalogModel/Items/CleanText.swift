/// Makes a foreign one-line text fit to be shown: names, artists, genres.
///
/// Line ends, tabs and runs of spaces become one space, and none is left at either end; controls, noncharacters and
/// the scalars that turn the reading direction of what follows are dropped. No-break spaces inside stay, and so does
/// everything that looks like markup: it is text, to be escaped where it is shown.
package enum CleanText {
  /// The longest name kept, in Unicode scalars; the longest recorded one has 131.
  package static let longestName = 512

  /// How many bytes are looked at for each scalar kept at most; what lies beyond is cut unread.
  private static let lookFactor = 64

  /// Cleans a text. One of more than `limit` scalars is cut before a character, with "…" as its last scalar. Nil when
  /// nothing visible is left.
  package static func line(_ text: CheckedUTF8, limit: Int = longestName) -> String? {
    if text.bytes.count <= limit, UTF8Scan.isClean(text.bytes) { return text.string }
    let limit = max(1, limit)
    let looked = UTF8Scan.prefix(text.bytes, length: limit * lookFactor)
    return cleaned(CheckedUTF8(unchecked: looked).string.unicodeScalars, limit: limit)
  }

  /// The same for a string.
  package static func line(_ text: String, limit: Int = longestName) -> String? {
    var text = text
    return text.withUTF8 { line(CheckedUTF8(unchecked: $0), limit: limit) }
  }

  /// The first scalars of a text that is too long, so that `limit` scalars are left with the "…" behind them. A
  /// character is not split unless it alone is too long.
  static func truncated(_ text: String, limit: Int) -> String {
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: limit - 1, limitedBy: scalars.endIndex),
      end < scalars.endIndex, scalars.index(after: end) < scalars.endIndex
    else { return text }
    var kept = String(scalars[..<end])
    // Where the next scalar would join the last character, that character would be cut in two.
    if String(scalars[...end]).count == kept.count, kept.count > 1 { kept.removeLast() }
    while let last = kept.unicodeScalars.last, last.properties.isWhitespace {
      kept.unicodeScalars.removeLast()
    }
    return kept + "…"
  }

  private static func cleaned(_ scalars: String.UnicodeScalarView, limit: Int) -> String? {
    var kept = String.UnicodeScalarView()
    var (count, hasSpace, isVisible) = (0, false, false)
    for scalar in scalars {
      switch scalar.fate {
      case .dropped: continue
      case .space, .lineBreak, .paragraphBreak: hasSpace = true
      case .kept:
        if scalar.properties.isWhitespace, count == 0 { continue }
        if hasSpace, count > 0 {
          kept.append(" ")
          count += 1
        }
        kept.append(scalar)
        (count, hasSpace, isVisible) = (count + 1, false, isVisible || !scalar.isInvisible)
      }
      if count > limit + 1 { break }
    }
    while let last = kept.last, last.properties.isWhitespace { kept.removeLast() }
    return isVisible ? truncated(String(kept), limit: limit) : nil
  }
}
