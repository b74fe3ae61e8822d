package import Foundation

/// The language a page is written in: the one source of everything that depends on a locale.
///
/// Nothing here looks at the process: the same tag gives the same texts whatever `LANG`, `LC_ALL` and `TZ` say.
package struct PageLanguage: Hashable, Sendable {
  /// The BCP 47 tag for `<html lang>`, with the letter case RFC 5646, section 2.1.1 recommends: "pt-BR", "zh-Hans".
  package let tag: String
  /// The locale that formats prices and dates, with no preference of a person in it.
  package let locale: Locale

  /// The longest tag taken, in bytes; RFC 5646, section 4.4.1 calls for at least 35.
  package static let longest = 35

  /// American English, the language of the texts that are compiled in.
  package static let english = PageLanguage(tag: "en", locale: Locale(identifier: "en"))

  /// Takes a well-formed tag of a language with optional script, region, variants and extensions, in any letter
  /// case; nil for anything else, such as "en_US", "english" or "x-private". Whether anybody speaks it is not asked.
  package init?(_ tag: String) {
    guard tag.utf8.count <= Self.longest, let canonical = LanguageSubtags(tag)?.text else { return nil }
    self.init(tag: canonical, locale: Locale(identifier: canonical))
  }

  private init(tag: String, locale: Locale) {
    self.tag = tag
    self.locale = locale
  }
}
