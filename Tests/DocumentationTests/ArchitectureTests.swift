import Foundation
import Testing

@Suite("The documented architecture")
struct ArchitectureTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: Repository.url(of: path), encoding: .utf8)
  }

  /// The Swift targets of the manifest in their order; what only wraps a C library is not among them.
  private static func targets() throws -> [String] {
    let manifest = try text("Package.swift")
    return manifest.matches(of: /\.(?:target|executableTarget)\(\s*name: "(\w+)"/).map { String($0.1) }
      .filter { !["CLateCurl", "CLateVips", "CSimdjson", "CWorkerProcess", "TestSupport"].contains($0) }
  }

  @Test("The table has every target, in the manifest's order")
  func table() throws {
    let page = try Self.text("Documentation/architecture.md")
    let table = page.components(separatedBy: "| Target |").last?.components(separatedBy: "\n\n").first ?? ""
    let rows = table.matches(of: /\n\| `(\w+)` \|/).map { String($0.1) }
    #expect(try rows == Self.targets())
  }

  @Test("Types that the page names exist in the sources")
  func types() throws {
    let files = try Repository.files(below: "Sources").compactMap { $0.split(separator: "/").last }
    let page = Paper(
      path: "Documentation/architecture.md", text: try Self.text("Documentation/architecture.md"))
    let targets = try Self.targets()
    for span in page.codeSpans where span.text.wholeMatch(of: /(?:[A-Z][a-z]+){2,}/) != nil {
      guard !targets.contains(span.text) else { continue }
      #expect(files.contains { $0 == "\(span.text).swift" }, "\(span.text)")
    }
  }
}
