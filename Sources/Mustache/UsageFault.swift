/// A template that asks for something which is not there, or not fit for the place.
enum UsageFault {
  case noSuchTemplate(String, known: [String])
  case missingTemplate(String, known: [String])
  case endlessInclusion(String)
  case unknownBlock(String, parent: String, known: [String])
  case unknownName(String, visible: [String])
  case unknownField(String, of: String, known: [String])
  /// More than one value has this name; what each is.
  case ambiguousName(String, meanings: [String])
  case fieldOfValue(String, of: String, kind: TemplateShape.Kind)
  case notText(String, kind: TemplateShape.Kind)
  case unescapedText(String)
  /// Nested more deeply than is followed, from this place on.
  case tooDeepToCheck
  /// More ways of using templates than are followed, from this place on.
  case tooMuchToCheck
}
