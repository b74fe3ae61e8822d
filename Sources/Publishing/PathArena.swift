#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Many paths in one array of bytes. A slash is kept as 0x01, the lowest byte there can be, so that plain byte order
/// puts everything below a folder directly after the folder's own name.
struct PathArena: Sendable {
  /// What stands for a slash.
  static let separator: UInt8 = 1

  /// All paths, one behind the other.
  private(set) var bytes: [UInt8] = []

  /// No paths.
  init() {}

  /// Takes a whole text; what is a path in it is to be found out yet.
  init(text: UnsafeBufferPointer<UInt8>) {
    bytes = Array(text)
    Self.replace(UInt8(ascii: "/"), by: Self.separator, in: &bytes, from: 0)
  }

  /// Whether the bytes from `start` on are those of a text without control bytes.
  func hasText(_ text: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    guard start >= 0, text.count <= bytes.count - start else { return false }
    return bytes.withUnsafeBufferPointer { all in
      let bytes = all.extracting(start..<start + text.count)
      var difference: UInt8 = 0
      for index in text.indices {
        let byte = bytes[index] == Self.separator ? UInt8(ascii: "/") : bytes[index]
        difference |= byte ^ text[index]
      }
      return difference == 0
    }
  }

  /// Adds a path that was checked.
  mutating func append(_ path: UnsafeBufferPointer<UInt8>) -> PathSpan {
    let span = PathSpan(start: bytes.count, length: path.count)
    bytes.append(contentsOf: path)
    Self.replace(UInt8(ascii: "/"), by: Self.separator, in: &bytes, from: span.start)
    return span
  }

  /// The same for the path in a buffer.
  mutating func append(_ path: PathBuffer) -> PathSpan {
    path.withBytes { append($0) }
  }

  /// Adds all paths of another arena and tells by how much their spans have moved.
  mutating func append(contentsOf other: PathArena) -> Int {
    let base = bytes.count
    bytes.append(contentsOf: other.bytes)
    return base
  }

  /// The path for a person.
  func text(_ span: PathSpan) -> String {
    var line = Array(bytes[span.range])
    Self.restoreSlashes(in: &line)
    return String(decoding: line, as: UTF8.self)
  }

  /// Makes paths of an arena into what they were.
  static func restoreSlashes(in text: inout [UInt8]) {
    replace(separator, by: UInt8(ascii: "/"), in: &text, from: 0)
  }

  /// Whether a path lies below a folder of another arena.
  func isPath(_ path: PathSpan, below folder: PathSpan, of other: PathArena) -> Bool {
    guard path.length > folder.length, bytes[path.start + folder.length] == Self.separator else {
      return false
    }
    return order(PathSpan(start: path.start, length: folder.length), folder, of: other) == 0
  }

  /// The length of the path of the deepest folder that both paths are in; 0 for the root.
  func sharedFolder(_ one: PathSpan, _ other: PathSpan) -> Int {
    var shared = 0
    for index in 0..<min(one.length, other.length) {
      let byte = bytes[one.start + index]
      guard byte == bytes[other.start + index] else { break }
      if byte == Self.separator { shared = index }
    }
    return shared
  }

  /// Negative, zero or positive as the path comes before, is, or comes after one of another arena.
  func order(_ span: PathSpan, _ otherSpan: PathSpan, of other: PathArena) -> Int {
    bytes.withUnsafeBufferPointer { left in
      other.bytes.withUnsafeBufferPointer { right in
        Self.order(left, span, right, otherSpan)
      }
    }
  }

  /// Sorts things that have a path here; costs one pass when they are in order already.
  func sort<Element>(_ elements: inout [Element], by span: (Element) -> PathSpan) {
    bytes.withUnsafeBufferPointer { all in
      let isSorted = elements.indices.dropFirst().allSatisfy { index in
        Self.order(all, span(elements[index - 1]), all, span(elements[index])) <= 0
      }
      if isSorted { return }
      elements.sort { Self.order(all, span($0), all, span($1)) < 0 }
    }
  }

  private static func replace(_ old: UInt8, by new: UInt8, in text: inout [UInt8], from start: Int) {
    text.withUnsafeMutableBufferPointer {
      replace(old, by: new, in: UnsafeMutableBufferPointer(rebasing: $0[start...]))
    }
  }

  /// Replaces a byte wherever it stands; without a branch, so that the compiler does many bytes at once.
  @inline(__always)
  static func replace(_ old: UInt8, by new: UInt8, in text: UnsafeMutableBufferPointer<UInt8>) {
    for index in text.indices {
      let byte = text[index]
      text[index] = byte ^ (byte == old ? old ^ new : 0)
    }
  }

  private static func order(
    _ left: UnsafeBufferPointer<UInt8>, _ leftSpan: PathSpan,
    _ right: UnsafeBufferPointer<UInt8>, _ rightSpan: PathSpan
  ) -> Int {
    guard let leftBase = left.baseAddress, let rightBase = right.baseAddress else {
      return leftSpan.length - rightSpan.length
    }
    let shared = min(leftSpan.length, rightSpan.length)
    let order = Int(memcmp(leftBase + leftSpan.start, rightBase + rightSpan.start, shared))
    return order != 0 ? order : leftSpan.length - rightSpan.length
  }
}
