import CatalogModel
import Diagnostics
import TestSupport
import Testing

@Suite("How a configuration says the store is asked")
struct ConfigurationStoreTests {
  typealias Case = (marked: String, message: String, hint: String?)

  static let faults: [Case] = [
    (
      "theme: «editorail\n", "there is no theme \"editorail\"",
      "did you mean \"editorial\"? the themes are gallery, editorial"
    ),
    (
      "theme: «Gallery\n", "there is no theme \"Gallery\"",
      "did you mean \"gallery\"? the themes are gallery, editorial"
    ),
    ("theme: «''\n", "there is no theme \"\"", "the themes are gallery, editorial"),
    ("vanished: «hide\n", "\"hide\" is no value for \"vanished\"", "known here: keep, drop"),
    ("store: {explicit: «no}\n", "\"explicit\" must be true or false", "write false, unquoted"),
    ("store: {pace: «0}\n", "\"pace\" must be from 1 to 10000", nil),
    ("store: {pace: «10001}\n", "\"pace\" must be from 1 to 10000", nil),
    ("store: {pace: «fast}\n", "\"pace\" must be a whole number", nil),
    (
      "store: {endpoint: «http://itunes.apple.com}\n", "the store's address is not https",
      "write https://; http is for a server on this machine, such as http://localhost:8080"
    ),
    (
      "store: {endpoint: «'http://localhost:8080/store?'}\n", "the store's address has a query",
      "remove \"?\" and what follows; search and lookup are added to it"
    ),
    (
      "store: {endpoint: «'https://a:b@itunes.apple.com'}\n", "the store's address has a user name in it",
      "remove what is before \"@\""
    ),
    ("store: {country: «USA}\n", "there is no store for the country \"USA\"", "did you mean \"us\"?"),
    (
      "store: {country: «gg}\n", "there is no store for the country \"gg\"",
      "it has no store of its own; the nearest is gb"
    ),
    (
      "store: {country: «AD}\n", "there is no store for the country \"AD\"",
      "it has no store of its own; the nearest is es"
    ),
    ("store: {country: «ja}\n", "there is no store for the country \"ja\"", "did you mean \"jp\"?"),
  ]

  @Test("each fault of the store's settings is reported where it is", arguments: faults)
  func fault(marked: String, message: String, hint: String?) {
    expect("title: A\nurl: https://a.example\nsearches: [{id: x, term: y}]\n" + marked, message, hint)
  }

  static let searchFaults: [Case] = [
    ("term: y, media: «musik", "\"musik\" is no value for \"media\"", "did you mean \"music\"?"),
    ("term: y, entity: «albums", "\"albums\" is no value for \"entity\"", "did you mean \"album\"?"),
    (
      "term: y, attribute: «artistterm", "\"artistterm\" is no value for \"attribute\"",
      "did you mean \"artistTerm\"?"
    ),
    (
      "term: y, media: movie, entity: «album", "the media \"movie\" has no entity \"album\"",
      "it has movieArtist, movie"
    ),
    (
      "term: y, entity: «song, media: all", "the media \"all\" has no entity \"song\"",
      "it has movie, album, allArtist, podcast, musicVideo, mix, audiobook, tvSeason, allTrack"
    ),
    (
      "term: y, media: audiobook, attribute: «songTerm",
      "the media \"audiobook\" has no attribute \"songTerm\"",
      "known here: authorTerm, genreIndex, ratingIndex, titleTerm"
    ),
    (
      "term: y, media: movie, attribute: «titleTerm", "the media \"movie\" has no attribute \"titleTerm\"",
      "known here: actorTerm, artistTerm, descriptionTerm, directorTerm, featureFilmTerm, genreIndex, "
        + "movieArtistTerm, movieTerm, producerTerm, ratingIndex, ratingTerm, releaseYearTerm, shortFilmTerm"
    ),
    (
      "term: y, entity: ebook, attribute: «titleTerm", "the entity \"ebook\" has no attribute \"titleTerm\"",
      "remove it; the store documents none"
    ),
    (
      "term: y, category: software, attribute: «authorTerm",
      "the entity \"software\" has no attribute \"authorTerm\"", "known here: softwareDeveloper"
    ),
    (
      "term: y, attribute: «softwareDeveloper", "the attribute \"softwareDeveloper\" needs its media",
      "add media: software"
    ),
    (
      "term: y, category: music, entity: «album", "a search has either \"category\" or \"entity\", not both",
      "write one of them"
    ),
    (
      "media: music, term: y, category: «music", "a search has either \"category\" or \"media\", not both",
      "write one of them"
    ),
    ("term: y, limit: «0", "\"limit\" must be from 1 to 200", nil),
    ("term: y, limit: «201", "\"limit\" must be from 1 to 200", nil),
    ("term: y, explicit: «No", "\"explicit\" must be true or false", "write false, unquoted"),
    (
      "lookup: [1], attribute: «artistTerm", "\"attribute\" cannot be used with \"lookup\"",
      "remove it; it is for searches by term"
    ),
    (
      "lookup: [1], media: «music", "\"media\" cannot be used with \"lookup\"",
      "remove it; it is for searches by term"
    ),
    ("lookup: «{}", "\"lookup\" has no keys", "add id: [ids], or another key"),
    ("lookup: «{isbn: }", "\"lookup\" has no keys", "add id: [ids], or another key"),
    ("lookup: {«ibsn: 1}", "unknown key \"ibsn\"", "did you mean \"isbn\"?"),
    ("lookup: {isbn: «[]}", "\"isbn\" has no entries", "add one, each after \"- \""),
    ("lookup: {id: [«~]}", "\"id\" is empty", "write something, or remove the key"),
    ("lookup: {id: «{a: b}}", "\"id\" must be text, not a mapping", nil),
    (
      "lookup: {isbn: «9780316069358}", "\"9780316069358\" is not an ISBN",
      "a digit is wrong: the last would have to be 9"
    ),
    ("lookup: {isbn: «978031606935}", "\"978031606935\" is not an ISBN", "write its 10 or 13 digits"),
    (
      "lookup: {upc: [«20642462928]}", "\"20642462928\" is not a UPC",
      "write the 12 or 13 digits of its bar code, leading zeros too"
    ),
    (
      "lookup: {bundleId: «com.exämple}", "\"com.exämple\" is not a bundle id",
      "write up to 155 letters, digits, \"-\" and \".\", like com.example.app"
    ),
    (
      "lookup: {amgAlbumId: «-1}", "\"-1\" is not an AllMusic number", "write a whole number above 0"
    ),
  ]

  @Test("each fault of what a search asks is reported where it is", arguments: searchFaults)
  func searchFault(marked: String, message: String, hint: String?) {
    expect("title: A\nurl: https://a.example\nsearches: [{id: x, \(marked)}]\n", message, hint)
  }

  static let warnings: [Case] = [
    (
      "term: y, entity: «macSoftware", "\"macSoftware\" finds apps for phones, too",
      "write desktopSoftware for apps for the Mac alone"
    ),
    (
      "term: y, category: «macSoftware", "\"macSoftware\" finds apps for phones, too",
      "write desktopSoftware for apps for the Mac alone"
    ),
    (
      "lookup: [1], category: «music", "\"category\" has no effect on a lookup",
      "remove it; it is for searches by term"
    ),
    (
      "lookup: [1], explicit: «true", "\"explicit\" has no effect on a lookup",
      "remove it; it is for searches by term"
    ),
    (
      "lookup: [1], limit: «5", "\"limit\" has no effect without \"entity\" here",
      "add entity: … for what belongs to each id, such as an artist's albums, or remove it"
    ),
    (
      "lookup: {isbn: [0-451-52493-4, «978 0 451 52493 5]}", "the isbn 9780451524935 is listed twice",
      "remove one; only the first counts"
    ),
    ("lookup: {id: [7, «007]}", "the id 7 is listed twice", "remove one; only the first counts"),
  ]

  @Test("what is odd about a search is a warning, and the search is read", arguments: warnings)
  func warning(marked: String, message: String, hint: String?) throws {
    let input = Marked("title: A\nurl: https://a.example\nsearches: [{id: x, \(marked)}]\n")
    let site = try ConfigurationSample.decode(input.text)
    #expect(site.warnings.map(\.message) == [message])
    #expect(site.warnings.first?.severity == .warning && site.warnings.first?.hint == hint)
    #expect(site.warnings.first?.location?.position == input.position)
  }

  @Test("a pace above the documented one is a warning", arguments: [(20, 0), (21, 1), (10_000, 1)])
  func pace(pace: Int, count: Int) throws {
    let site = try ConfigurationSample.decode(ConfigurationSample.minimal + "store: {pace: \(pace)}\n")
    #expect(site.store.pace == pace && site.warnings.count == count)
    #expect(site.warnings.allSatisfy { $0.message == "the store documents about 20 calls a minute" })
  }

  @Test(
    "of media, entity and attribute only what is needed is asked",
    arguments: [
      ("entity: musicVideo", nil, "musicVideo", nil), ("category: software", nil, "software", nil),
      ("category: all", nil, nil, nil), ("media: music", .music, nil, nil),
      ("media: all, entity: album", .all, "album", nil),
      ("attribute: artistTerm", nil, nil, "artistTerm"),
      ("entity: allArtist, attribute: allArtistTerm", nil, "allArtist", "allArtistTerm"),
      ("category: music, attribute: songTerm", nil, "musicTrack", "songTerm"),
      // Of the attributes only this one is none of all media, which are meant when nothing is said.
      ("entity: software, attribute: softwareDeveloper", .software, "software", "softwareDeveloper"),
      ("category: macSoftware, attribute: softwareDeveloper", .software, "macSoftware", "softwareDeveloper"),
    ] as [(String, StoreMedia?, String?, String?)])
  func scope(keys: String, media: StoreMedia?, entity: String?, attribute: String?) throws {
    let scope = try search("term: y, \(keys)").scope
    #expect(scope.media == media && scope.entity?.name == entity && scope.attribute?.name == attribute)
  }

  @Test("every media goes with each of its entities and attributes", arguments: StoreMedia.allCases)
  func documentedPairs(media: StoreMedia) throws {
    for entity in media.entities {
      let scope = try search("term: y, media: \(media.rawValue), entity: \(entity)").scope
      #expect(scope.media == media && scope.entity?.name == entity)
    }
    for attribute in media.attributes {
      let scope = try search("term: y, media: \(media.rawValue), attribute: \(attribute)").scope
      #expect(scope.media == media && scope.attribute?.name == attribute)
    }
    #expect(Set(media.entities).isSubset(of: StoreEntity.names))
    #expect(Set(media.attributes).isSubset(of: StoreAttribute.names))
  }

  @Test("explicit content follows the search, or else the store")
  func explicit() throws {
    let text = """
      title: A
      url: https://a.example
      store: { explicit: false }
      searches: [{ id: x, term: y }, { id: z, term: y, explicit: true }]
      """
    #expect(try ConfigurationSample.decode(text).searches.map(\.includesExplicit) == [false, true])
  }

  @Test("numbers keep what makes them up: leading zeros, and no rounding")
  func yamlNumbers() throws {
    let asked = try search("lookup: {upc: 012345678905, isbn: 0451524934, id: [9223372036854775807]}").asked
    #expect(asked == "upc 012345678905, isbn 9780451524935, id 9223372036854775807")
  }

  @Test("ids are an order for the items only where nothing else is looked up")
  func listedIDs() throws {
    #expect(try search("lookup: [3, 1]").query.listedIDs == [3, 1])
    #expect(try search("lookup: {id: [3, 1]}").query.listedIDs == [3, 1])
    #expect(try search("lookup: {id: [3, 1], upc: 012345678905}").query.listedIDs == [])
  }

  @Test("a thousand values are looked up, and the one after that is a fault")
  func manyValues() throws {
    let ids = (1...999).map(String.init).joined(separator: ", ")
    let most = "lookup: {id: [\(ids)], upc: 012345678905}"
    guard case .lookup(let lookups) = try search(most).query else { throw CancellationError() }
    #expect(lookups.reduce(0) { $0 + $1.values.count } == 1_000)
    expect(
      "title: A\nurl: https://a.example\nsearches: [{id: x, lookup: {id: [\(ids)], upc: [012345678905, «1]}}]\n",
      "a search looks up at most 1000 values", "move the rest into another search")
  }

  @Test("what the store is asked knows where it stands, also when the store's settings say it")
  func places() throws {
    let text = """
      title: A
      url: https://a.example
      store:
        country: gb
        explicit: false
      searches:
        - id: x
          term: y
          media: music
          entity: album
          attribute: artistTerm
          language: de
          limit: 5
        - id: z
          country: us
          lookup:
            isbn: 0451524934
            id: [7,
              8]
      """
    let searches = try ConfigurationSample.decode(text).searches
    let lines = searches.map { search in SearchKey.allCases.map { search.places[$0]?.position?.line } }
    #expect(lines[0] == [8, nil, nil, 9, 10, 11, 4, 12, 13, 5])
    #expect(lines[1] == [nil, 17, nil, nil, nil, nil, 15, nil, nil, 5])
    guard case .lookup(let lookups) = searches[1].query else { throw ExpectedLookup() }
    #expect(lookups.map(\.key) == [.isbn, .id])
    #expect(lookups.map { $0.values.map(\.location.position?.line) } == [[17], [18, 19]])
    #expect(lookups[1].values[1].location.sourceLine == "        8]")
  }

  private struct ExpectedLookup: Error {}

  private func search(_ keys: String) throws -> SearchConfiguration {
    let text = "title: A\nurl: https://a.example\nsearches: [{id: x, \(keys)}]\n"
    return try #require(try ConfigurationSample.decode(text).searches.first)
  }

  private func expect(_ marked: String, _ message: String, _ hint: String?) {
    let input = Marked(marked)
    let found = ConfigurationSample.faults(in: input.text)
    #expect(found.map(\.message) == [message])
    #expect(found.first?.location?.position == input.position)
    #expect(found.first?.hint == hint)
  }
}
