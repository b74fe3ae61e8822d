import CatalogModel
import Diagnostics
import Foundation
import StoreSearch
import TestSupport
import Testing

@Suite("Values the store refuses")
struct RefusedValueTests {
  private static let term = """
    title: A
    url: https://a.example
    store:
      country: gb
    searches:
      - id: x
        term: y
        media: music
        entity: album
        attribute: artistTerm
        language: de
        limit: 5
        explicit: false
    """

  @Test(
    "are shown in the line that says them",
    arguments: [
      ("country", 4), ("term", 7), ("media", 8), ("mediaType", 8), ("entity", 9), ("resultEntity", 9),
      ("attribute", 10), ("attributeType", 10), ("lang", 11), ("language", 11), ("limit", 12),
      ("explicit", 13), ("RESULTENTITY", 9), ("callback, limit", 12), ("limit, country", 12),
      ("callback", 6), ("itunesId", 6), ("", 6),
    ])
  func places(keys: String, line: Int) throws {
    let search = try configuredSearch(site: Self.term)
    let location = RefusedValue.location(for: "Invalid value(s) for key(s): [\(keys)]", in: search)
    #expect(location.position?.line == line)
  }

  @Test(
    "are shown at the search when the store does not name a key",
    arguments: [
      "", "Not found", "[", "]", "][", "[country", "country]", "[[]]", String(repeating: "[", count: 9_999),
    ])
  func noKeys(message: String) throws {
    let search = try configuredSearch(site: Self.term)
    #expect(RefusedValue.location(for: message, in: search) == search.id.location)
  }

  @Test("are shown at the category that stands for an entity")
  func category() throws {
    let search = try configuredSearch("term: y, category: music")
    let location = RefusedValue.location(for: "Invalid value(s) for key(s): [resultEntity]", in: search)
    #expect(location == search.places[.category] && location.position != nil)
  }

  @Test("are shown at the search when a default is refused")
  func defaults() throws {
    let search = try configuredSearch("term: y")
    let location = RefusedValue.location(for: "Invalid value(s) for key(s): [country]", in: search)
    #expect(location == search.id.location)
  }

  @Test(
    "are shown at the first value of the key that a lookup is by",
    arguments: [("isbn", 6), ("itunesId", 8), ("id", 8), ("upc", 5), ("bundleid", 5)])
  func lookups(key: String, line: Int) throws {
    let text = """
      title: A
      url: https://a.example
      searches:
        - id: x
          lookup: {
            isbn: 0451524934,
            id: [
              7, 8
            ] }
      """
    let search = try configuredSearch(site: text)
    let location = RefusedValue.location(for: "Invalid value(s) for key(s): [\(key)]", in: search)
    #expect(location.position?.line == line)
  }

  @Test(
    "of recorded refusals are found", .enabled(if: SharedFolder.isAvailable, "needs ../shared"),
    arguments: [
      ("invalid-country-400-short.json", "country: us, term: y", SearchKey.country),
      ("lookup-invalid-itunesId.json", "lookup: [9]", .lookup),
      ("search-invalid-entity-400.json", "entity: album, term: y", .entity),
    ])
  func recordings(file: String, keys: String, key: SearchKey) throws {
    let url = SharedFolder.url.appendingPathComponent("itunes/errors/\(file)")
    let problem = refusal(try Array(Data(contentsOf: url)))
    guard case .refused(let message) = problem else {
      Issue.record("\(String(describing: problem))")
      return
    }
    let search = try configuredSearch(keys)
    let location = RefusedValue.location(for: message, in: search)
    #expect(location.position?.line == search.places[key]?.position?.line)
    #expect(location != search.id.location)
  }
}
