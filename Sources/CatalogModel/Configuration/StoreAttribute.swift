/// Where the words of a search are looked for, as the store's parameter `attribute` names it.
package struct StoreAttribute: Hashable, Sendable {
  /// The store's word, such as `artistTerm`.
  package let name: String

  /// Every attribute, in the order of letters.
  package static let names = Set(StoreMedia.allCases.flatMap(\.attributes)).sorted()

  /// Takes one of `names`; throws for others.
  package init(_ text: String) throws(ConfigurationFault) {
    guard Self.names.contains(text) else { throw .unknownValue(text, of: "attribute", allowed: Self.names) }
    name = text
  }
}
