/// Text inside XML 1.0.
enum XMLText {
  /// What stands for a character that XML cannot carry: U+FFFD.
  private static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]

  /// Appends a text, fit for content and for attributes in double quotes. Controls and noncharacters that section 2.2
  /// of the recommendation excludes become U+FFFD.
  static func append(_ text: String, to output: inout [UInt8]) {
    var text = text
    text.withUTF8 { bytes in
      var runStart = 0
      var index = 0
      while index < bytes.count {
        guard isSuspect(bytes[index]), let (length, escape) = escape(bytes, at: index) else {
          index += 1
          continue
        }
        output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[runStart..<index]))
        output.append(contentsOf: escape)
        index += length
        runStart = index
      }
      output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[runStart...]))
    }
  }

  /// Whether a byte may begin something that is to be replaced.
  @inline(__always)
  private static func isSuspect(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
      || byte == UInt8(ascii: "\"") || byte == 0xEF
  }

  /// How many bytes at `index` are to be replaced, and by what; nil for a byte that stays.
  private static func escape(
    _ bytes: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (length: Int, escape: [UInt8])? {
    switch bytes[index] {
    case UInt8(ascii: "&"): return (1, Array("&amp;".utf8))
    case UInt8(ascii: "<"): return (1, Array("&lt;".utf8))
    case UInt8(ascii: ">"): return (1, Array("&gt;".utf8))
    case UInt8(ascii: "\""): return (1, Array("&quot;".utf8))
    case 0x09, 0x0A, 0x0D: return (1, Array("&#\(bytes[index]);".utf8))
    case ..<0x20: return (1, replacement)
    case 0xEF where index + 2 < bytes.count && bytes[index + 1] == 0xBF && bytes[index + 2] >= 0xBE:
      // U+FFFE and U+FFFF
      return (3, replacement)
    default: return nil
    }
  }
}
