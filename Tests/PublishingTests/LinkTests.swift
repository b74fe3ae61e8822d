import Foundation
import Publishing
import TestSupport
import Testing

@Suite("Symbolic links in an output folder")
struct LinkTests {
  /// An output tree beside a folder that nothing may write to or delete from.
  private func treeAndOutside() throws -> (OutputTree, OutputTree) {
    let tree = try OutputTree()
    try tree.temporary.write("precious", to: "outside/index.html")
    try tree.temporary.write("precious", to: "outside/b/page")
    return (tree, OutputTree(tree.temporary, name: "outside"))
  }

  private let precious = ["index.html": "precious", "b/page": "precious"]

  @Test("the folder itself may be a link to a folder")
  func root() throws {
    let temporary = try TemporaryFolder()
    let tree = OutputTree(temporary, name: "real")
    try tree.makeFolder("")
    let link = OutputTree(temporary, name: "link")
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: tree.path)
    try link.build(["a/b": "1"])
    #expect(try tree.contents() == ["a/b": "1"])
  }

  @Test("a link where a folder goes is replaced, never followed", arguments: ["a", "a/b", "a/b/c"])
  func folder(place: String) throws {
    let (tree, outside) = try treeAndOutside()
    let files = ["a/b/c/index.html": "1", "a/b/c/page": "2", "z": "3"]
    try tree.build(files)
    try tree.remove(place)
    try tree.link(place, to: "\(tree.path)/../outside")
    #expect(try tree.build(files).written == 2)
    #expect(try tree.contents() == files)
    #expect(try outside.contents() == precious)
  }

  @Test(
    "a link where a file goes is replaced, never written through",
    arguments: [
      "../outside/index.html", "../outside/b", "../outside/new", "/dev/full", "page.html",
    ])
  func file(target: String) throws {
    let (tree, outside) = try treeAndOutside()
    try tree.build(["page.html": "precious", "other": "1"])
    try tree.link("linked.html", to: target)
    try tree.build(["page.html": "precious", "other": "1", "linked.html": "precious"])
    #expect(try tree.contents() == ["page.html": "precious", "other": "1", "linked.html": "precious"])
    #expect(try outside.contents() == precious)
  }

  @Test("nothing stale is removed through a link", arguments: ["b", "a"])
  func stale(place: String) throws {
    let (tree, outside) = try treeAndOutside()
    try tree.build(["b/page": "1", "a/b/page": "2", "index.html": "3"])
    try tree.remove(place)
    try tree.link(place, to: "../outside\(place == "b" ? "/b" : "")")
    try tree.build(["index.html": "3"])
    #expect(try outside.contents() == precious)
    #expect(try tree.contents() == [place: "->../outside\(place == "b" ? "/b" : "")", "index.html": "3"])
  }

  @Test("our own folder's name as a link is not followed", arguments: [false, true])
  func control(force: Bool) throws {
    let (tree, outside) = try treeAndOutside()
    try tree.makeFolder("")
    try tree.link(".vitrine", to: "../outside")
    #expect(
      fault { try tree.build(["a": "1"], force: force) }
        == (force ? nil : .notOurs(folder: tree.path, entry: ".vitrine")))
    #expect(try outside.contents() == precious)
  }

  @Test("links for lock, manifest and staging are not followed")
  func insideControl() throws {
    let (tree, outside) = try treeAndOutside()
    try tree.makeFolder(".vitrine")
    try tree.link(".vitrine/lock", to: "../../outside/index.html")
    try tree.link(".vitrine/stage", to: "../../outside")
    try tree.build(["a": "1"])
    try tree.remove(".vitrine/manifest")
    try tree.link(".vitrine/manifest", to: "../../outside/index.html")
    #expect(fault { try tree.build(["a": "2"]) } == .manifestUnreadable(folder: tree.path))
    try tree.build(["a": "2"], force: true)
    #expect(try outside.contents() == precious)
    #expect(try tree.contents() == ["a": "2"])
  }

  @Test("links in leftover staging are removed, not followed")
  func leftover() throws {
    let (tree, outside) = try treeAndOutside()
    try tree.build(["a": "1"])
    try tree.makeFolder(".vitrine/stage/new/deep")
    try tree.link(".vitrine/stage/0", to: "../../../outside")
    try tree.link(".vitrine/stage/new/deep/b", to: "../../../../../outside/b")
    #expect(try tree.build(["a": "1"]).unchanged == 1)
    #expect(try outside.contents() == precious)
    #expect(try Set(tree.contents(withControl: true).keys) == ["a", ".vitrine/lock", ".vitrine/manifest"])
  }

  @Test("a hard link's other name keeps its bytes")
  func hardLink() throws {
    let (tree, outside) = try treeAndOutside()
    try tree.build(["a": "1"])
    try tree.remove("a")
    try FileManager.default.linkItem(atPath: "\(outside.path)/index.html", toPath: "\(tree.path)/a")
    try tree.build(["a": "written"])
    #expect(try outside.contents() == precious)
    #expect(try tree.contents() == ["a": "written"])
  }
}
