/// How much output link reference definitions can cause.
///
/// cmark 0.30 copies a definition's destination and title into every link that uses it, so that a few kilobytes can
/// ask for gigabytes. The bound is taken before parsing.
enum ReferenceExpansion {
  /// An upper bound in bytes: the longest text a definition can have, times the number of links there can be.
  ///
  /// A definition ends at a blank line at the latest, and a link has at least one `]`. Costs one pass. The text's size is
  /// bounded before, so the product cannot overflow.
  static func bound(_ bytes: [UInt8]) -> Int {
    var longest = 0
    var brackets = 0
    var definitionStart: Int?
    var lineIsBlank = false
    var previous: UInt8 = 0
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "\n"):
        if lineIsBlank { definitionStart = nil }
        lineIsBlank = true
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      default: lineIsBlank = false
      }
      if byte == UInt8(ascii: "]") { brackets += 1 }
      if byte == UInt8(ascii: ":"), previous == UInt8(ascii: "]"), definitionStart == nil {
        definitionStart = index
      }
      if let definitionStart { longest = max(longest, index - definitionStart) }
      previous = byte
    }
    return longest * brackets
  }
}
