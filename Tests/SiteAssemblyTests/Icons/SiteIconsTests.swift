import CatalogModel
import Foundation
import Localization
import Testing

@testable import SiteAssembly

@Suite("Icons of a site") struct SiteIconsTests {
  private func site(_ assets: [(name: String, bytes: [UInt8])] = []) throws -> SiteBlueprint {
    try Samples.site(theme: try Samples.theme(assets: [("site.css", [])] + assets), searches: [])
  }

  private func text(_ bytes: [UInt8]?) -> String { String(decoding: bytes ?? [], as: UTF8.self) }

  @Test("are four files, three of them with a hash in their name")
  func files() throws {
    let names = try site().icons.files.map { $0.file.replacing(/\.[0-9a-f]{16}\./, with: ".HASH.") }
    #expect(
      names == [
        "assets/favicon.HASH.svg", "favicon.ico", "assets/apple-touch-icon.HASH.png",
        "assets/site.HASH.webmanifest",
      ])
  }

  @Test(
    "of a site's own take the place of those made, and are not published twice",
    arguments: SiteIcons.Name.allCases)
  func own(name: SiteIcons.Name) throws {
    let made = try site().icons
    let icons = try site([(name.rawValue, [1, 2])]).icons
    let file = name == .bitmap ? "favicon.ico" : "assets/\(name.rawValue)"
    #expect(icons.file(name) == file)
    #expect(icons.isOwn(name) && !made.isOwn(name))
    if name == .bitmap {
      #expect(icons.files.first { $0.file == file }?.bytes == [1, 2])
    } else {
      #expect(!icons.files.contains { $0.name == name.rawValue })
    }
    for other in SiteIcons.Name.allCases where other != name && other != .manifest {
      #expect(icons.file(other) == made.file(other))
    }
  }

  @Test("that are the site's own are not in the manifest, where nobody knows their size")
  func ownInManifest() throws {
    func icons(_ names: [String]) throws -> [String] {
      let site = try site(names.map { ($0, [1]) })
      let manifest = try #require(site.icons.files.first { $0.name == "site.webmanifest" })
      let json = try JSONSerialization.jsonObject(with: Data(manifest.bytes)) as? [String: Any]
      return (json?["icons"] as? [[String: String]] ?? []).compactMap { $0["sizes"] }
    }
    #expect(try icons([]) == ["any", "180x180"])
    #expect(try icons(["favicon.svg"]) == ["180x180"])
    #expect(try icons(["apple-touch-icon.png"]) == ["any"])
  }

  @Test(
    "have the first letters of the title, in any script",
    arguments: [
      ("Night Shelf", "NS", 30), ("night", "N", 40), ("ليل", "ل", 40), ("夜の本", "夜", 40), ("😀 faces", "😀", 40),
      ("<script>", "S", 40), ("&", "&amp;", 40), ("9 lives", "9L", 30), ("Ünder Öl", "ÜÖ", 30),
    ])
  func letters(title: String, initials: String, size: Int) throws {
    let svg = text(VectorIcon.svg(title: title))
    #expect(svg.contains(">\(initials)</text></svg>"), "\(svg)")
    #expect(svg.contains("font:700 \(size)px"))
    #expect(svg.contains("@media(prefers-color-scheme:dark)"))
  }

  @Test("have a mark where a title has no letters")
  func noLetters() {
    let svg = text(VectorIcon.svg(title: "\u{200B}"))
    #expect(!svg.contains("<text") && svg.contains(#"<rect class="m" x="10" y="10""#))
  }

  @Test("are named by a manifest of the site's title, address and language")
  func manifest() throws {
    var site = try site()
    site.title = "A \"long\" title <of> more"
    site.language = try #require(PageLanguage("ar"))
    let manifest = try #require(site.icons.files.last)
    let json = try #require(try JSONSerialization.jsonObject(with: Data(manifest.bytes)) as? [String: Any])
    let expected = [
      "name": site.title, "short_name": "A \"long\"", "start_url": "/shelf/", "scope": "/shelf/",
      "display": "minimal-ui", "background_color": "#fafcfc", "theme_color": "#14a0a0", "lang": "ar",
      "dir": "rtl",
    ]
    #expect(json.compactMapValues { $0 as? String } == expected)
    let icons = try #require(json["icons"] as? [[String: String]])
    #expect(
      icons.map { $0["src"] } == [SiteIcons.Name.vector, .touch].map { "/shelf/\(site.icons.file($0))" })
    #expect(icons.map { $0["type"] } == ["image/svg+xml", "image/png"])
  }

  @Test(
    "carry a name short enough for a home screen",
    arguments: [
      ("Night Shelf", "Night Shelf"), ("The Night Shelf", "The Night"),
      ("Donaudampfschifffahrt", "Donaudampfsc"),
      ("夜の本棚と音楽とアプリの店", "夜の本棚と音楽とアプリの"),
    ])
  func shortNames(title: String, short: String) throws {
    var site = try site()
    site.title = title
    let manifest = text(site.icons.files.last?.bytes)
    #expect(manifest.contains("\"short_name\": \"\(short)\","), "\(manifest)")
  }

  @Test("are the same whenever they are made, and others for another title")
  func deterministic() throws {
    var site = try site()
    let before = site.icons.files.map(\.file)
    #expect(site.icons.files.map(\.file) == before)
    site.title = "Other"
    let after = site.icons.files.map(\.file)
    #expect(zip(before, after).map { $0 == $1 } == [false, true, true, false])
  }
}
