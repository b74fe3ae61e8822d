package import CatalogModel
package import Diagnostics

/// Finds out which line of the configuration a refusal of the store is about.
package enum RefusedValue {
  /// The place to show for the store's message, such as `Invalid value(s) for key(s): [country]`: that of the first key
  /// it names that is written anywhere, or else the search's own.
  package static func location(
    for errorMessage: String, in search: SearchConfiguration
  ) -> Diagnostic.Location {
    let names = names(in: errorMessage)
    return names.lazy.compactMap { place(of: $0, in: search) }.first ?? search.id.location
  }

  /// What stands between the last brackets, which is where the store lists its keys.
  private static func names(in message: String) -> [String] {
    guard let start = message.lastIndex(of: "["), let end = message[start...].firstIndex(of: "]") else {
      return []
    }
    return message[start..<end].dropFirst().split { $0 == "," || $0 == " " }.map { $0.lowercased() }
  }

  private static func place(of name: String, in search: SearchConfiguration) -> Diagnostic.Location? {
    if let key = LookupKey.allCases.first(where: { $0.rawValue.lowercased() == name }) ?? internalKeys[name] {
      return place(of: key, in: search)
    }
    return keys[name]?.lazy.compactMap { search.places[$0] }.first
  }

  private static func place(of key: LookupKey, in search: SearchConfiguration) -> Diagnostic.Location? {
    guard case .lookup(let lookups) = search.query else { return nil }
    return lookups.first { $0.key == key }?.values.first?.location ?? search.places[.lookup]
  }

  /// The store's names for its parameters in lower case; `resultEntity`, `mediaType`, `attributeType` are what they are
  /// called inside.
  private static let keys: [String: [SearchKey]] = [
    "term": [.term], "country": [.country], "lang": [.language], "language": [.language], "limit": [.limit],
    "explicit": [.explicit], "media": [.media, .category], "mediatype": [.media, .category, .entity],
    "entity": [.entity, .category], "resultentity": [.entity, .category, .media],
    "attribute": [.attribute], "attributetype": [.attribute],
  ]

  private static let internalKeys: [String: LookupKey] = ["itunesid": .id, "ids": .id]
}
