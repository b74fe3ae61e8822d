import CatalogModel
package import Diagnostics

extension InterfaceStrings {
  /// The warning for a language for which no strings file was found, so that its pages are in English; nil for
  /// English itself.
  package static func missingTranslation(of language: PageLanguage) -> Diagnostic? {
    let english = PageLanguage.english
    guard language.languageTag.language != english.languageTag.language else { return nil }
    return Diagnostic(
      .warning, "the interface has no texts in \"\(language.tag)\" and is in English",
      hint: "write them into templates/strings/\(language.tag).yml; Documentation/templates.md lists them")
  }
}
