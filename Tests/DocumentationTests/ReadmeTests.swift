import Foundation
import Testing

@Suite("The README and the changelog")
struct ReadmeTests {
  private static func paper(_ path: String) throws -> Paper {
    try #require(try Paper.all().first { $0.path == path })
  }

  @Test("The first screen names both commands", arguments: ["Scripts/site", "Scripts/test"])
  func commands(script: String) throws {
    #expect(try Self.paper("README.md").lines.prefix(24).contains { $0.contains(script) })
    #expect(FileManager.default.isExecutableFile(atPath: Repository.url(of: script).path))
  }

  @Test("Scripts that papers name exist", arguments: try Paper.all())
  func scripts(paper: Paper) {
    for name in paper.lines.flatMap({ $0.matches(of: /Scripts\/[a-z-]+/).map { String($0.0) } }) {
      #expect(Repository.exists(name), "\(name)")
    }
  }

  @Test("The packages to install are those the scripts install")
  func packages() throws {
    let script = try String(contentsOf: Repository.url(of: "Scripts/packages"), encoding: .utf8)
    let list = try #require(script.firstMatch(of: /build_packages=\(([^)]*)\)/)).1
    let readme = try Self.paper("README.md").lines.joined(separator: "\n")
    for package in list.split(whereSeparator: \.isWhitespace) {
      #expect(readme.contains(package), "\(package)")
    }
  }

  @Test("The changelog begins with what is not released yet")
  func changelog() throws {
    let headings = try Self.paper("CHANGELOG.md").lines.filter { $0.hasPrefix("## ") }
    #expect(headings.first == "## [Unreleased]")
  }
}
