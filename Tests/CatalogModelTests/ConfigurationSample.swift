import CatalogModel
import Diagnostics
import YAMLReading

/// Configurations that tests read.
enum ConfigurationSample {
  /// The least a site can say.
  static let minimal = "title: A\nurl: https://a.example\nsearches: [{id: x, term: y}]\n"

  /// A site that uses every key.
  static let complete = """
    title: Night Shelf
    url: https://example.org/shelf
    language: pt-br
    summary: |
      Records for late hours.
      And some books.
    intro: intros/home.md
    store:
      country: gb
      language: EN_GB
      affiliate: { at: 11lXYZ, ct: night-shelf, pt: "118_1.a" }
      explicit: false
      pace: 10
      endpoint: http://localhost:8080/store
    tiling: { view: 1024×768, cell: 100x90.5, button: 90x90 }
    support:
      email: help@example.org
      subject: Support Request
      rate: https://example.org/rate?a=1&b=2
      about: https://example.org/about
    markdown: { raw_html: true }
    strings:
      nothing_found: Nada
      free: ""
    artwork: remote
    vanished: drop
    theme: editorial
    searches:
      - id: night-jazz
        title: Night jazz
        term: " miles davis "
        category: music
        intro: intros/night-jazz.md
        summary: Blue.
      - id: staff-picks
        lookup: [1440833098, 361309726, 1000624558877]
        order: listed
        snapshot: store/picks.json
        country: NO
        language: ja_jp
      - { id: "1984", term: 1984, category: tvSeason, order: price }
      - id: composers
        term: nyman
        media: music
        entity: album
        attribute: composerTerm
        limit: 25
        explicit: true
      - id: numbers
        lookup:
          isbn: [978-0-316-06935-9, 0451524934]
          id: 361309726
          bundleId: [com.example.a, com.example.B-2]
          upc: 0720642462928
          amgArtistId: [468749, 5723]
          amgAlbumId: 15175
          amgVideoId: 17120
        entity: song
        limit: 5

    """

  /// Reads `text` as the file `site.yml`.
  static func decode(_ text: String) throws(DiagnosticFailure) -> SiteConfiguration {
    let source = SourceText(path: "site.yml", text: text)
    return try SiteConfiguration.decode(YAMLDocument.parse(source), in: source)
  }

  /// What is wrong with `text`, in report order.
  static func faults(in text: String) -> [Diagnostic] {
    do throws(DiagnosticFailure) {
      _ = try decode(text)
      return []
    } catch {
      return error.diagnostics
    }
  }
}
