import Foundation
import Publishing
import TestSupport
import Testing

/// Builds of random sites one after the other, some given up and some cut off in the middle, against a model that is
/// a dictionary. The names are few, so that files and folders often want the same place.
@Suite("Any sequence of builds")
struct SequenceTests {
  @Test("leaves exactly the last site and the foreign files", arguments: 0..<16)
  func anySequence(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var tree = try OutputTree()
    try tree.build([:])
    let foreign = ["mine/a": "mine", "a.txt": "mine"]
    for (path, text) in foreign { try tree.write(text, to: path) }
    var site: [String: String] = [:]
    for round in 0..<12 {
      let next = Self.randomSite(from: site, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        let session = try OutputFolder.open(path: tree.path, force: false)
        try tree.stage(next, in: session)
        session.abandon()
        #expect(try tree.contents() == site.merging(foreign) { $1 })
      case 1:
        tree = try Self.cutOff(
          tree, building: next, at: Int.random(in: 0..<12, using: &random), name: "cut-\(round)")
        try tree.build(next)
        site = next
      default:
        let report = try tree.build(next)
        #expect(report == Self.expectedReport(from: site, to: next))
        site = next
      }
      #expect(try tree.contents() == site.merging(foreign) { $1 })
      #expect(try tree.manifest().sorted() == site.keys.sorted())
      #expect(try tree.build(site).written == 0)
    }
  }

  private static func expectedReport(from old: [String: String], to new: [String: String]) -> OutputReport {
    let unchanged = new.filter { old[$0.key] == $0.value }
    let written = new.filter { unchanged[$0.key] == nil }
    return OutputReport(
      written: written.count, unchanged: unchanged.count, removed: old.count { new[$0.key] == nil },
      bytes: written.values.reduce(0) { $0 + $1.utf8.count })
  }

  /// The tree as it was after some step of the build, or at its end when it had fewer.
  private static func cutOff(
    _ tree: OutputTree, building site: [String: String], at step: Int, name: String
  ) throws -> OutputTree {
    let copy = OutputTree(tree.temporary, name: name)
    var count = 0
    func copyTree() {
      defer { count += 1 }
      guard count == step else { return }
      do {
        try FileManager.default.copyItem(atPath: tree.path, toPath: copy.path)
      } catch {
        Issue.record(error)
      }
    }
    let session = try OutputFolder.open(path: tree.path, force: false)
    try tree.stage(site, in: session)
    copyTree()
    _ = try session.commit(onStep: copyTree)
    return count > step ? copy : tree
  }

  /// Some of the site before, some of it changed, and something new; never a path that is also a folder.
  private static func randomSite(
    from old: [String: String], using random: inout SeededGenerator
  ) -> [String: String] {
    var site = old.filter { _ in Int.random(in: 0..<3, using: &random) > 0 }
    for _ in 0..<Int.random(in: 0..<8, using: &random) {
      let depth = Int.random(in: 1...4, using: &random)
      let path = (0..<depth).map { _ in ["a", "b", "a-b", "é"].randomElement(using: &random) ?? "a" }
        .joined(separator: "/")
      site = site.filter { !$0.key.hasPrefix(path + "/") && !path.hasPrefix($0.key + "/") }
      site[path] = ["", "1", "22", "333"].randomElement(using: &random)
    }
    return site
  }
}
