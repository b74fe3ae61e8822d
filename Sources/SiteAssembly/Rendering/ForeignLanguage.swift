package import CatalogModel
package import Localization

/// The language of store names on pages in another language, for their `lang`.
package struct ForeignLanguage: Hashable, Sendable {
  /// The tag.
  package let tag: String
  /// Whether it is written in Latin letters.
  private let isLatin: Bool

  /// Takes the language that the store was asked to answer in; nil when pages are in that language anyway.
  package init?(_ language: LanguageTag, onPagesIn pages: PageLanguage) {
    let own = PageLanguage(language)
    guard !own.isWritten(like: pages) else { return nil }
    tag = language.text
    isLatin = own.isWrittenInLatin
  }

  /// Whether a name is in it as far as letters tell: the store answers in a language where it can, and with the name
  /// in Latin letters where it has no other.
  func isLanguage(of name: String) -> Bool {
    isLatin || name.utf8.contains { $0 >= 0x80 }
  }
}
