package import Diagnostics

/// One value of a YAML document, with the place it was written at.
///
/// An alias stands as a copy of the node it names, with that node's position. The tree is bounded in depth and size
/// by the limits it was read with, so it may be walked recursively.
package struct YAMLNode: Hashable, Sendable {
  /// What a node holds.
  package enum Content: Hashable, Sendable {
    /// A single text; `isPlain` when it was written without quotes and without `|` or `>`.
    case scalar(text: String, isPlain: Bool)
    /// The entries in order.
    case sequence([YAMLNode])
    /// The pairs in the order written, no key twice.
    case mapping([YAMLPair])
  }

  /// The place of the first character.
  package let position: SourcePosition
  /// The value.
  package let content: Content

  /// Makes a node.
  package init(at position: SourcePosition, _ content: Content) {
    self.position = position
    self.content = content
  }

  /// Whether the value is left out: nothing, `~` or `null`, unquoted.
  package var isAbsent: Bool {
    guard case .scalar(let text, isPlain: true) = content else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(text)
  }

  /// The value of `key` when this is a mapping that has it, also when that value is absent.
  package subscript(key: String) -> YAMLNode? {
    guard case .mapping(let pairs) = content else { return nil }
    return pairs.first { $0.key == key }?.value
  }
}
