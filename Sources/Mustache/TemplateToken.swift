/// A piece of a template's source: a tag, or the text between tags, which ends after each line end.
struct TemplateToken {
  enum Kind {
    case text
    case variable, rawVariable
    case section, invertedSection, parent, block
    case close
    case partial
    case comment, delimiters
  }

  let kind: Kind
  /// All bytes of the token, delimiters included.
  let range: Range<Int>
  /// The bytes of a tag's name without the white space around it.
  let name: Range<Int>

  /// Whether the tag opens something that a closing tag ends.
  var opens: Bool {
    switch kind {
    case .section, .invertedSection, .parent, .block: true
    default: false
    }
  }
}
