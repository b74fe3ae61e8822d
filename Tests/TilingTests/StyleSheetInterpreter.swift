/// Finds what the style sheet's own text says for a container, knowing just the few forms of CSS that it is made of.
struct StyleSheetInterpreter {
  private let lines: [Substring]

  init(text: String) {
    lines = text.split(separator: "\n")
  }

  /// The value a custom property has in the end, every `@container` line of that name whose conditions hold counting.
  func value(of property: String, container: String, width: Double, height: Double) -> String? {
    let prefix = "@container \(container) "
    let found = lines.last { line in
      guard line.hasPrefix(prefix), line.contains("\(property):") else { return false }
      let conditions = line.dropFirst(prefix.count).prefix { $0 != "{" }
      return conditions.split(separator: " ").filter { $0 != "and" }.allSatisfy {
        holds($0.dropFirst().dropLast(), width: width, height: height)
      }
    }
    guard let found, let start = found.firstRange(of: "\(property):")?.upperBound else { return nil }
    return String(found[start...].prefix { $0 != ";" && $0 != "}" })
  }

  /// One condition: terms joined by `>`, `>=` or `<=`, any number of them.
  private func holds(_ condition: Substring, width: Double, height: Double) -> Bool {
    let terms = condition.split { "<>=".contains($0) }.map { term(String($0), width: width, height: height) }
    let signs = condition.split { !"<>=".contains($0) }
    return zip(signs, zip(terms, terms.dropFirst())).allSatisfy { sign, sides in
      switch sign {
      case ">": sides.0 > sides.1
      case ">=": sides.0 >= sides.1
      case "<=": sides.0 <= sides.1
      default: false
      }
    }
  }

  private func term(_ text: String, width: Double, height: Double) -> Double {
    switch text {
    case "width": return width
    case "height": return height
    case "aspect-ratio": return width / height
    default:
      let parts = text.split(separator: "/").map { Double($0.replacing("px", with: "")) ?? .nan }
      return parts.count == 2 ? parts[0] / parts[1] : parts[0]
    }
  }
}
