package import Diagnostics

/// One `key: "text"` of a strings file or of a site's own strings, as read and not yet checked.
package struct InterfaceStringEntry: Hashable, Sendable {
  /// The key as written.
  package let key: String
  /// The text as written.
  package let value: String
  /// Where it stands.
  package let location: Diagnostic.Location?

  /// Makes an entry.
  package init(key: String, value: String, location: Diagnostic.Location? = nil) {
    self.key = key
    self.value = value
    self.location = location
  }
}
