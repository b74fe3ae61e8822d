internal import CatalogModel
internal import StoreFetching
internal import StoreSearch

/// What `fetch --plan` prints.
struct FetchPlanSheet: Encodable {
  /// A search of the plan.
  struct Search: Encodable {
    let id: String
    let isDue: Bool
    let state: String
    let addresses: [String]
  }

  /// The pictures of the recorded answers.
  struct Artwork: Encodable {
    let wanted: Int
    let due: Int
    let fresh: Int
  }

  let searches: [Search]
  let artwork: Artwork?
  let calls: Int
  let seconds: Int64
  let refusedUntil: String?

  init(_ forecast: Fetcher.Forecast, artwork: ArtworkForecast?) {
    self.artwork = artwork.map { Artwork(wanted: $0.wanted, due: $0.due, fresh: $0.fresh) }
    searches = forecast.plan.entries.map { entry in
      Search(
        id: entry.search.id.value.text, isDue: entry.isDue, state: entry.state.words,
        addresses: entry.requests.map(\.address))
    }
    calls = forecast.plan.callCount
    seconds = forecast.seconds
    refusedUntil = forecast.refusedUntil?.text
  }

  /// The plan for people: each call with its search and why it is made, then the answers that are fresh.
  var text: String {
    var text = ""
    for search in searches where search.isDue {
      text += "\(search.id): \(search.state)\n"
      for address in search.addresses { text += "  GET \(address)\n" }
    }
    for search in searches where !search.isDue { text += "\(search.id): \(search.state)\n" }
    text += "\(FetchWords.calls(calls))"
    if calls > 0 {
      text += ", about \(TimeSpan.words(seconds: seconds)); one more for each answer that has lost items"
    }
    text += "\n"
    if let artwork, artwork.wanted > 0 || calls > 0 {
      text += "artwork: \(FetchWords.pictures(artwork.due)) to ask for, \(artwork.fresh) fresh"
      text += calls > 0 ? "; new answers may bring more\n" : "\n"
    }
    if let refusedUntil {
      text += "the store refused calls before, and is not asked before \(refusedUntil)\n"
    }
    return text
  }

  /// The plan for programs.
  var json: [UInt8] { JSONLine.bytes(self) }
}
