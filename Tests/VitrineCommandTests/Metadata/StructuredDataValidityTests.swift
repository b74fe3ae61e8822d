import Foundation
import TestSupport
import Testing

@Suite("JSON-LD of pages")
struct StructuredDataValidityTests {
  private static let open = "<script type=\"application/ld+json\">"

  private static func blocks(_ page: Data) -> [String] {
    OutputPages.between(open, "</script>", in: page)
  }

  /// What is wrong with the blocks of a site's pages, of which every one but that for missing addresses has one.
  private static func faults(_ pages: OutputPages, _ vocabulary: SchemaVocabulary) -> [String] {
    pages.files.filter { $0.key.hasSuffix(".html") }.flatMap { path, page in
      let blocks = blocks(page)
      let expected = path == "404.html" ? 0 : 1
      let count = blocks.count == expected ? [] : ["\(path): \(blocks.count) blocks"]
      return count + blocks.flatMap { vocabulary.faults(inBlock: $0) }.map { "\(path): \($0)" }
    }
  }

  @Test(
    "of every recorded answer holds against schema.org",
    .enabled(if: SharedFolder.isAvailable, "needs ../shared"))
  func recordings() throws {
    let vocabulary = try SchemaVocabulary()
    var types: Set<String> = []
    for recording in try Recording.all() {
      let site = try recording.site(RecordingsSiteTests.variants[1])
      try #require(site.build().isDone, "\(recording.name)")
      let pages = try site.pages()
      #expect(Self.faults(pages, vocabulary) == [], "\(recording.name)")
      for page in pages.details {
        let block = Self.blocks(pages.files[page] ?? Data()).first ?? ""
        types.formUnion(block.matches(of: /"@type":"([A-Za-z]+)"/).map { String($0.1) })
      }
    }
    #expect(
      types.isSuperset(of: [
        "Audiobook", "Book", "Movie", "MusicAlbum", "MusicGroup", "MusicRecording", "MusicVideoObject",
        "Offer",
        "Person", "PodcastEpisode", "PodcastSeries", "SoftwareApplication", "TVEpisode", "TVSeason",
        "TVSeries",
      ]), "\(types.sorted())")
  }

  @Test("of hostile answers is as valid, and nothing leaves its script element")
  func hostile() throws {
    let site = try HostileTextTests.site()
    site.build()
    let pages = try site.pages()
    #expect(Self.faults(pages, try SchemaVocabulary()) == [])
    for (path, page) in pages.files where path.hasSuffix(".html") {
      #expect(OutputPages.between("<script type=\"application/ld+json", "</script>", in: page).count <= 1)
    }
  }

  @Test(
    "is told from what schema.org does not know",
    arguments: [
      ("https://schema.org", "http://schema.org"), ("MusicRecording", "Song"),
      (#""name":"So What","url""#, #""url""#),
      (#""So What""#, #"" So What""#), (#""So What""#, "7"), ("https://example.org/item/", "/item/"),
      ("MusicGroup", "Organization"), ("byArtist", "brand"),
      (#"{"@type":"MusicGroup","name":"Miles"}"#, #""Miles""#),
      ("1959-08-17", "17.8.1959"), ("1959-08-17", "1959-13-17"), ("1.29", "1,29"), (#""1.29""#, "1.29"),
      (#","price":"1.29""#, ""), ("USD", "$"), (#","priceCurrency":"USD""#, ""), ("/InStock", "/Yes"),
      (#""position":2"#, #""position":3"#), (#""position":2"#, #""position":"2""#),
      (#","item":"https://example.org/""#, ""), ("So What", "<b>"), ("So What", "R&B"), ("}]}", "}]"),
      (#"{"@type":"MusicRecording","#, #"{"@type":"Product","#), ("@graph", "graph"),
    ])
  func broken(part: String, replacement: String) throws {
    let vocabulary = try SchemaVocabulary()
    #expect(vocabulary.danglingTypes == [])
    #expect(vocabulary.faults(inBlock: Self.good) == [])
    let block = Self.good.replacing(part, with: replacement)
    #expect(block != Self.good)
    #expect(vocabulary.faults(inBlock: block) != [])
  }

  private static let good = #"""
    {"@context":"https://schema.org","@graph":[{"@type":"BreadcrumbList","itemListElement":[\#
    {"@type":"ListItem","position":1,"name":"Shelf","item":"https://example.org/"},\#
    {"@type":"ListItem","position":2,"name":"This"}]},\#
    {"@type":"MusicRecording","name":"So What","url":"https://example.org/item/so-what-1/",\#
    "byArtist":{"@type":"MusicGroup","name":"Miles"},"datePublished":"1959-08-17",\#
    "offers":{"@type":"Offer","price":"1.29","priceCurrency":"USD","availability":"https://schema.org/InStock"}}]}
    """#
}
