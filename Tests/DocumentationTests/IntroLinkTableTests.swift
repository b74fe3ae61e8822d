import SiteAssembly
import Testing

/// The table in `Documentation/site.md` of what becomes of an intro's links.
@Suite("The documented links between intros and pages")
struct IntroLinkTableTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let destination: String
    let address: String

    var testDescription: String { "\(destination) → \(address)" }
  }

  private static func rows() throws -> [Row] {
    let paper = try #require(try Paper.all().first { $0.path == "Documentation/site.md" })
    return paper.lines.compactMap { line in
      line.firstMatch(of: /^\| `!?\[\w+\]\(([^)]+)\)` \| `([^`]+)`/).map {
        Row(destination: String($0.1), address: String($0.2))
      }
    }
  }

  private static var links: IntroLinks {
    let addresses = SiteAddresses(origin: "https://example.org", basePath: "/shelf/")
    return IntroLinks(
      addresses: addresses,
      pages: ["intros/night-jazz.md": addresses.gridPage(1, ofSearch: "night-jazz")],
      assets: [Asset(name: "map.png", bytes: [])])
  }

  @Test("A link leads where the table says", arguments: try rows())
  func leads(row: Row) {
    switch Self.links.target(of: row.destination, inIntro: "intros/home.md") {
    case .address(let address): #expect(address == row.address)
    case .asWritten: #expect(row.destination == row.address)
    case .missingIntro, .missingAsset, .outside: Issue.record("\(row.destination) leads nowhere")
    }
  }

  @Test("The table has rows")
  func present() throws {
    #expect(try Self.rows().count >= 5)
  }
}
