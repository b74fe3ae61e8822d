#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A checked path in one reusable piece of memory, so that system calls get C strings without an allocation each.
final class PathBuffer {
  /// Where the last component starts.
  private(set) var nameStart = 0
  /// The path's length in bytes, without the NUL that follows.
  private(set) var length = 0

  private let bytes = UnsafeMutablePointer<CChar>.allocate(capacity: OutputPath.longest + 1)
  private static let slash = CChar(bitPattern: UInt8(ascii: "/"))

  init() {
    bytes[0] = 0
  }

  deinit {
    bytes.deallocate()
  }

  /// Where the path of the enclosing folder ends; 0 when that is the root.
  var parentEnd: Int { max(0, nameStart - 1) }

  /// The whole path, valid until the next load.
  var path: UnsafePointer<CChar> { UnsafePointer(bytes) }

  /// The last component, valid until the next load.
  var name: UnsafePointer<CChar> { UnsafePointer(bytes) + nameStart }

  /// Takes a path in after checking it; on a problem the buffer keeps what it had.
  func load(_ path: UnsafeBufferPointer<UInt8>) -> PathProblem? {
    if let problem = OutputPath.problem(in: path) { return problem }
    fill(UnsafeRawBufferPointer(path))
    findName()
    return nil
  }

  /// The same for a string.
  func load(_ path: String) -> PathProblem? {
    if let result = path.utf8.withContiguousStorageIfAvailable({ load($0) }) { return result }
    return Array(path.utf8).withUnsafeBufferPointer { load($0) }
  }

  /// Takes in a path that was checked before it went into the arena.
  func load(_ span: PathSpan, of arena: PathArena) {
    arena.bytes.withUnsafeBytes { fill(UnsafeRawBufferPointer(rebasing: $0[span.range])) }
    bytes.withMemoryRebound(to: UInt8.self, capacity: length) {
      let path = UnsafeMutableBufferPointer(start: $0, count: length)
      PathArena.replace(PathArena.separator, by: UInt8(ascii: "/"), in: path)
    }
    findName()
  }

  /// Takes in the first bytes of a path that was checked.
  func load(checked path: [CChar]) {
    path.withUnsafeBytes(fill)
    findName()
  }

  /// Shortens the path to its first `end` bytes, which end before a slash.
  func truncate(to end: Int) {
    bytes[end] = 0
    length = end
    findName()
  }

  /// Where the component that starts at `start` ends.
  func componentEnd(from start: Int) -> Int {
    var end = start
    while end < length, bytes[end] != Self.slash { end += 1 }
    return end
  }

  /// Where the component that ends at `end` starts.
  func componentStart(before end: Int) -> Int {
    var start = end
    while start > 0, bytes[start - 1] != Self.slash { start -= 1 }
    return start
  }

  /// Whether the path's folder with this end is `prefix`, or lies below it.
  func starts(with prefix: [CChar]) -> Bool {
    guard length > prefix.count, bytes[prefix.count] == Self.slash else { return false }
    return prefix.withUnsafeBufferPointer {
      memcmp($0.baseAddress ?? UnsafePointer(bytes), bytes, prefix.count) == 0
    }
  }

  /// The first `end` bytes.
  func prefix(_ end: Int) -> [CChar] {
    Array(UnsafeBufferPointer(start: bytes, count: end))
  }

  /// Calls `body` with the path's bytes.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    bytes.withMemoryRebound(to: UInt8.self, capacity: length) {
      body(UnsafeBufferPointer(start: $0, count: length))
    }
  }

  /// Calls `body` with the path cut at `end`, as a C string.
  func cut<Result>(at end: Int, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
    let saved = bytes[end]
    bytes[end] = 0
    defer { bytes[end] = saved }
    return body(UnsafePointer(bytes))
  }

  /// The path for a person.
  var text: String { String(cString: bytes) }

  private func fill(_ source: UnsafeRawBufferPointer) {
    UnsafeMutableRawBufferPointer(start: bytes, count: OutputPath.longest).copyMemory(from: source)
    bytes[source.count] = 0
    length = source.count
  }

  private func findName() {
    nameStart = length
    while nameStart > 0, bytes[nameStart - 1] != Self.slash { nameStart -= 1 }
  }
}
