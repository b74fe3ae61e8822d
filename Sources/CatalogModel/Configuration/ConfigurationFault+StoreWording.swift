import Diagnostics

extension StoreEndpoint.Problem {
  var wording: (message: String, hint: String?) {
    switch self {
    case .address(.query):
      ("the store's address has a query", "remove \"?\" and what follows; search and lookup are added to it")
    case .address(let problem): problem.wording(of: "the store's address", like: "https://itunes.apple.com")
    case .notSecure:
      (
        "the store's address is not https",
        "write https://; http is for a server on this machine, such as http://localhost:8080"
      )
    }
  }
}

extension SearchScope {
  /// What to say of an attribute that does not go with the media or the entity.
  func wording(_ attribute: String) -> (message: String, hint: String?) {
    let media = self.media.map { [$0] } ?? entity?.media ?? [.all]
    let owner = self.media.map { "media \"\($0.rawValue)\"" } ?? entity.map { "entity \"\($0.name)\"" }
    guard let owner else {
      let home = StoreMedia.allCases.first { $0.attributes.contains(attribute) }?.rawValue ?? "…"
      return ("the attribute \"\(attribute)\" needs its media", "add media: \(home)")
    }
    let known = Set(media.flatMap(\.attributes)).sorted()
    return (
      "the \(owner) has no attribute \"\(attribute)\"",
      known.isEmpty ? "remove it; the store documents none" : NearMiss.hint(for: attribute, in: known)
    )
  }
}

extension LookupKey {
  var description: String {
    switch self {
    case .id: "a store id"
    case .bundleId: "a bundle id"
    case .isbn: "an ISBN"
    case .upc: "a UPC"
    case .amgArtistId, .amgAlbumId, .amgVideoId: "an AllMusic number"
    }
  }
}

extension LookupValue.Problem {
  func hint(_ key: LookupKey) -> String {
    if case .checkDigit(let expected) = self {
      return "a digit is wrong: the last would have to be \(expected)"
    }
    return switch key {
    case .id: "write the digits after \"id\" in its store address, such as 361309726"
    case .bundleId:
      "write up to \(LookupValue.longestBundleID) letters, digits, \"-\" and \".\", like com.example.app"
    case .isbn: "write its 10 or 13 digits"
    case .upc: "write the 12 or 13 digits of its bar code, leading zeros too"
    case .amgArtistId, .amgAlbumId, .amgVideoId: "write a whole number above 0"
    }
  }
}
