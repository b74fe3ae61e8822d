/// A text of the interface that a site says differently.
package struct StringOverride: Hashable, Sendable {
  /// The text's key; whether there is such a key is for the interface to check.
  package let key: Located<String>
  /// What to say instead; may be empty.
  package let text: String
}
