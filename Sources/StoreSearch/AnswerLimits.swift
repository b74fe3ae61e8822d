/// How much of a body is taken, so that a hostile one costs neither memory nor stack.
package struct AnswerLimits: Hashable, Sendable {
  /// The longest body, in bytes.
  package let bytes: Int
  /// How deep arrays and objects may be nested; a store's answer has five levels.
  package let depth: Int

  /// Takes limits; the standard ones are 64 MiB and 64 levels.
  package init(bytes: Int = 64 << 20, depth: Int = 64) {
    self.bytes = bytes
    self.depth = depth
  }
}
