/// One piece of data a template can show, test or repeat.
///
/// False in a section are `absent`, `flag(false)`, and empty text, markup and lists; everything else is true, an
/// object even when all its values are absent.
package enum TemplateValue: Sendable {
  /// Nothing: shown as nothing, false in a section.
  case absent
  /// A condition; shown as `true` or `false`.
  case flag(Bool)
  /// Text from anywhere, escaped by `{{x}}`.
  case text(String)
  /// UTF-8 that is already safe HTML, written as it is by `{{x}}` and `{{{x}}}` alike.
  case markup([UInt8])
  /// Text that lies in the rendering's arena, escaped like `text`.
  case textSpan(TextSpan)
  /// Safe HTML that lies in the rendering's arena.
  case markupSpan(TextSpan)
  /// Values a section repeats for; shown as nothing.
  case list([TemplateValue])
  /// Named values a section opens; shown as nothing.
  case object(TemplateObject)

  /// Whether a section shows its body for it.
  var isTrue: Bool {
    switch self {
    case .absent: false
    case .flag(let flag): flag
    case .text(let text): !text.utf8.isEmpty
    case .markup(let bytes): !bytes.isEmpty
    case .textSpan(let span), .markupSpan(let span): !span.isEmpty
    case .list(let elements): !elements.isEmpty
    case .object: true
    }
  }
}
