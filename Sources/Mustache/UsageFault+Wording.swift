import Diagnostics

extension UsageFault {
  /// The fault as the person reads it.
  func diagnostic(at location: Diagnostic.Location?) -> Diagnostic {
    let (message, hint) = wording
    return Diagnostic(.error, message, at: location, hint: hint)
  }

  private var wording: (String, String?) {
    switch self {
    case .noSuchTemplate(let name, let known), .missingTemplate(let name, let known):
      ("there is no template \"\(name.abbreviated)\"", NearMiss.hint(for: name, in: known))
    case .endlessInclusion(let name):
      (
        "template \"\(name.abbreviated)\" includes itself without end",
        "include it where the data comes to an end"
      )
    case .unknownBlock(let name, let parent, let known):
      (
        "template \"\(parent.abbreviated)\" has no block \"\(name.abbreviated)\"",
        NearMiss.hint(for: name, in: known) ?? (known.isEmpty ? "it has no blocks at all" : nil)
      )
    case .tooDeepToCheck:
      (
        "templates are nested too deeply to be checked",
        "at most \(TemplateSet.depthLimit) templates inside each other, and \(TemplateSet.nestingLimit) tags"
      )
    case .tooMuchToCheck:
      (
        "templates use each other in too many ways to be checked",
        "give fewer blocks, and use fewer partials inside each other"
      )
    default: valueWording
    }
  }

  /// How many values of one name are told.
  private static let mostMeanings = 3

  private var valueWording: (String, String?) {
    switch self {
    case .unknownName(let name, let visible):
      ("unknown name \"\(name.abbreviated)\"", NearMiss.hint(for: name, in: visible))
    case .unknownField(let name, let owner, let known):
      ("\"\(owner.abbreviated)\" has no field \"\(name.abbreviated)\"", NearMiss.hint(for: name, in: known))
    case .ambiguousName(let name, let meanings):
      (
        "\"\(name.abbreviated)\" is the name of \(meanings.count) values: "
          + meanings.prefix(Self.mostMeanings).map(\.abbreviated).joined(separator: ", ")
          + (meanings.count > Self.mostMeanings ? ", …" : ""),
        "give one of them another name"
      )
    case .fieldOfValue(let name, let owner, let kind):
      (
        "\"\(owner.abbreviated)\" is \(kind.indefinite) and has no field \"\(name.abbreviated)\"",
        kind.hint(toReach: name, in: owner)
      )
    case .notText(let name, let kind):
      (
        "\"\(name.abbreviated)\" is \(kind.indefinite) and cannot be shown",
        "open it with {{#\(name.abbreviated)}} and show its fields"
      )
    case .unescapedText(let name):
      (
        "\"\(name.abbreviated)\" is text and must be escaped",
        "write {{\(name.abbreviated)}}; only values that hold markup may be written as they are"
      )
    default: ("", nil)
    }
  }
}

extension TemplateShape.Kind {
  fileprivate var indefinite: String {
    switch self {
    case .text: "text"
    case .markup: "markup"
    case .flag: "a flag"
    case .object: "an object"
    case .list: "a list"
    }
  }

  fileprivate func hint(toReach field: String, in owner: String) -> String? {
    if case .list = self {
      return
        "repeat for its elements: {{#\(owner.abbreviated)}}{{\(field.abbreviated)}}{{/\(owner.abbreviated)}}"
    }
    return nil
  }
}
