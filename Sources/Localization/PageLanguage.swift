package import CatalogModel
package import Foundation

/// The language a page is written in: the one source of everything that depends on a locale.
///
/// Nothing here looks at the process: the same tag gives the same texts whatever `LANG`, `LC_ALL` and `TZ` say.
package struct PageLanguage: Hashable, Sendable {
  /// The tag in its parts.
  package let languageTag: LanguageTag
  /// The locale that formats prices and dates, with no preference of a person in it.
  package let locale: Locale

  /// English as written in the United States, the language of the texts that are compiled in.
  package static let english = PageLanguage(.english)

  /// Takes a tag. Whether anybody speaks it is not asked; in what CLDR does not know, prices and dates are written and
  /// names sorted the English way.
  package init(_ languageTag: LanguageTag) {
    self.languageTag = languageTag
    self.locale = Self.locale(for: languageTag)
  }

  /// Takes a tag as text; nil when it is not well formed, see `LanguageTag`.
  package init?(_ tag: String) {
    guard let languageTag = try? LanguageTag(tag) else { return nil }
    self.init(languageTag)
  }

  /// The tag for `<html lang>`: "pt-BR", "zh-Hans".
  package var tag: String { languageTag.text }
}
