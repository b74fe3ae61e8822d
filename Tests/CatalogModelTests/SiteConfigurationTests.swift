import CatalogModel
import Diagnostics
import Testing

@Suite("Reading a site's configuration")
struct SiteConfigurationTests {
  @Test("all that is left out has its default")
  func defaults() throws {
    let site = try ConfigurationSample.decode(ConfigurationSample.minimal)
    #expect(site.title == "A" && site.url.text == "https://a.example/")
    #expect(site.language == .english && site.summary == nil && site.intro == nil)
    #expect(site.store.country == .unitedStates && site.store.language == nil)
    #expect(site.store.endpoint == .standard && site.store.endpoint.text == "https://itunes.apple.com/")
    #expect(site.store.includesExplicit && site.store.pace == 20 && site.vanished == .keep)
    #expect(site.theme == .gallery)
    #expect(site.store.affiliate.parameters.isEmpty)
    #expect(site.tiling.view == PointSize(width: 568, height: 320))
    #expect(site.tiling.cell == PointSize(width: 94, height: 88))
    #expect(site.tiling.button == PointSize(width: 82, height: 82))
    #expect(site.support.email == nil && site.support.subject == nil && site.support.rate == nil)
    #expect(!site.keepsRawHTML && site.strings.isEmpty && site.artwork == .local && site.warnings.isEmpty)
    let search = try #require(site.searches.first)
    #expect(search.id.value.text == "x" && search.title == "y" && search.query == .term("y"))
    #expect(search.scope == .everything && search.limit == 200 && search.includesExplicit)
    #expect(search.order == .name && search.country == .unitedStates)
    #expect(search.snapshot.value.text == "snapshots/x.json" && search.intro == nil && search.language == nil)
  }

  @Test("all that is said of the site is read")
  func site() throws {
    let site = try ConfigurationSample.decode(ConfigurationSample.complete)
    #expect(site.title == "Night Shelf")
    #expect(site.url.origin == "https://example.org" && site.url.basePath == "/shelf/")
    #expect(site.language.text == "pt-BR")
    #expect(site.summary == "Records for late hours.\nAnd some books.")
    #expect(site.intro?.value.text == "intros/home.md")
    #expect(site.store.country.code == "GB" && site.store.language?.code == "en_gb")
    #expect(site.store.endpoint.text == "http://localhost:8080/store/")
    #expect(!site.store.includesExplicit && site.store.pace == 10 && site.vanished == .drop)
    #expect(site.theme == .editorial)
    #expect(
      site.store.affiliate.parameters.map { "\($0.name)=\($0.value)" } == [
        "at=11lXYZ", "ct=night-shelf", "pt=118_1.a",
      ])
    #expect(site.tiling.view == PointSize(width: 1024, height: 768))
    #expect(site.tiling.cell == PointSize(width: 100, height: 90.5))
    #expect(site.support.email?.text == "help@example.org" && site.support.subject == "Support Request")
    #expect(site.support.rate?.text == "https://example.org/rate?a=1&b=2")
    #expect(site.support.about?.text == "https://example.org/about")
    #expect(site.keepsRawHTML)
    #expect(
      site.strings.map(\.key.value) == ["nothing_found", "free"] && site.strings.map(\.text) == ["Nada", ""])
  }

  @Test("all that is said of searches is read")
  func searches() throws {
    let searches = try ConfigurationSample.decode(ConfigurationSample.complete).searches
    #expect(searches.map(\.id.value.text) == ["night-jazz", "staff-picks", "1984", "composers", "numbers"])
    #expect(searches.map(\.title) == ["Night jazz", "Staff picks", "1984", "nyman", "Numbers"])
    #expect(
      searches.map(\.asked) == [
        "miles davis", "id 1440833098 361309726 1000624558877", "1984", "nyman",
        "isbn 9780316069359 9780451524935, id 361309726, bundleId com.example.a com.example.B-2, "
          + "upc 0720642462928, amgArtistId 468749 5723, amgAlbumId 15175, amgVideoId 17120",
      ])
    #expect(searches.map(\.scope.entity?.name) == ["musicTrack", nil, "tvSeason", "album", "song"])
    #expect(searches.map(\.scope.media) == [nil, nil, nil, .music, nil])
    #expect(searches.map(\.scope.attribute?.name) == [nil, nil, nil, "composerTerm", nil])
    #expect(searches.map(\.limit) == [200, 200, 200, 25, 5])
    #expect(searches.map(\.includesExplicit) == [false, false, false, true, false])
    #expect(searches.map(\.order) == [.name, .listed, .price, .name, .name])
    #expect(searches.map(\.country.code) == ["GB", "NO", "GB", "GB", "GB"])
    #expect(searches.map(\.language?.code) == ["en_gb", "ja_jp", "en_gb", "en_gb", "en_gb"])
    #expect(
      searches.map(\.snapshot.value.text) == [
        "snapshots/night-jazz.json", "store/picks.json", "snapshots/1984.json", "snapshots/composers.json",
        "snapshots/numbers.json",
      ])
    #expect(searches.map(\.summary) == ["Blue.", nil, nil, nil, nil])
  }

  @Test("paths, ids and interface keys know where they stand")
  func places() throws {
    let site = try ConfigurationSample.decode(ConfigurationSample.complete)
    #expect(site.intro?.location.position == SourcePosition(line: 7, column: 8))
    #expect(site.intro?.location.sourceLine == "intro: intros/home.md")
    #expect(site.strings[0].key.location.position == SourcePosition(line: 23, column: 3))
    #expect(site.searches[0].id.location.position == SourcePosition(line: 29, column: 9))
    #expect(site.searches[0].intro?.location.position == SourcePosition(line: 33, column: 12))
    #expect(site.searches[0].snapshot.location == site.searches[0].id.location)
    #expect(site.searches[1].snapshot.location.position == SourcePosition(line: 38, column: 15))
  }

  @Test("an id listed twice is a warning, and the first one counts")
  func repeatedLookup() throws {
    let text = "title: A\nurl: https://a.example\nsearches: [{id: x, lookup: [3, 1, 3]}]\n"
    let site = try ConfigurationSample.decode(text)
    #expect(site.searches[0].asked == "id 3 1")
    #expect(site.warnings.map(\.severity) == [.warning])
    #expect(site.warnings.first?.message == "the id 3 is listed twice")
    #expect(site.warnings.first?.location?.position == SourcePosition(line: 3, column: 35))
  }

  @Test("values that look like something else stay the text they are")
  func texts() throws {
    let text = """
      title: 007
      url: https://a.example
      store: {country: NO}
      support: {subject: yes}
      strings: {free: 0.00}
      searches: [{id: 12, term: null-terminated, title: 1e3}]
      """
    let site = try ConfigurationSample.decode(text)
    #expect(site.title == "007" && site.store.country.code == "NO" && site.support.subject == "yes")
    #expect(site.strings.map(\.text) == ["0.00"] && site.searches[0].title == "1e3")
  }

  @Test("keys with nothing after them are as if left out")
  func absentValues() throws {
    let text = """
      title: A
      url: https://a.example
      language:
      store: ~
      tiling: {view: , cell: null}
      searches:
        - id: x
          term: y
          intro:
          lookup: ~
      """
    #expect(try ConfigurationSample.decode(text).searches[0].query == .term("y"))
  }
}

extension SearchConfiguration {
  /// What it asks for, in short.
  var asked: String {
    switch query {
    case .term(let term): term
    case .lookup(let lookups):
      lookups.map { lookup in
        ([lookup.key.rawValue] + lookup.values.map(\.value.text)).joined(separator: " ")
      }.joined(separator: ", ")
    }
  }
}
