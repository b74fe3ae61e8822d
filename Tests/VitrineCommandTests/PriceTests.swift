import Foundation
import Testing

@Suite("Prices and store links in pages")
struct PriceTests {
  /// A page language, the product's price and currency, and what its page shows.
  static let prices: [(language: String, price: StoreJSON, currency: String, shown: String)] = [
    ("en", 1234.5, "USD", "$1,234.50"),
    ("en", 0.99, "USD", "$0.99"),
    ("en", .number("7.90"), "GBP", "£7.90"),
    ("en", 250, "JPY", "¥250"),
    ("en", 12000, "KRW", "₩12,000"),
    ("de", 1234.5, "EUR", "1.234,50\u{A0}€"),
    ("de", 0.99, "USD", "0,99\u{A0}$"),
    ("ja", 250, "JPY", "￥250"),
    ("ko", 12000, "KRW", "₩12,000"),
    ("ko", .number("12000.00"), "KRW", "₩12,000"),
    ("en", "1234.50", "USD", "$1,234.50"),
    ("en", 0, "USD", "Free"),
    ("en", .number("0.00"), "USD", "Free"),
    ("de", 0, "EUR", "Gratis"),
    ("ja", 0, "JPY", "無料"),
    ("ko", 0, "KRW", "무료"),
    ("en", -1, "USD", "View in Store"),
    ("en", .number("-1.00"), "USD", "View in Store"),
    ("en", nil, "USD", "View in Store"),
    ("en", .number("1e400"), "USD", "View in Store"),
    ("en", "free", "USD", "View in Store"),
  ]

  @Test("A price is in its own currency and the page's language", arguments: prices.indices)
  func price(_ index: Int) throws {
    let (language, price, currency, shown) = Self.prices[index]
    let song = StoreJSON.song(1, "Song", ["trackPrice": price, "currency": .text(currency)])
    let site = try SiteFixture([song], head: "language: \(language)")
    let outcome = site.build()
    #expect(outcome.isDone, "\(outcome.messages)")
    let button = try Self.button(site)
    #expect(Self.spaced(button.text) == Self.spaced(shown))
    #expect(button.address == "https://itunes.apple.com/us/album/x?i=1&uo=4")
  }

  @Test("Without a usable currency no amount is shown", arguments: ["", "US", "<b>", "usd$", "QQQQ"])
  func currency(_ currency: String) throws {
    let site = try SiteFixture([.song(1, "Song", ["currency": .text(currency)])])
    #expect(site.build().isDone)
    #expect(try Self.button(site).text == "View in Store")
  }

  @Test("What is only sold as part of something says so")
  func notSoldSeparately() throws {
    let site = try SiteFixture([.song(1, "Song", ["trackPrice": -1, "collectionPrice": 9.99])])
    #expect(site.build().isDone)
    #expect(site.page("item/song-1/index.html").contains("Not sold separately"))
    #expect(!site.page("item/song-1/index.html").contains("9.99"))
  }

  static let affiliates = [
    ("", "https://itunes.apple.com/us/album/x?i=1&uo=4", "noopener"),
    ("at: tok-1", "https://itunes.apple.com/us/album/x?i=1&uo=4&at=tok-1", "noopener sponsored"),
    (
      "at: tok, ct: camp", "https://itunes.apple.com/us/album/x?i=1&uo=4&at=tok&ct=camp", "noopener sponsored"
    ),
    (
      "at: tok, ct: camp, pt: '123'", "https://itunes.apple.com/us/album/x?i=1&uo=4&at=tok&ct=camp&pt=123",
      "noopener sponsored"
    ),
  ]

  @Test(
    "Affiliate parameters are merged in, and only then the link is marked as sponsored", arguments: affiliates
  )
  func affiliate(_ tokens: String, _ address: String, _ relation: String) throws {
    let head = tokens.isEmpty ? "" : "store: { affiliate: { \(tokens) } }"
    let site = try SiteFixture([.song(1, "Song")], head: head)
    #expect(site.build().isDone)
    let button = try Self.button(site)
    #expect(button.address == address)
    #expect(button.relation == relation)
  }

  static let merges = [
    ("https://apps.apple.com/app/id1", "https://apps.apple.com/app/id1?at=tok"),
    ("https://apps.apple.com/app/id1?at=other&uo=4", "https://apps.apple.com/app/id1?at=tok&uo=4"),
    ("https://apps.apple.com/app/id1#top", "https://apps.apple.com/app/id1?at=tok#top"),
    ("http://itunes.apple.com/x?at=a&at=b&i=1", "http://itunes.apple.com/x?at=tok&i=1"),
  ]

  @Test("A link that has the parameter already gets ours, once", arguments: merges)
  func merge(_ link: String, _ address: String) throws {
    let site = try SiteFixture(
      [.song(1, "Song", ["trackViewUrl": .text(link)])], head: "store: { affiliate: { at: tok } }")
    #expect(site.build().isDone)
    let shown = try Self.button(site).address
    let query = { (text: String) in Set(URLComponents(string: text)?.queryItems?.map(\.description) ?? []) }
    #expect(query(shown) == query(address))
    #expect(shown.components(separatedBy: "at=").count == 2)
    #expect(URLComponents(string: shown)?.fragment == URLComponents(string: address)?.fragment)
  }

  private static func button(_ site: SiteFixture) throws -> (address: String, relation: String, text: String)
  {
    let page = site.page("item/song-1/index.html")
    let match = try #require(
      page.firstMatch(of: /<p class="buy"><a href="([^"]*)" rel="([^"]*)"[^>]*><bdi>([^<]*)<\/bdi><\/a>/))
    return (OutputPages.unescaped(String(match.1)), String(match.2), OutputPages.unescaped(String(match.3)))
  }

  /// Locale data of different ages use different kinds of spaces and of yen signs.
  private static func spaced(_ text: String) -> String {
    text.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
      .replacing("\u{FFE5}", with: "\u{A5}")
  }
}
