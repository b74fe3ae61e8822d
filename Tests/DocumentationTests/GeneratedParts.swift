/// A paper with its generated parts made anew.
struct GeneratedParts {
  enum Fault: Error, Equatable {
    case unknownPart(String)
    case notEnded(String)
  }

  /// The parts found.
  private(set) var found: [GeneratedPart] = []
  /// The paper's text as it should be.
  private(set) var text = ""

  static let opening = "<!-- generated: "
  static let closing = "<!-- end -->"

  init(_ paper: Paper, make: (GeneratedPart) throws -> String) throws {
    var lines: [String] = []
    var openName: String?
    for line in paper.lines {
      if openName != nil {
        guard line == Self.closing else { continue }
        openName = nil
        lines.append(line)
      } else {
        lines.append(line)
        guard line.hasPrefix(Self.opening) else { continue }
        let name = String(line.dropFirst(Self.opening.count).dropLast(" -->".count))
        guard let part = GeneratedPart(name: name) else { throw Fault.unknownPart(name) }
        found.append(part)
        openName = name
        lines += ["", try make(part).trimmingNewlines, ""]
      }
    }
    if let openName { throw Fault.notEnded(openName) }
    text = lines.joined(separator: "\n")
  }
}

extension String {
  fileprivate var trimmingNewlines: String {
    var text = self[...]
    while text.last == "\n" { text.removeLast() }
    return String(text)
  }
}
