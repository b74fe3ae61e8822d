import Foundation
import Testing

@testable import Localization

@Suite struct PageLanguageTests {
  @Test(
    "a tag is taken in any letter case and given back in the recommended one",
    arguments: [
      ("en", "en"), ("EN-us", "en-US"), ("pt-br", "pt-BR"), ("ZH-hANS", "zh-Hans"),
      ("zh-hant-tw", "zh-Hant-TW"),
      ("es-419", "es-419"), ("DE-U-CO-PHONEBK", "de-u-co-phonebk"), ("sl-ROZAJ", "sl-rozaj"),
      ("de-1996", "de-1996"), ("gsw", "gsw"), ("en-x-shelf", "en-x-shelf"),
    ])
  func accepted(tag: String, canonical: String) {
    #expect(PageLanguage(tag)?.tag == canonical)
  }

  @Test(
    "what is not a tag is refused",
    arguments: [
      "", "e", "english", "en_US", "en-", "-en", "en--US", "en-US-", "en US", "en-U", "x-private", "12",
      "en-\u{E9}a",
      "en-abcdefghi", "en-a\u{301}", "en\0", "en-u-co-phonebk-x-0123456789",
    ])
  func refused(tag: String) {
    #expect(PageLanguage(tag) == nil)
  }

  @Test("Foundation has data for exactly the locales that it lists")
  func localeData() {
    let available = Locale.availableIdentifiers
    #expect(available.count > 500)
    for identifier in available {
      #expect(PageLanguage.hasData(underOneOf: ["xx", identifier, "yy"]), "\(identifier)")
      for other in [identifier + "_XX", String(identifier.dropLast()), identifier.uppercased()] {
        #expect(PageLanguage.hasData(underOneOf: [other]) == available.contains(other), "\(other)")
      }
    }
    #expect(!PageLanguage.hasData(underOneOf: []))
    #expect(!PageLanguage.hasData(underOneOf: ["", "x", "de-AT"]))
  }

  @Test(
    "right-to-left languages are known as such",
    arguments: [
      ("en", false), ("ar", true), ("he", true), ("iw", true), ("fa", true), ("ur", true), ("yi", true),
      ("dv", true),
      ("ar-EG", true), ("az", false), ("az-Arab", true), ("uz-AF", true), ("pa", false), ("pa-PK", true),
      ("sr-Latn", false), ("ja", false), ("zh-Hans", false), ("xx", false), ("ar-Latn", false),
    ])
  func direction(tag: String, isRightToLeft: Bool) {
    #expect(PageLanguage(tag)?.isRightToLeft == isRightToLeft)
  }

  @Test(
    "Open Graph gets language and territory",
    arguments: [
      ("en", "en_US"), ("en-GB", "en_GB"), ("de", "de_DE"), ("pt", "pt_BR"), ("pt-PT", "pt_PT"),
      ("sv", "sv_SE"),
      ("da", "da_DK"), ("ja", "ja_JP"), ("ko", "ko_KR"), ("zh-Hans", "zh_CN"), ("zh-Hant", "zh_TW"),
      ("ar", "ar_EG"), ("he", "he_IL"), ("xx", "xx"),
    ])
  func openGraph(tag: String, locale: String) {
    #expect(PageLanguage(tag)?.openGraphLocale == locale)
  }

  @Test(
    "texts are looked for under less and less specific tags, never under another script",
    arguments: [
      ("en", ["en", "en-Latn"]), ("pt-BR", ["pt-BR", "pt-Latn", "pt"]),
      ("zh-CN", ["zh-CN", "zh-Hans", "zh"]), ("zh-Hans", ["zh-Hans", "zh"]), ("zh", ["zh", "zh-Hans"]),
      ("zh-TW", ["zh-TW", "zh-Hant"]), ("zh-Hant-HK", ["zh-Hant-HK", "zh-Hant"]),
      ("sr-Latn", ["sr-Latn"]), ("de-u-co-phonebk", ["de-u-co-phonebk", "de-Latn", "de"]),
      ("xx", ["xx"]), ("xx-YY", ["xx-YY", "xx"]), ("de-Latn-AT", ["de-Latn-AT", "de-Latn", "de"]),
      ("sr-ME", ["sr-ME", "sr-Latn"]), ("pt-BR-u-nu-latn", ["pt-BR-u-nu-latn", "pt-BR", "pt-Latn", "pt"]),
    ])
  func fallback(tag: String, tags: [String]) {
    #expect(PageLanguage(tag)?.fallbackTags == tags)
  }

  @Test(
    "a country is called what the language calls it, or by its code",
    arguments: [
      ("en", "US", "United States"), ("de", "US", "Vereinigte Staaten"),
      ("de-CH", "GB", "Vereinigtes Königreich"),
      ("ja", "JP", "日本"), ("ar", "DE", "ألمانيا"), ("zh-Hans", "US", "美国"), ("tlh", "DE", "Germany"),
      ("en", "QQ", "QQ"), ("en", "", ""),
    ])
  func regions(tag: String, code: String, name: String) throws {
    #expect(try #require(PageLanguage(tag)).regionName(code) == name)
  }
}
