import CatalogModel
import Foundation

/// What follows from the tag by the likely subtags of CLDR (Unicode TS 35, part 1, section 4.3).
extension PageLanguage {
  /// Whether its script is written from right to left, for `<html dir>`.
  package var isRightToLeft: Bool {
    likely?.script.map(Self.rightToLeftScripts.contains) ?? false
  }

  /// Whether it is usually written in Latin letters.
  package var isWrittenInLatin: Bool { likely?.script == "Latn" }

  /// Whether it is the same language as another, whatever the territory, in the same script.
  package func isWritten(like other: PageLanguage) -> Bool {
    languageTag.language == other.languageTag.language && likely?.script == other.likely?.script
  }

  /// The form Open Graph's `og:locale` takes, language and territory: "en_US" for "en". The language alone when
  /// the territory cannot be told.
  package var openGraphLocale: String {
    guard let region = languageTag.region ?? likely?.region else { return languageTag.language }
    return "\(languageTag.language)_\(region)"
  }

  /// The tags under which texts for it may be found, most specific first: "pt-BR", "pt". The script is made
  /// explicit ("zh-CN", "zh-Hans", "zh"), and a language in another script is not offered: "zh-TW" leads to
  /// "zh-Hant" and never to "zh", which is simplified.
  package var fallbackTags: [String] { Self.fallbackTags(for: languageTag) }

  /// The locale of a tag. One that CLDR has no data for would take those of the process's own locale, whatever that is.
  static func locale(for languageTag: LanguageTag) -> Locale {
    let isKnown = hasData(underOneOf: fallbackTags(for: languageTag).map { $0.replacing("-", with: "_") })
    return Locale(identifier: isKnown ? languageTag.text : "en")
  }

  private static func fallbackTags(for languageTag: LanguageTag) -> [String] {
    let tag = languageTag.text
    let language = languageTag.language
    let subtags = [languageTag.script, languageTag.region].compactMap { $0 }
    var tags = [tag]
    if !subtags.isEmpty { tags.append(([language] + subtags).joined(separator: "-")) }
    let likelyScript = likely(of: tag)?.script
    if let likelyScript { tags.append("\(language)-\(likelyScript)") }
    if likelyScript == likely(of: language)?.script { tags.append(language) }
    var seen: Set<String> = []
    return tags.filter { seen.insert($0).inserted }
  }

  private var likely: LanguageTag? { Self.likely(of: tag) }

  private static func likely(of tag: String) -> LanguageTag? {
    try? LanguageTag(Locale.Language(identifier: tag).maximalIdentifier)
  }

  /// The scripts in present use whose direction is right to left, by ISO 15924 code.
  private static let rightToLeftScripts: Set<String> = [
    "Adlm", "Arab", "Aran", "Hebr", "Mand", "Mend", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa", "Yezi",
  ]
}
