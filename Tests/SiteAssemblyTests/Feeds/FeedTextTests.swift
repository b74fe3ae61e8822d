import CatalogModel
import Foundation
import Localization
import SiteAssembly
import Snapshots
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("The texts of feeds")
struct FeedTextTests {
  /// Names that mean something to XML, JSON or HTML.
  static let hostileNames = [
    "]]>", "<script>alert(1)</script>", "a & b &amp; c", "\"quoted\" 'both'", "back\\slash / slash",
    "<!-- --> <![CDATA[", "\u{1}\u{8}\u{B}\u{1F}", "\t \n \r", "\u{7F}\u{85}\u{9F}",
    "\u{FFFE}\u{FFFF}\u{FFFD}",
    "\u{1FFFE}\u{10FFFF}", "\u{2028}\u{2029}", "夜の本 עברית 😀", "\u{EFBF}\u{EFBE}", "\u{0}",
  ]

  /// What XML 1.0 can carry of a name.
  private static func carried(_ name: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      let isForbidden =
        (scalar.value < 0x20 && ![9, 10, 13].contains(scalar.value))
        || [0xFFFE, 0xFFFF].contains(scalar.value)
      scalars.append(isForbidden ? "\u{FFFD}" : scalar)
    }
    return String(scalars)
  }

  @Test("Atom says what is meant, whatever is in a name, a title or a summary", arguments: hostileNames)
  func atom(name: String) throws {
    var sample = FeedSample()
    sample.change = { site in
      site.title = name
      site.summary = name
    }
    let event = try FeedSample.event(1, name: name, artist: name)
    let bytes = try #require(try sample.files([event])["feed.xml"])
    let document = try XMLDocument(data: Data(bytes))
    let root = try #require(document.rootElement())
    let carried = Self.carried(name)
    func text(_ path: String) throws -> String? { try root.nodes(forXPath: path).first?.stringValue }
    #expect(try text("*[local-name()='title']") == carried)
    #expect(try text("*[local-name()='subtitle']") == carried)
    #expect(try text("*[local-name()='author']/*[local-name()='name']") == carried)
    #expect(try text("*[local-name()='entry']/*[local-name()='title']") == "New: \(carried)")
    let summary = try text("*[local-name()='entry']/*[local-name()='summary']")
    #expect(summary?.hasPrefix("\(carried) (Song) · ") == true)
  }

  @Test("JSON says what is meant", arguments: hostileNames)
  func json(name: String) throws {
    var sample = FeedSample()
    sample.change = { $0.title = name }
    let bytes = try #require(try sample.files([FeedSample.event(1, name: name)])["feed.json"])
    let feed = try JSONDecoder().decode(JSONFeed.self, from: Data(bytes))
    #expect(feed.title == name)
    #expect(feed.items.map(\.title) == ["New: \(name)"])
  }

  @Test("Prices and dates are in the page's language, free is a word")
  func language() throws {
    var sample = FeedSample()
    let strings = try InterfaceStrings(layers: [
      [
        InterfaceStringEntry(key: "feed-price-drop", value: "{name}: jetzt {price}, zuvor {oldPrice}"),
        InterfaceStringEntry(key: "free", value: "gratis"),
        InterfaceStringEntry(key: "type-song", value: "Titel"),
      ]
    ])
    let german = try #require(PageLanguage("de"))
    sample.change = { site in
      site.language = german
      site.strings = strings
    }
    let events = [
      try FeedSample.event(1, artist: "Ada", FeedSample.drop(1_234.5, 0.99)),
      try FeedSample.event(2, FeedSample.drop(1, 0)),
    ]
    #expect(
      try sample.items("feed.json", events, \.title)
        == ["Item 1: jetzt 0,99\u{A0}$, zuvor 1.234,50\u{A0}$", "Item 2: jetzt gratis, zuvor 1,00\u{A0}$"])
    let summaries = try sample.items("feed.json", events, \.content_text)
    #expect(summaries.first?.hasPrefix("Ada (Titel) · ") == true)
    #expect(summaries.last?.hasPrefix("Unknown (Titel) · ") == true)
    #expect(summaries.allSatisfy { $0.hasSuffix("Vereinigte Staaten store, as of 1. Jan. 2026") })
  }

  @Test("A drop in a currency without decimals")
  func yen() throws {
    let yen = try #require(Currency("JPY"))
    let (old, new) = (Money(units: 1_200, currency: yen), Money(units: 980, currency: yen))
    let event = try FeedSample.event(
      1, .drop(from: .amount(try #require(old)), to: .amount(try #require(new))))
    #expect(try FeedSample().items("feed.json", [event], \.title) == ["Item 1: now ¥980, was ¥1,200"])
  }

  @Test("Ids depend on the configured address alone; links on the one that is built for")
  func addresses() throws {
    let events = [try FeedSample.event(1), try FeedSample.event(2, FeedSample.drop(2, 1))]
    var local = FeedSample()
    local.change = { $0.addresses = SiteAddresses(origin: "http://localhost:8000", basePath: "/x/") }
    func atom(_ sample: FeedSample) throws -> String {
      String(decoding: try #require(try sample.files(events)["a/feed.xml"]), as: UTF8.self)
    }
    func ids(_ text: String) -> [String] { text.matches(of: /<id>([^<]*)<\/id>/).map { String($0.1) } }
    let (there, here) = (try atom(FeedSample()), try atom(local))
    #expect(ids(there) == ids(here) && ids(there).count == 3)
    #expect(there.contains("https://example.org/shelf/a/feed.xml") && !there.contains("localhost"))
    #expect(here.contains("http://localhost:8000/x/a/feed.xml") && !here.contains("example.org"))
    var other = FeedSample()
    other.identity = "https://example.net/"
    #expect(ids(try atom(other)).first != ids(there).first)
    #expect(ids(try atom(other)).dropFirst() == ids(there).dropFirst())
  }
}
