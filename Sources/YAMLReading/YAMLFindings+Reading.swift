import Diagnostics

/// Reading typed values. Each function notes what is wrong and returns nil; an absent value is nil without a fault,
/// so that whoever reads it decides whether it may be missing. `name` is the key as messages call it.
extension YAMLFindings {
  /// Any single value as it was typed: `NO`, `1984` and `007` are texts too.
  package mutating func text(_ node: YAMLNode, _ name: String) -> String? {
    guard !node.isAbsent else { return nil }
    guard case .scalar(let text, _) = node.content else {
      addKindFault(node, name, expected: "text")
      return nil
    }
    return text
  }

  /// A whole number in decimal digits within `range`.
  package mutating func integer(_ node: YAMLNode, _ name: String, in range: ClosedRange<Int64>) -> Int64? {
    guard !node.isAbsent else { return nil }
    guard case .scalar(let text, _) = node.content, Self.isInteger(text) else {
      addKindFault(node, name, expected: "a whole number")
      return nil
    }
    guard let value = Int64(text), range.contains(value) else {
      add("\"\(name)\" must be from \(range.lowerBound) to \(range.upperBound)", at: node.position)
      return nil
    }
    return value
  }

  /// `true` or `false`, unquoted.
  package mutating func boolean(_ node: YAMLNode, _ name: String) -> Bool? {
    guard !node.isAbsent else { return nil }
    guard case .scalar(let text, let isPlain) = node.content else {
      addKindFault(node, name, expected: "true or false")
      return nil
    }
    if isPlain, text == "true" || text == "false" { return text == "true" }
    add("\"\(name)\" must be true or false", at: node.position, hint: Self.booleanHint(text))
    return nil
  }

  /// The entries of a list.
  package mutating func list(_ node: YAMLNode, _ name: String) -> [YAMLNode]? {
    guard !node.isAbsent else { return nil }
    guard case .sequence(let entries) = node.content else {
      addKindFault(node, name, expected: "a list", hint: "write [a, b], or one entry a line after \"- \"")
      return nil
    }
    return entries
  }

  /// The pairs of a mapping.
  package mutating func mapping(_ node: YAMLNode, _ name: String) -> [YAMLPair]? {
    guard !node.isAbsent else { return nil }
    guard case .mapping(let pairs) = node.content else {
      addKindFault(
        node, name, expected: "a mapping of keys to values",
        hint: "write key: value, with a space after the colon")
      return nil
    }
    return pairs
  }

  private mutating func addKindFault(_ node: YAMLNode, _ name: String, expected: String, hint: String? = nil)
  {
    let found =
      switch node.content {
      case .scalar: "a text"
      case .sequence: "a list"
      case .mapping: "a mapping"
      }
    let actual = expected == "a whole number" && found == "a text" ? "" : ", not \(found)"
    add("\"\(name)\" must be \(expected)\(actual)", at: node.position, hint: hint)
  }

  private static func isInteger(_ text: String) -> Bool {
    let digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
    return !digits.isEmpty && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  private static func booleanHint(_ text: String) -> String? {
    switch text.lowercased() {
    case "yes", "on", "y", "true", "1": "write true, unquoted"
    case "no", "off", "n", "false", "0": "write false, unquoted"
    default: nil
    }
  }
}
