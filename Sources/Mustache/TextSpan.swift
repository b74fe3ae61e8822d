/// A stretch of the texts in a `TextArena`, in bytes.
///
/// It means something only beside the arena it comes from; beside another one it is other text or nothing.
package struct TextSpan: Hashable, Sendable {
  let start: UInt32
  let count: UInt32

  var isEmpty: Bool { count == 0 }
  var range: Range<Int> { Int(start)..<Int(start) + Int(count) }
}
