/// A path's place in an arena.
struct PathSpan: Hashable, Sendable {
  /// The offset of its first byte.
  var start: Int
  /// How many bytes it has.
  var length: Int

  /// Where its bytes are.
  var range: Range<Int> { start..<start + length }
}
