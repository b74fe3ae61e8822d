import Diagnostics

extension TemplateFault {
  /// The fault as the person reads it.
  func diagnostic(at offset: Int, in source: SourceText) -> Diagnostic {
    let (message, hint) = wording(in: source)
    return Diagnostic(.error, message, at: source.location(ofByteAt: offset), hint: hint)
  }

  private func wording(in source: SourceText) -> (String, String) {
    switch self {
    case .illFormedUTF8:
      ("the template is not well-formed UTF-8", "save the file as UTF-8")
    case .unclosedTag(let close):
      ("tag is not closed", "end it with \(close)")
    case .emptyName(let tag):
      ("tag without a name", "write a name, as in \(tag)name}}")
    case .nameWithSpace(let name):
      (
        "name \"\(name.abbreviated)\" contains white space",
        "a tag holds a single name; use one tag for each value"
      )
    case .emptyNamePart(let name):
      (
        "name \"\(name.abbreviated)\" has an empty part",
        "put a name on both sides of each dot, or a single dot for the value itself"
      )
    case .badDelimiters:
      (
        "a change of delimiters needs exactly two, without \"=\" in them",
        "write the opening and the closing one with a space between, as in {{=<% %>=}}"
      )
    case .longDelimiters(let limit):
      ("delimiters are longer than \(limit) bytes", "use short ones, as in {{=<% %>=}}")
    default:
      nestingWording(in: source)
    }
  }

  private func nestingWording(in source: SourceText) -> (String, String) {
    switch self {
    case .unclosedSection(let tag, let name):
      ("{{\(tag)\(name)}} is not closed", "add {{/\(name)}}")
    case .unexpectedClose(let name):
      ("{{/\(name)}} closes nothing", "remove it, or open {{#\(name)}} before it")
    case .mismatchedClose(let name, let open, let openOffset):
      (
        "{{/\(name)}} does not close {{\(open)}}, opened at \(Self.place(openOffset, in: source))",
        "close {{\(open)}} with {{/\(open.dropFirst())}} first"
      )
    case .nestingTooDeep(let limit):
      ("tags are nested more than \(limit) deep", "move the inner part into a partial")
    case .tagInParent(let parent):
      (
        "only {{$block}} tags have a meaning directly inside {{<\(parent)}}",
        "move this tag into a block, or behind {{/\(parent)}}"
      )
    case .repeatedBlock(let name, let firstOffset):
      (
        "block \"\(name)\" is given twice, first at \(Self.place(firstOffset, in: source))",
        "keep one of them"
      )
    case .repeatedTemplate(let name):
      ("there is already a template \"\(name)\"", "give one of them another name")
    default:
      ("", "")
    }
  }

  private static func place(_ offset: Int, in source: SourceText) -> String {
    let position = source.position(ofByteAt: offset)
    return "\(position.line):\(position.column)"
  }
}
