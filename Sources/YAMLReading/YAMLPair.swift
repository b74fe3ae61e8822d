package import Diagnostics

/// One `key: value` of a mapping.
package struct YAMLPair: Hashable, Sendable {
  /// The key as text, whatever its quoting.
  package let key: String
  /// The place of the key's first character.
  package let keyPosition: SourcePosition
  /// The value.
  package let value: YAMLNode

  /// Makes a pair.
  package init(key: String, at keyPosition: SourcePosition, value: YAMLNode) {
    self.key = key
    self.keyPosition = keyPosition
    self.value = value
  }
}
