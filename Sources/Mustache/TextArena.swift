/// Texts written one behind the other for the values of one rendering.
///
/// A page's texts then share one piece of memory, which the next page uses again, where strings would be made and
/// freed by the dozen. Values refer to their text by its place, so an arena goes with them to the renderer.
package struct TextArena: Sendable {
  /// What has been written, as UTF-8. Texts are appended here; what is there must stay.
  package var bytes: [UInt8] = []

  /// Makes an empty arena.
  package init() {}

  /// Forgets all texts, and with them every value made of them; the memory is kept.
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
  }

  /// What was appended since `bytes` had `start` bytes, as text to be escaped.
  package func text(from start: Int) -> TemplateValue {
    .textSpan(span(from: start))
  }

  /// What was appended since `bytes` had `start` bytes, as HTML that is safe as it is.
  package func markup(from start: Int) -> TemplateValue {
    .markupSpan(span(from: start))
  }

  /// The text of a span; empty when it is none of this arena.
  package func text(_ span: TextSpan) -> String {
    bytes.withUnsafeBufferPointer { String(decoding: Self.bytes(span, in: $0), as: UTF8.self) }
  }

  /// What lies beyond the four gibibytes a span can tell of is empty, and so cannot be mistaken for something else.
  private func span(from start: Int) -> TextSpan {
    guard start >= 0, start <= bytes.count, let first = UInt32(exactly: start),
      let count = UInt32(exactly: bytes.count - start)
    else { return TextSpan(start: 0, count: 0) }
    return TextSpan(start: first, count: count)
  }

  /// The bytes of a span; none when it is out of bounds.
  @inline(__always)
  static func bytes(_ span: TextSpan, in bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    guard let base = bytes.baseAddress, span.range.upperBound <= bytes.count else {
      return UnsafeBufferPointer(start: nil, count: 0)
    }
    return UnsafeBufferPointer(start: base + Int(span.start), count: Int(span.count))
  }
}
