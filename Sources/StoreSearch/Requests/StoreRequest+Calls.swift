package import CatalogModel

extension StoreRequest {
  /// The most values asked for by one call. More than a hundred have been seen to work; their address stays short of
  /// what servers take.
  package static let mostValues = 100

  /// The calls that a search takes, in the order their answers belong: one for a term, and one for each hundred values
  /// of each key for a lookup; at least one.
  package static func calls(for search: SearchConfiguration) -> [StoreRequest] {
    switch search.query {
    case .term(let term): [StoreRequest(.search, parameters(of: search, term: term))]
    case .lookup(let lookups): lookups.flatMap { calls(for: $0, of: search) }
    }
  }

  /// The whole address of the call.
  package func address(at endpoint: StoreEndpoint) -> String {
    endpoint.text + address
  }

  private static func calls(for lookup: StoreLookup, of search: SearchConfiguration) -> [StoreRequest] {
    stride(from: 0, to: lookup.values.count, by: mostValues).map { start in
      let values = lookup.values[start..<min(start + mostValues, lookup.values.count)].map(\.value.text)
      return StoreRequest(.lookup, parameters(of: search, lookup.key, values))
    }
  }

  private static func parameters(of search: SearchConfiguration, term: String) -> [Parameter] {
    present([
      ("term", term), ("country", search.country.code), ("media", search.scope.media?.rawValue),
      ("entity", search.scope.entity?.name), ("attribute", search.scope.attribute?.name),
      ("limit", String(search.limit)), ("lang", search.language?.code),
      ("explicit", search.includesExplicit ? nil : "No"),
    ])
  }

  private static func parameters(
    of search: SearchConfiguration, _ key: LookupKey, _ values: [String]
  ) -> [Parameter] {
    let entity = search.scope.entity?.name
    return present([
      (key.rawValue, values.joined(separator: ",")), ("country", search.country.code), ("entity", entity),
      // A limit is of what is found for each value; without an entity nothing is.
      ("limit", entity == nil ? nil : String(search.limit)), ("lang", search.language?.code),
    ])
  }

  private static func present(_ parameters: [(name: String, value: String?)]) -> [Parameter] {
    parameters.compactMap { name, value in value.map { Parameter(name, $0) } }
  }
}
