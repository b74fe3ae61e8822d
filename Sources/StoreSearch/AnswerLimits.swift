/// How much of a body is taken, so that a hostile one costs neither memory nor stack.
package struct AnswerLimits: Hashable, Sendable {
  /// The longest body, in bytes. Parsing takes up to fourteen times as much memory in the worst case, a body of
  /// nothing but brackets and commas; a real answer of 200 apps has about 1 MB and takes as much again.
  package let bytes: Int
  /// How deep arrays and objects may be nested; a store's answer has five levels.
  package let depth: Int

  /// Takes limits; the standard ones are 32 MiB and 64 levels.
  package init(bytes: Int = 32 << 20, depth: Int = 64) {
    self.bytes = bytes
    self.depth = depth
  }
}
