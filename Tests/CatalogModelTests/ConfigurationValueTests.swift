import CatalogModel
import Testing

@Suite("Values with rules")
struct ConfigurationValueTests {
  @Test(
    "a site's address is split and made canonical",
    arguments: [
      ("https://example.org", "https://example.org", "/"),
      ("https://example.org/", "https://example.org", "/"),
      ("HTTPS://Example.ORG/Shelf", "https://example.org", "/Shelf/"),
      ("http://localhost:8080/a/b/", "http://localhost:8080", "/a/b/"),
      ("https://example.org:443/", "https://example.org", "/"),
      ("http://example.org:80", "http://example.org", "/"),
      ("https://example.org:80", "https://example.org:80", "/"),
      ("https://127.0.0.1/x", "https://127.0.0.1", "/x/"),
      ("https://[::1]:8080/x", "https://[::1]:8080", "/x/"),
      ("https://[2001:DB8::1]", "https://[2001:db8::1]", "/"),
      ("https://bücher.example", "https://xn--bcher-kva.example", "/"),
      ("https://MÜNCHEN.example", "https://xn--mnchen-3ya.example", "/"),
      ("https://例え.テスト", "https://xn--r8jz45g.xn--zckzah", "/"),
      ("https://example.org/Плакат/", "https://example.org", "/%D0%9F%D0%BB%D0%B0%D0%BA%D0%B0%D1%82/"),
      ("https://example.org/a b", "https://example.org", "/a%20b/"),
      ("https://example.org/a%20b", "https://example.org", "/a%20b/"),
      ("https://example.org/a'(b)\"<&", "https://example.org", "/a%27%28b%29%22%3C%26/"),
    ])
  func siteURL(text: String, origin: String, basePath: String) throws {
    let url = try SiteURL(text)
    #expect(url.origin == origin)
    #expect(url.basePath == basePath)
    #expect(url.text == origin + basePath)
    #expect(try SiteURL(url.text) == url)
  }

  @Test(
    "a site's address that nothing can be published under is refused with its reason",
    arguments: [
      ("", .notAbsolute), ("example.org", .notAbsolute), ("/shelf/", .notAbsolute),
      ("//example.org", .notAbsolute),
      ("mailto:a@example.org", .notAbsolute), ("ftp://example.org", .scheme), ("://example.org", .scheme),
      ("javascript://example.org", .scheme), ("https://", .host), ("https:///x", .host),
      ("https://a..b", .host),
      ("https://a b/", .host), ("https://-a.example", .host), ("https://a_b<c.example", .host),
      ("https://:80", .host),
      ("https://[::1", .host), ("https://[x]/", .host), ("https://i❤.example", .host),
      ("https://a\\b", .host),
      ("https://me@example.org", .userName), ("https://me:pw@example.org", .userName),
      ("https://example.org:", .port), ("https://example.org:0", .port), ("https://example.org:65536", .port),
      ("https://example.org:http", .port), ("https://example.org:99999999999999999999", .port),
      ("https://[::1]x", .port), ("https://example.org?a", .query), ("https://example.org/?", .query),
      ("https://example.org/#", .fragment), ("https://example.org#?", .fragment),
      ("https://example.org//", .path),
      ("https://example.org/a//b", .path), ("https://example.org/../a", .path),
      ("https://example.org/a/.", .path),
      ("https://example.org/%2E%2e/", .path), ("https://example.org/%", .path),
      ("https://example.org/%zz", .path),
      ("https://example.org/%2Fa", .path), ("https://example.org/%+1", .path),
      ("https://example.org/%00", .path),
      ("https://example.org/a\\b", .path), ("https://example.org/a\tb", .path),
    ] as [(String, SiteURL.Problem)])
  func badSiteURL(text: String, problem: SiteURL.Problem) {
    #expect(throws: ConfigurationFault.siteURL(problem)) { try SiteURL(text) }
  }

  @Test("an endless address and a label over 63 bytes are refused")
  func longSiteURL() {
    #expect(throws: ConfigurationFault.self) {
      try SiteURL("https://a/" + String(repeating: "x", count: 2_000))
    }
    #expect(throws: ConfigurationFault.self) { try SiteURL("https://" + String(repeating: "x", count: 64)) }
    #expect(throws: ConfigurationFault.self) { try SiteURL("https://" + String(repeating: "é", count: 63)) }
    #expect(throws: ConfigurationFault.self) {
      try SiteURL("https://" + String(repeating: "abc.", count: 64) + "x")
    }
  }

  @Test(
    "a language tag gets its usual letter case and is taken apart",
    arguments: [
      ("en", "en", "en", nil, nil), ("EN-us", "en-US", "en", nil, "US"), ("pt-BR", "pt-BR", "pt", nil, "BR"),
      ("ZH-hANT-tw", "zh-Hant-TW", "zh", "Hant", "TW"), ("es-419", "es-419", "es", nil, "419"),
      ("sr-Latn", "sr-Latn", "sr", "Latn", nil), ("de-CH-1996", "de-CH-1996", "de", nil, "CH"),
      ("zh-yue-HK", "zh-yue-HK", "zh", nil, "HK"), ("ca-valencia", "ca-valencia", "ca", nil, nil),
      ("en-u-ca-gregory", "en-u-ca-gregory", "en", nil, nil), ("en-x-a", "en-x-a", "en", nil, nil),
      ("haw", "haw", "haw", nil, nil),
    ] as [(String, String, String, String?, String?)])
  func language(text: String, tag: String, language: String, script: String?, region: String?) throws {
    let parsed = try LanguageTag(text)
    #expect(
      parsed.text == tag && parsed.language == language && parsed.script == script && parsed.region == region)
    #expect(try LanguageTag(parsed.text) == parsed)
  }

  @Test(
    "what is no language tag is refused",
    arguments: [
      "", "e", "english", "en_US", "en-", "-en", "en--us", "en-u", "en-x", "i-klingon", "é", "en-us-us", "12",
      "en us", "en-u-u-ca", "x-a", "en-toolongsubtag", String(repeating: "a-", count: 500),
    ])
  func badLanguage(text: String) {
    #expect(throws: ConfigurationFault.language(text)) { try LanguageTag(text) }
  }

  @Test("there are 175 storefronts, taken in any letter case")
  func storefronts() throws {
    #expect(Storefront.codes.count == 175)
    #expect(Storefront.codes.allSatisfy { $0.utf8.count == 2 })
    #expect(try Storefront("gb") == Storefront("GB"))
    for code in ["UK", "PR", "AQ", "LI", "MC", "KP", "USA", "", "us "] {
      #expect(throws: ConfigurationFault.storefront(code)) { try Storefront(code) }
    }
  }

  @Test("a store language is two letters, or twice two")
  func storeLanguage() throws {
    #expect(try ["en_US", "ja_jp", "de"].map { try StoreLanguage($0).code } == ["en_us", "ja_jp", "de"])
    for text in ["", "e", "eng", "en-us", "en_", "en_usa", "en_us_x", "é1", "12"] {
      #expect(throws: ConfigurationFault.storeLanguage(text)) { try StoreLanguage(text) }
    }
  }

  @Test("an affiliate token needs no encoding")
  func token() throws {
    #expect(try AffiliateToken("1l3v-9_Z.a").text == "1l3v-9_Z.a")
    for text in ["", "a b", "a&b", "a=b", "a%20", "é", "a^b", "[", "a`", String(repeating: "a", count: 101)] {
      #expect(throws: ConfigurationFault.affiliateToken(text)) { try AffiliateToken(text) }
    }
  }

  @Test("a mail address looks like one")
  func email() throws {
    for text in ["help@example.org", "a.b+c@x-y.example", "o'neil@a.b.example", "a@xn--bcher-kva.example"] {
      #expect(try EmailAddress(text).text == text)
    }
    let bad = [
      "", "a", "@b.example", "a@", "a@b", "a@@b.example", "a b@c.example", "a@b..example", ".a@b.example",
      "a.@b.example", "a@-b.example", "<a@b.example>", "a@b.example?subject=x", "a@b.example\n",
      "\"a\"@b.example",
      String(repeating: "a", count: 65) + "@b.example",
    ]
    for text in bad {
      #expect(throws: ConfigurationFault.email(text)) { try EmailAddress(text) }
    }
  }

  @Test("a size is two lengths within bounds")
  func size() throws {
    for text in ["568x320", "568×320", "568X320", " 568 x 320 ", "568.0x0320"] {
      #expect(try PointSize(text) == PointSize(width: 568, height: 320))
    }
    #expect(try PointSize("0.5x100000").width == 0.5)
    let bad = [
      "", "568", "x", "568x", "0x1", "1x0", "-1x1", "1x1x1", "1e3x1", "nanx1", "infx1", "1x100000.1", "1,5x1",
      "٣x٣",
      "0x10x1", "1.2.3x1", "1 1x1", String(repeating: "9", count: 400) + "x1",
    ]
    for text in bad {
      #expect(throws: ConfigurationFault.size(text)) { try PointSize(text) }
    }
    #expect(PointSize(width: .nan, height: 1) == nil && PointSize(width: 1, height: .infinity) == nil)
  }

  @Test(
    "an id is safe as a part of a path",
    arguments: [
      ("", .characters), ("A", .characters), ("a b", .characters), ("-a", .characters), ("a-", .characters),
      ("a/b", .characters), ("..", .characters), ("a.b", .characters), ("ä", .characters),
      ("a_b", .characters),
      (String(repeating: "a", count: 81), .tooLong), ("404", .reserved), ("item", .reserved),
      ("index", .reserved),
      ("page", .reserved), ("feeds", .reserved), ("assets", .reserved), ("artwork", .reserved),
    ] as [(String, SearchID.Problem)])
  func badID(text: String, problem: SearchID.Problem) {
    #expect(throws: ConfigurationFault.searchID(text, problem)) { try SearchID(text) }
  }

  @Test("an id can be read as a title")
  func readableID() throws {
    #expect(try SearchID("night-jazz-2").readable == "Night jazz 2")
    #expect(try SearchID(String(repeating: "a", count: 80)).text.utf8.count == 80)
    #expect(try SearchID("a") < SearchID("b"))
  }

  @Test(
    "a path stays inside the site",
    arguments: [
      ("", .empty), ("/", .absolute), ("/etc/passwd", .absolute), ("..", .parent), ("a/..", .parent),
      ("../a", .parent), ("a/../b", .parent), (".", .dot), ("./a", .dot), ("a/./b", .dot),
      ("a//b", .emptyPart),
      ("a/", .emptyPart), ("a\\b", .backslash), ("a\0", .controlCharacter), ("a\nb", .controlCharacter),
      ("a\u{85}", .controlCharacter), (String(repeating: "a", count: 1_025), .tooLong),
    ] as [(String, SitePath.Problem)])
  func badPath(text: String, problem: SitePath.Problem) {
    #expect(throws: ConfigurationFault.sitePath(problem)) { try SitePath(text) }
  }

  @Test("a path may have any letters, and dots in names")
  func path() throws {
    for text in [
      "a", "a/b.md", "...", "a..b", ".hidden", "ü/日本.md", "a b", String(repeating: "a", count: 1_024),
    ] {
      #expect(try SitePath(text).text == text)
    }
  }

  @Test("the four categories have their entities, and others are their own")
  func category() throws {
    #expect(
      try ["all", "music", "software", "ebooks"].map { try SearchCategory($0).entity?.name } == [
        nil, "musicTrack", "software", "ebook",
      ])
    #expect(try SearchCategory("podcastEpisode").entity?.name == "podcastEpisode")
    #expect(Set(SearchCategory.names).count == SearchCategory.names.count)
    #expect(Set(SearchCategory.names).isSuperset(of: StoreEntity.names))
    #expect(throws: ConfigurationFault.self) { try SearchCategory("Music") }
  }
}
