import Foundation
import Publishing
import Testing

@Suite("A build that is killed")
struct InterruptionTests {
  /// A site before and after; between them every kind of change.
  static let changes: [(old: [String: String], new: [String: String])] = [
    ([:], ["index.html": "1", "item/a/index.html": "2", "item/b/index.html": "3", "x/y/z": "4"]),
    (["a/b/c/d": "1", "a/e": "2", "f": "3"], [:]),
    (
      ["same": "1", "changed": "2", "gone": "3", "deep/er/gone": "4", "deep/stays": "5"],
      ["same": "1", "changed": "22", "added": "6", "deep/stays": "55", "new/x": "7", "deep/new/y": "8"]
    ),
    (["a": "1", "b/c/d": "2", "b/e": "3", "p/q": "4"], ["a/x": "5", "b": "6", "p/q/r/s": "7"]),
    (["p/q/r/s": "7", "a/x": "5", "b": "6"], ["p": "1", "a": "2", "b/c": "3", "b/d/e": "4"]),
  ]

  @Test(
    "leaves a tree at every step from which the next build gets exactly right", arguments: changes.indices)
  func everyStep(index: Int) throws {
    let (old, new) = Self.changes[index]
    let tree = try OutputTree()
    try tree.build(old)
    try tree.write("mine", to: "mine/file")
    var copies: [OutputTree] = []
    func copyTree() {
      let copy = OutputTree(tree.temporary, name: "copy-\(copies.count)")
      do {
        try FileManager.default.copyItem(atPath: tree.path, toPath: copy.path)
        copies.append(copy)
      } catch {
        Issue.record(error)
      }
    }
    let session = try OutputFolder.open(path: tree.path, force: false)
    copyTree()
    try tree.stage(new, in: session)
    copyTree()
    _ = try session.commit(onStep: copyTree)
    copyTree()
    #expect(copies.count > 4)
    for (number, copy) in copies.enumerated() {
      // Back to the old site, on to the new one, or to something else: none may leave a file behind.
      let next = [old, new, ["mine2": "8"]][number % 3]
      for site in [next, new, [:]] {
        try copy.build(site)
        #expect(try copy.contents() == site.merging(["mine/file": "mine"]) { $1 })
        #expect(try Set(copy.manifest()) == Set(site.keys))
      }
      #expect(
        try Set(copy.contents(withControl: true).keys) == ["mine/file", ".vitrine/lock", ".vitrine/manifest"])
    }
  }

  @Test("never shows a file that is neither the old nor the new one")
  func filesAreWhole() throws {
    let (old, new) = Self.changes[2]
    let tree = try OutputTree()
    try tree.build(old)
    let session = try OutputFolder.open(path: tree.path, force: false)
    try tree.stage(new, in: session)
    #expect(try tree.contents() == old)
    var seen: [[String: String]] = []
    _ = try session.commit {
      do { seen.append(try tree.contents()) } catch { Issue.record(error) }
    }
    for contents in seen {
      for (path, text) in contents where text != "/" { #expect(text == old[path] || text == new[path]) }
      for path in ["same", "changed", "deep/stays"] { #expect(contents[path] != nil) }
    }
  }

  @Test("what it left staged is removed, however deep and whatever it is")
  func leftoverStaging() throws {
    let tree = try OutputTree()
    try tree.build(["a": "1"])
    try tree.write("half", to: ".vitrine/stage/0/17")
    try tree.write("half", to: ".vitrine/stage/new/" + String(repeating: "x/", count: 60) + "index.html")
    try tree.write("half", to: ".vitrine/stage/manifest")
    #expect(try tree.build(["a": "1"]).unchanged == 1)
    #expect(
      try tree.contents(withControl: true).keys.sorted() == [".vitrine/lock", ".vitrine/manifest", "a"])
  }

  @Test("before it owned anything is no obstacle")
  func killedFirst() throws {
    let tree = try OutputTree()
    try tree.write("1", to: ".vitrine/lock")
    try tree.write("half", to: ".vitrine/stage/new/index.html")
    try tree.build(["index.html": "whole"])
    #expect(try tree.contents() == ["index.html": "whole"])
  }
}
