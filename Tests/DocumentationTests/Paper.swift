import Foundation
import Testing

/// One Markdown file of the project's documentation.
struct Paper: Sendable, CustomTestStringConvertible {
  /// A fenced block of code.
  struct CodeBlock: Sendable {
    /// What stands behind the opening fence, such as `yaml complete`.
    let info: String
    let lines: [String]
    /// The line of the opening fence, from 1.
    let line: Int

    var text: String { lines.map { $0 + "\n" }.joined() }
  }

  /// The path, relative to the project.
  let path: String
  let lines: [String]

  var testDescription: String { path }

  init(path: String, text: String) {
    self.path = path
    self.lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The papers at the top of the project and all of `Documentation/`.
  static func all() throws -> [Paper] {
    let papers = try Repository.files(below: "Documentation").filter { $0.hasSuffix(".md") }
    return try (["README.md", "CONTRIBUTING.md", "CHANGELOG.md"] + papers.map { "Documentation/\($0)" }).map {
      Paper(path: $0, text: try String(contentsOf: Repository.url(of: $0), encoding: .utf8))
    }
  }

  var codeBlocks: [CodeBlock] { parts.blocks }

  /// The lines outside code blocks with their numbers, from 1.
  var prose: [(number: Int, text: String)] { parts.prose }

  private var parts: (blocks: [CodeBlock], prose: [(number: Int, text: String)]) {
    var blocks: [CodeBlock] = []
    var prose: [(number: Int, text: String)] = []
    var open: (info: String, line: Int, lines: [String])?
    for (index, line) in lines.enumerated() {
      if let block = open {
        if line.hasPrefix("```") {
          blocks.append(CodeBlock(info: block.info, lines: block.lines, line: block.line))
          open = nil
        } else {
          open?.lines.append(line)
        }
      } else if line.hasPrefix("```") {
        open = (String(line.dropFirst(3)), index + 1, [])
      } else {
        prose.append((index + 1, line))
      }
    }
    return (blocks, prose)
  }
}
