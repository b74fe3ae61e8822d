import Diagnostics

extension InterfaceString {
  /// The English text, cut. That it can be cut is tested for every key.
  package var englishTemplate: TextTemplate {
    let english = definition.english
    return (try? TextTemplate(english)) ?? TextTemplate(literal: english)
  }

  /// The placeholders every translation has to have.
  package var placeholders: Set<InterfacePlaceholder> { englishTemplate.placeholders }

  /// Whether a site may say nothing at all in its place: notes that can be left out.
  package var mayBeEmpty: Bool {
    switch self {
    case .affiliateNote, .storeCredit, .generatedBy, .nothingFoundText: true
    default: false
    }
  }

  /// A translation of it, cut.
  func template(_ text: String) throws(InterfaceStringFault) -> TextTemplate {
    guard mayBeEmpty || text.utf8.contains(where: { $0 > 0x20 }) else { throw .empty(self) }
    let template: TextTemplate
    do {
      template = try TextTemplate(text)
    } catch {
      throw .malformed(self, error)
    }
    let found = template.placeholders
    guard found == placeholders else { throw .placeholdersDiffer(self, found: found) }
    return template
  }
}
