/// A table as GitHub reads it.
struct MarkdownTable {
  private var lines: [String]

  init(_ columns: [String]) {
    lines = []
    add(columns)
    lines.append("|" + String(repeating: "---|", count: columns.count))
  }

  mutating func add(_ cells: [String]) {
    lines.append("| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |")
  }

  /// The table with an empty line after it.
  var text: String { lines.joined(separator: "\n") + "\n\n" }
}
