/// How much a document may ask for.
package struct YAMLLimits: Hashable, Sendable {
  /// The longest document, in bytes.
  package var bytes: Int
  /// The deepest nesting of lists and mappings, aliases followed.
  package var depth: Int
  /// The most values in the document, each alias counted as everything it stands for. A text counts one more for
  /// every 256 bytes.
  package var weight: Int

  /// Makes limits; the defaults are those of every file of a site.
  package init(bytes: Int = 4 << 20, depth: Int = 32, weight: Int = 100_000) {
    self.bytes = bytes
    self.depth = depth
    self.weight = weight
  }

  func weight(of text: String) -> Int {
    1 + text.utf8.count / 256
  }
}
