import Diagnostics

extension InterfaceStringFault {
  /// The fault as it is reported.
  func diagnostic(at location: Diagnostic.Location?) -> Diagnostic {
    Diagnostic(.error, message, at: location, hint: hint)
  }

  private var message: String {
    switch self {
    case .unknownKey(let key): "unknown interface text \"\(key)\""
    case .repeatedKey(let key): "interface text \"\(key)\" is given twice"
    case .empty(let key): "interface text \"\(key.rawValue)\" is empty"
    case .malformed(let key, .unbalancedBrace):
      "interface text \"\(key.rawValue)\" has a brace without its counterpart"
    case .malformed(let key, .unknownPlaceholder(let name)):
      "interface text \"\(key.rawValue)\" has an unknown placeholder \"{\(name)}\""
    case .placeholdersDiffer(let key, let found):
      "interface text \"\(key.rawValue)\" must have \(Self.list(key.placeholders)), not \(Self.list(found))"
    }
  }

  private var hint: String? {
    switch self {
    case .unknownKey(let key): NearMiss.hint(for: key, in: InterfaceString.allCases.map(\.rawValue))
    case .repeatedKey: "keep one of the two"
    case .empty: "leave the key out to get the text of a less specific language"
    case .malformed(_, .unbalancedBrace): "braces enclose placeholders, as in \"{count}\""
    case .malformed(let key, .unknownPlaceholder(let name)):
      NearMiss.hint(for: name, in: key.placeholders.map(\.rawValue).sorted()) ?? english(key)
    case .placeholdersDiffer(let key, _): english(key)
    }
  }

  private func english(_ key: InterfaceString) -> String {
    "in English it is \"\(key.definition.english)\""
  }

  private static func list(_ placeholders: Set<InterfacePlaceholder>) -> String {
    guard !placeholders.isEmpty else { return "no placeholder" }
    return placeholders.map(\.rawValue).sorted().map { "{\($0)}" }.joined(separator: ", ")
  }
}
