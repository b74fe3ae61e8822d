import Foundation
import Testing

@Suite("Links of the documentation")
struct LinkTests {
  @Test("Every relative link and image leads to a file", arguments: try Paper.all().flatMap(\.links))
  func target(link: Paper.Link) {
    guard link.isRelative else { return }
    #expect(Repository.exists(link.target))
  }

  @Test("Every fragment is a heading of the page it leads to", arguments: try Paper.all().flatMap(\.links))
  func fragment(link: Paper.Link) throws {
    guard link.isRelative, let fragment = link.fragment else { return }
    let paper = try #require(try Paper.all().first { $0.path == link.target })
    #expect(paper.anchors.contains(fragment))
  }

  @Test("Links to the outside are encrypted", arguments: try Paper.all().flatMap(\.links))
  func outside(link: Paper.Link) {
    guard !link.isRelative else { return }
    #expect(link.destination.hasPrefix("https://") || link.destination.hasPrefix("mailto:"))
  }

  @Test("Every picture is used, and small", arguments: try Repository.files(below: "Documentation/images"))
  func picture(name: String) throws {
    let path = "Documentation/images/\(name)"
    #expect(try Paper.all().contains { $0.links.contains { $0.target == path } })
    let attributes = try FileManager.default.attributesOfItem(atPath: Repository.url(of: path).path)
    let size = try #require(attributes[.size] as? Int)
    #expect(size <= 300_000)
  }

  @Test("Every page of the documentation can be reached from the README")
  func reachable() throws {
    let readme = try #require(try Paper.all().first { $0.path == "README.md" })
    let targets = Set(readme.links.map(\.target))
    for paper in try Paper.all() where paper.path != readme.path {
      #expect(targets.contains(paper.path), "\(paper.path) is not linked")
    }
  }

  @Test("Links are found in text, not in code")
  func finding() {
    let paper = Paper(
      path: "Documentation/a.md",
      text: "See [b](b.md#part), `[c](c.md)`\n```\n[d](d.md)\n```\n<img src=\"../e.png\">\n## Part: one `x`\n"
    )
    #expect(paper.links.map(\.target) == ["Documentation/b.md", "e.png"])
    #expect(paper.links[0].fragment == "part")
    #expect(paper.anchors == ["part-one-x"])
  }
}
