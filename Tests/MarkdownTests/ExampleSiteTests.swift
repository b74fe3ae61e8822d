import Foundation
import Markdown
import Testing

@Suite("The example site's intros")
struct ExampleSiteTests {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Site/intros")

  private func documents() throws -> [(name: String, document: MarkdownDocument)] {
    try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted().map { name in
      let text = try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
      let body = text.components(separatedBy: "\n---\n").dropFirst().joined(separator: "\n---\n")
      return (name, try MarkdownDocument(parsing: body))
    }
  }

  @Test("lose nothing on the way to HTML")
  func complete() throws {
    let documents = try documents()
    #expect(documents.count == 12)
    for (name, document) in documents {
      #expect(document.droppedLinks.isEmpty && document.omittedHTMLLines.isEmpty, "\(name)")
      #expect(!document.html().isEmpty && !document.plainText(limit: 160).isEmpty, "\(name)")
    }
  }

  @Test("link to each other, or to somewhere else on purpose")
  func links() throws {
    let documents = try documents()
    for (name, document) in documents {
      document.resolveLinks { link in
        guard !link.destination.hasPrefix("https://") else { return .keep }
        let target = link.destination.split(separator: "/").joined().replacing(".md", with: "") + ".md"
        #expect(documents.contains { $0.name == target }, "\(name):\(link.line)")
        return .keep
      }
    }
  }
}
