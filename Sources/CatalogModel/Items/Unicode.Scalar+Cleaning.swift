extension Unicode.Scalar {
  /// What becomes of a scalar in a foreign text that is to be shown.
  enum Fate: Hashable {
    /// It stays.
    case kept
    /// It goes: it has no meaning in running text, or would change how the text around it is read.
    case dropped
    /// It is white space that can be collapsed: a space or tab.
    case space
    /// It ends a line.
    case lineBreak
    /// It ends a paragraph.
    case paragraphBreak
  }

  /// Controls (Unicode categories C0 and C1), noncharacters, byte order marks, and the bidirectional embeddings,
  /// overrides and isolates of UAX #9 are dropped; marks that only give a direction to their neighbors stay.
  var fate: Fate {
    switch value {
    case 0x20, 0x09: .space
    case 0x0A...0x0D, 0x85, 0x2028: .lineBreak
    case 0x2029: .paragraphBreak
    case 0...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF, 0xFDD0...0xFDEF: .dropped
    default: value & 0xFFFE == 0xFFFE ? .dropped : .kept
    }
  }

  /// Whether it shows nothing by itself: white space, or one of the invisible format characters.
  var isInvisible: Bool {
    guard value > 0x20 else { return true }
    guard value >= 0x7F else { return false }
    return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
      || properties.generalCategory == .control
  }
}
