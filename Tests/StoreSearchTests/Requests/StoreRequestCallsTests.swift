import CatalogModel
import StoreSearch
import Testing

@Suite("The calls a search takes")
struct StoreRequestCallsTests {
  @Test(
    "carry what is configured, in one order whatever the order in the file",
    arguments: [
      ("term: miles davis", "", "search?term=miles+davis&country=US&limit=200"),
      ("term: R&B, category: all", "", "search?term=R%26B&country=US&limit=200"),
      ("term: a, category: music", "", "search?term=a&country=US&entity=musicTrack&limit=200"),
      ("term: a, category: tvSeason", "country: gb", "search?term=a&country=GB&entity=tvSeason&limit=200"),
      ("term: a", "language: EN_us", "search?term=a&country=US&limit=200&lang=en_us"),
      ("term: a, explicit: false", "", "search?term=a&country=US&limit=200&explicit=No"),
      ("term: a", "explicit: false", "search?term=a&country=US&limit=200&explicit=No"),
      ("term: a, explicit: true", "explicit: false", "search?term=a&country=US&limit=200"),
      ("term: a, media: ebook", "", "search?term=a&country=US&media=ebook&limit=200"),
      (
        "explicit: false, language: ja_jp, limit: 5, attribute: composerTerm, entity: album, media: music, "
          + "country: jp, term: a", "",
        "search?term=a&country=JP&media=music&entity=album&attribute=composerTerm&limit=5&lang=ja_jp"
          + "&explicit=No"
      ),
      (
        "term: a, entity: software, attribute: softwareDeveloper", "",
        "search?term=a&country=US&media=software&entity=software&attribute=softwareDeveloper&limit=200"
      ),
      ("lookup: [3, 1, 2]", "", "lookup?id=3%2C1%2C2&country=US"),
      ("lookup: [1]", "country: fr, language: fr, explicit: false", "lookup?id=1&country=FR&lang=fr"),
      ("lookup: [1], limit: 5", "", "lookup?id=1&country=US"),
      ("lookup: [1], category: music", "", "lookup?id=1&country=US"),
      ("lookup: [909253], entity: album", "", "lookup?id=909253&country=US&entity=album&limit=200"),
      (
        "lookup: {amgArtistId: [468749, 5723]}, entity: song, limit: 5", "",
        "lookup?amgArtistId=468749%2C5723&country=US&entity=song&limit=5"
      ),
      ("lookup: {isbn: 0-316-06935-3}", "", "lookup?isbn=9780316069359&country=US"),
      ("lookup: {upc: 0720642462928}", "", "lookup?upc=0720642462928&country=US"),
      ("lookup: {bundleId: com.example.app}", "", "lookup?bundleId=com.example.app&country=US"),
    ])
  func parameters(keys: String, store: String, address: String) throws {
    let search = try configuredSearch(keys, store: store)
    #expect(StoreRequest.calls(for: search).map(\.address) == [address])
  }

  @Test("are one for each key of a lookup, in the order written")
  func keys() throws {
    let search = try configuredSearch("lookup: {upc: [000000000000], id: [2, 1], bundleId: a.b}")
    #expect(
      StoreRequest.calls(for: search).map(\.address) == [
        "lookup?upc=000000000000&country=US", "lookup?id=2%2C1&country=US", "lookup?bundleId=a.b&country=US",
      ])
  }

  @Test(
    "are one for each hundred values",
    arguments: [
      (1, [1]), (99, [99]), (100, [100]), (101, [100, 1]), (1_000, .init(repeating: 100, count: 10)),
    ])
  func batches(count: Int, sizes: [Int]) throws {
    let ids = (1...count).map(String.init)
    let search = try configuredSearch("lookup: [\(ids.joined(separator: ", "))]")
    let values = StoreRequest.calls(for: search).map { $0.parameters[0].value.split(separator: ",") }
    #expect(values.map(\.count) == sizes)
    #expect(values.joined().map(String.init) == ids)
  }

  @Test("stay short of what servers take as an address, however long the values")
  func longest() throws {
    let ids = (0..<100).map { String(9_000_000_000_000_000_000 + Int64($0)) }
    let terms = String(repeating: "€", count: 333)
    let searches = try [
      configuredSearch("lookup: [\(ids.joined(separator: ", "))], entity: podcastEpisode"),
      configuredSearch("term: \(terms)"),
    ]
    let addresses = searches.flatMap(StoreRequest.calls).map { $0.address(at: .standard) }
    #expect(addresses.allSatisfy { $0.utf8.count < 4_096 })
  }

  @Test(
    "go to the configured address",
    arguments: [
      (nil, "https://itunes.apple.com/lookup?id=1&country=US"),
      ("https://a.example/x y", "https://a.example/x%20y/lookup?id=1&country=US"),
      ("http://127.0.0.1:8080/", "http://127.0.0.1:8080/lookup?id=1&country=US"),
    ] as [(String?, String)])
  func endpoint(text: String?, address: String) throws {
    let endpoint = try text.map { try StoreEndpoint($0) } ?? .standard
    let request = StoreRequest(.lookup, [.init("id", "1"), .init("country", "US")])
    #expect(request.address(at: endpoint) == address)
  }
}
