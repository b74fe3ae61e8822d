import Foundation
import TestSupport
import Testing
import VitrineCommand

/// The document of `build --json` holds the keys that `Documentation/commands.md` describes, and no others.
@Suite("The documented report of a build")
struct ReportTests {
  private static func documentedKeys() throws -> Set<String> {
    let text = try String(contentsOf: Repository.url(of: "Documentation/commands.md"), encoding: .utf8)
    let rows = text.components(separatedBy: "## The report of a build").last?.components(separatedBy: "\n## ")
      .first
    return Set(
      (rows ?? "").matches(of: /(?m)^\| `([a-z\[\].]+)` \|/.anchorsMatchLineEndings()).map { String($0.1) })
  }

  private static func keys(_ value: Any, at path: String = "") -> Set<String> {
    if let object = value as? [String: Any] {
      return object.reduce(into: []) { keys, member in
        let name = path.isEmpty ? member.key : "\(path).\(member.key)"
        keys.insert(name)
        keys.formUnion(Self.keys(member.value, at: name))
      }
    }
    guard let list = value as? [Any] else { return [] }
    return list.reduce(into: []) { $0.formUnion(Self.keys($1, at: path + "[]")) }
  }

  private static func report(of folder: TemporaryFolder) throws -> Set<String> {
    let result = RecordedCommand.run(["build", "--site", folder.url.path, "--json", "--quiet"])
    return keys(try JSONSerialization.jsonObject(with: Data(result.data.utf8)))
  }

  @Test("Builds that succeed and builds that fail together have exactly the documented keys")
  func documented() throws {
    let shelf = try TemporaryFolder()
    #expect(RecordedCommand.run(["init", shelf.url.path]).code == .done)
    var found = try Self.report(of: shelf)
    #expect(found.contains("totals.pages"))
    try shelf.write("titel: x\n", to: "site.yml")
    found.formUnion(try Self.report(of: shelf))
    #expect(try found == Self.documentedKeys())
  }
}
