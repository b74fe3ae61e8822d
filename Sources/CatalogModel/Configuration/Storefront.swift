/// A country's store, by its ISO 3166-1 alpha-2 code in upper case.
package struct Storefront: Hashable, Sendable {
  /// The code, such as `US`.
  package let code: String

  /// The one used when none is configured.
  package static let unitedStates = Storefront(known: "US")

  /// Takes a code that is known to be one of `codes`.
  init(known code: String) {
    self.code = code
  }

  /// Takes the code of a country that has a store, in any letter case; throws for others, which the store refuses
  /// too (`UK`, `PR`).
  package init(_ text: String) throws(ConfigurationFault) {
    let code = text.uppercased()
    guard Self.codes.contains(code) else { throw .storefront(text) }
    self.init(known: code)
  }
}
