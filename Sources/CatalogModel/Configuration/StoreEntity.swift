/// What kind of result is wanted, as the store's parameter `entity` names it.
package struct StoreEntity: Hashable, Sendable {
  /// The store's word, such as `musicTrack`.
  package let name: String

  /// Apps for the Mac by their old name, from the documentation's older edition. The store still answers, and mixes
  /// apps for phones in; `desktopSoftware` has taken its place.
  package static let macSoftware = StoreEntity(known: "macSoftware")

  /// Every entity, `macSoftware` among them, in the order of letters whatever their case.
  package static let names = Set(StoreMedia.allCases.flatMap(\.entities) + [macSoftware.name])
    .sorted { ($0.lowercased(), $0) < ($1.lowercased(), $1) }

  /// Takes one of `names`; throws for others.
  package init(_ text: String) throws(ConfigurationFault) {
    guard Self.names.contains(text) else { throw .unknownValue(text, of: "entity", allowed: Self.names) }
    name = text
  }

  init(known name: String) {
    self.name = name
  }

  /// The parts of the store it belongs to; at least one.
  package var media: [StoreMedia] {
    self == .macSoftware ? [.software] : StoreMedia.allCases.filter { $0.entities.contains(name) }
  }
}
