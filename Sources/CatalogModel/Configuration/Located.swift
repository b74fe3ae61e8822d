package import Diagnostics

/// A value of the configuration with the place it was written at, for faults that only show later.
package struct Located<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value.
  package let value: Value
  /// Where it stands; for a default, where it would.
  package let location: Diagnostic.Location

  /// Makes a located value.
  package init(_ value: Value, at location: Diagnostic.Location) {
    self.value = value
    self.location = location
  }
}
