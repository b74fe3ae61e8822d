import Foundation
import Testing
import VitrineCommand

@Suite("The documented exit status")
struct ExitStatusTests {
  private static let codes = (Int32(0)...255).filter { ExitCode(rawValue: $0) != nil }

  private static func section(of path: String) throws -> String {
    let text = try String(contentsOf: Repository.url(of: path), encoding: .utf8)
    let parts = text.components(separatedBy: "## Exit status\n")
    #expect(parts.count == 2)
    return parts.last?.components(separatedBy: "\n## ").first ?? ""
  }

  @Test("The table has every status the command can end with, and no other")
  func table() throws {
    let rows = try Self.section(of: "Documentation/commands.md").matches(of: /\| (\d+) \|/)
    #expect(rows.compactMap { Int32($0.1) } == Self.codes)
  }

  @Test("The README names them all", arguments: codes)
  func readme(code: Int32) throws {
    let numbers = try Self.section(of: "README.md").matches(of: /\d+/).compactMap { Int32($0.0) }
    #expect(numbers.contains(code))
  }
}
