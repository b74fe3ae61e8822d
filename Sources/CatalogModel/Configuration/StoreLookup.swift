/// The values looked up by one key.
package struct StoreLookup: Hashable, Sendable {
  /// What the values are.
  package let key: LookupKey
  /// The values in the order written, none twice, each with its place; at least one.
  package let values: [Located<LookupValue>]
}
