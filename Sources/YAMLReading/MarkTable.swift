import Diagnostics

/// Turns libyaml's marks into positions in the file.
///
/// The two count lines differently: libyaml also ends a line at U+0085, U+2028 and U+2029, starts after a byte order
/// mark, and knows nothing of what stands above a front matter.
struct MarkTable {
  /// Where each of libyaml's lines starts.
  private var lineStarts: [SourcePosition]

  /// Indexes what libyaml is given; `start` is the place of its first byte in the file. One pass.
  init(_ bytes: ArraySlice<UInt8>, startingAt start: SourcePosition) {
    lineStarts = [start]
    bytes.withUnsafeBufferPointer { indexLines($0) }
  }

  /// The place of a mark; both its parts count from 0.
  func position(_ mark: YAMLMark) -> SourcePosition {
    let start = lineStarts[min(max(0, mark.line), lineStarts.count - 1)]
    return SourcePosition(line: start.line, column: start.column + mark.column)
  }

  private mutating func indexLines(_ bytes: UnsafeBufferPointer<UInt8>) {
    var line = lineStarts[0].line
    var column = lineStarts[0].column
    for index in bytes.indices {
      column += bytes[index] & 0xC0 == 0x80 ? 0 : 1
      switch Self.lineEnd(in: bytes, at: index) {
      case .none: continue
      case .ofFile: (line, column) = (line + 1, 1)
      case .ofLibyamlOnly: break
      }
      lineStarts.append(SourcePosition(line: line, column: column))
    }
  }

  private enum LineEnd { case none, ofFile, ofLibyamlOnly }

  /// Which line end has its last byte at `index`.
  private static func lineEnd(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> LineEnd {
    switch bytes[index] {
    case UInt8(ascii: "\n"):
      .ofFile
    case UInt8(ascii: "\r"):
      index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n") ? .none : .ofFile
    case 0x85 where index >= 1 && bytes[index - 1] == 0xC2:
      .ofLibyamlOnly
    case 0xA8 where index >= 2 && bytes[index - 1] == 0x80 && bytes[index - 2] == 0xE2,
      0xA9 where index >= 2 && bytes[index - 1] == 0x80 && bytes[index - 2] == 0xE2:
      .ofLibyamlOnly
    default:
      .none
    }
  }
}
