import Foundation
import TestSupport
import Testing

@Suite(
  "Every recorded answer as a site of its own", .enabled(if: SharedFolder.isAvailable, "needs ../shared"))
struct RecordingsSiteTests {
  /// `perPage` is worked out by hand: floor(width / 94) columns of floor(height / 88), at least one of each.
  static let variants: [Recording.Variant] = [
    .init(view: "568x320", perPage: 6 * 3),
    .init(view: "568x320", perPage: 6 * 3, url: "https://example.org/shelf/"),
    .init(view: "320x568", perPage: 3 * 6),
    .init(view: "1024x768", perPage: 10 * 8),
    .init(view: "60x40", perPage: 1),
  ]

  @Test("has the pages that the formulas give, whole and linked", arguments: variants)
  func pages(_ variant: Recording.Variant) throws {
    var total = 0
    for recording in try Recording.all() {
      let site = try recording.site(variant)
      let outcome = site.build("--strict")
      try #require(outcome.isDone, "\(recording.name): \(outcome.messages)")
      let pages = try site.pages()
      let count = recording.distinctCount
      #expect(pages.details.count == count, "\(recording.name)")
      #expect(
        pages.grids(of: "one").count == (count == 0 ? 1 : 1 + (count - 1) / variant.perPage),
        "\(recording.name)")
      #expect(pages.linkFaults(basePath: variant.basePath).isEmpty, "\(recording.name)")
      total += count
    }
    #expect(total > 1_500)
  }

  @Test("shows every product under its own name, escaped")
  func names() throws {
    for recording in try Recording.all() {
      let site = try recording.site(Self.variants[0])
      site.build()
      let shown = try site.pages().detailHeadings.map(Self.plain).sorted()
      #expect(shown == recording.names.map(Self.plain).sorted(), "\(recording.name)")
    }
  }

  @Test("passes a strict HTML parser, without foreign elements", .enabled(if: PageChecker.isAvailable))
  func wellFormed() throws {
    var sites: [SiteFixture] = []
    var outputs: [(folder: String, basePath: String)] = []
    for recording in try Recording.all() {
      for variant in [Self.variants[1], Self.variants[3]] {
        let site = try recording.site(variant)
        site.build()
        sites.append(site)
        outputs.append((site.output, variant.basePath))
      }
    }
    let outcome = try PageChecker.check(outputs, every: 25)
    #expect(outcome.isDone, "\(outcome.data)\(outcome.messages)")
    withExtendedLifetime(sites) {}
  }

  /// What came instead of a result list, and words of the message about it.
  static let errors = [
    ("invalid-country-400-short.json", "Invalid value(s) for key(s): [country]"),
    ("lookup-invalid-itunesId.json", "Invalid value(s) for key(s): [itunesId]"),
    ("mzstatic-artwork-400.json", "Invalid request parameter"),
    ("newNullResponse.html", "web page"),
    ("rate-limited-403-empty-body.txt", "empty"),
    ("search-invalid-entity-400.json", "Invalid value(s) for key(s): [resultEntity]"),
  ]

  @Test("All recorded errors are known here")
  func allErrors() throws {
    let folder = SharedFolder.url.appendingPathComponent("itunes/errors").path
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == Self.errors.map(\.0))
  }

  @Test("An error instead of an answer fails the build and leaves the site as it was", arguments: errors)
  func error(_ file: String, _ words: String) throws {
    let site = try SiteFixture([.song(1, "Kept")])
    try #require(site.build().isDone)
    let before = try (site.pages(), site.identities())
    let body = SharedFolder.url.appendingPathComponent("itunes/errors").appendingPathComponent(file)
    try site.write(Data(contentsOf: body), to: "snapshots/one.json")
    let outcome = site.build()
    #expect(outcome.isFailed)
    #expect(outcome.messages.contains("search \"one\""))
    #expect(outcome.messages.contains(words), "\(outcome.messages)")
    #expect(try site.pages() == before.0)
    #expect(try site.identities() == before.1)
  }

  /// Without what a page leaves out of a name: invisible characters and the kind of white space.
  private static func plain(_ name: String) -> String {
    String(
      String.UnicodeScalarView(
        name.unicodeScalars.filter { $0.properties.generalCategory != .format && !$0.properties.isWhitespace }
      ))
  }
}
