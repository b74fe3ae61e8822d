/// Why a path may not be written to an output folder.
package enum PathProblem: Hashable, Sendable {
  /// The path has no bytes.
  case empty
  /// It starts or ends with a slash, or has two in a row.
  case emptyComponent
  /// A component is "." or "..".
  case dots
  /// It holds a byte below 0x20 or 0x7F; a NUL would cut it short, a line feed would forge a manifest line.
  case controlByte
  /// It holds a backslash, which other systems and some servers read as a slash.
  case backslash
  /// A component has more than `OutputPath.longestComponent` bytes.
  case componentTooLong
  /// It has more than `OutputPath.longest` bytes.
  case tooLong
  /// It has more than `OutputPath.deepest` components.
  case tooDeep
  /// Its first component starts like our own folder's name, in whatever letter case.
  case reserved
}
