import Foundation
import Testing

@Suite("Hostile addresses in a store answer")
struct HostileLinkTests {
  static let unsafe = [
    "javascript:alert(1)", "JaVaScRiPt:alert(1)", " javascript:alert(1)", "java\tscript:alert(1)",
    "data:text/html,<script>alert(1)</script>", "vbscript:x", "file:///etc/passwd", "//evil.example/x",
    "/local/path", "https:evil", "https://", "https://:80/", "https://user:pass@evil.example/", "http://a b/",
    "https://e\u{202E}vil.example/", "",
  ]

  /// How the script elements of every page begin: the theme's script, and data.
  static let ownScripts = ["src=\"/assets/site.", "type=\"application/ld+json\""]

  static func scripts(of page: String) -> [String] {
    page.ranges(of: "<script").map { String(page[$0.upperBound...].prefix(28)) }
      .map { text in ownScripts.first { text.hasPrefix(" \($0)") } ?? text }
  }

  @Test("An address that is not the web's is left out with a warning", arguments: unsafe)
  func leftOut(_ address: String) throws {
    let fields: KeyValuePairs<String, StoreJSON> = [
      "trackViewUrl": .text(address), "artworkUrl60": .text(address), "artworkUrl100": .text(address),
    ]
    let site = try SiteFixture([.song(1, "Song", fields)])
    let outcome = site.build()
    #expect(outcome.isDone, "\(outcome.messages)")
    let pages = try site.pages()
    #expect(pages.linkFaults().isEmpty)
    let page = pages.text("item/song-1/index.html")
    #expect(!page.contains("class=\"buy\""))
    #expect(!page.contains("<img"))
    #expect(page.contains("<svg"))
    for text in ["javascript", "evil", "passwd", "<script>"] { #expect(!page.lowercased().contains(text)) }
    #expect(Self.scripts(of: page) == Self.ownScripts)
    if !address.isEmpty { #expect(!outcome.warnings.isEmpty) }
  }

  static let quoted = [
    #"https://example.com/"onclick="alert(1)"#, "https://example.com/'onclick='alert(1)",
    "https://example.com/<script>alert(1)</script>", "https://example.com/a b, https://evil.example/x 2x",
    "https://example.com/?a=1&b=2&lt;", "https://example.com/#\"><b>", "https://example.com/é漢\u{202E}",
    "https://example.com/100x100bb.jpg\" x=\"", "https://example.com/a,b/100x100bb.jpg",
  ]

  @Test("A web address with characters that end an attribute stays inside it", arguments: quoted)
  func stayInside(_ address: String) throws {
    let fields: KeyValuePairs<String, StoreJSON> = [
      "trackViewUrl": .text(address), "artworkUrl60": .text(address), "artworkUrl100": .text(address),
    ]
    let site = try SiteFixture([.song(1, "Song", fields)])
    let outcome = site.build()
    #expect(outcome.isDone, "\(outcome.messages)")
    let pages = try site.pages()
    for path in ["index.html", "one/index.html", "item/song-1/index.html"] {
      let data = pages.files[path] ?? Data()
      let page = pages.text(path)
      #expect(!page.contains("onclick=\""))
      #expect(!page.contains("onclick='"))
      #expect(Self.scripts(of: page) == Self.ownScripts)
      for attribute in ["href", "src", "srcset"] {
        for value in OutputPages.between(" \(attribute)=\"", "\"", in: data) {
          #expect(value.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F || attribute == "srcset" && $0 == 0x20 })
          let own = ["/assets/site.", "/one/#item-song-1"]
          if attribute == "src", !own.contains(where: { value.utf8.starts(with: $0.utf8) }) {
            #expect(value.hasPrefix("https://example.com/"))
          }
        }
      }
    }
  }
}
