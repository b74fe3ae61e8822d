/// Paths of pages as URLs have them, one behind the other as UTF-8: a text for each would take most of the time that
/// the list of a large site's pages takes.
package struct PagePaths: Sendable {
  private var bytes: [UInt8] = []
  private var ends: [Int] = []

  /// Takes paths.
  package init(_ texts: [String] = []) {
    for text in texts { append { $0.append(contentsOf: text.utf8) } }
  }

  /// How many there are.
  package var count: Int { ends.count }

  /// The paths as texts.
  package var texts: [String] {
    ends.indices.map { withPath($0) { String(decoding: $0, as: UTF8.self) } }
  }

  /// Makes room for paths of about this many bytes.
  mutating func reserve(_ count: Int, ofBytes length: Int) {
    ends.reserveCapacity(count)
    bytes.reserveCapacity(count * length)
  }

  /// Adds the path that `write` writes.
  mutating func append(_ write: (inout [UInt8]) -> Void) {
    write(&bytes)
    ends.append(bytes.count)
  }

  /// Calls `body` with the bytes of a path.
  func withPath<Result>(_ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let start = index == 0 ? 0 : ends[index - 1]
    return bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[start..<ends[index]])) }
  }
}
