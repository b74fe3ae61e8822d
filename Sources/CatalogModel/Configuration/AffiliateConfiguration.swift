/// The tokens of an affiliate program.
package struct AffiliateConfiguration: Hashable, Sendable {
  /// The affiliate (`at`).
  package let affiliate: AffiliateToken?
  /// The campaign (`ct`).
  package let campaign: AffiliateToken?
  /// The provider (`pt`).
  package let provider: AffiliateToken?

  /// The query parameters for a store link, those that are set, in a fixed order.
  package var parameters: [(name: String, value: String)] {
    [("at", affiliate), ("ct", campaign), ("pt", provider)].compactMap { name, token in
      token.map { (name, $0.text) }
    }
  }
}
