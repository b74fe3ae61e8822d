import Foundation
import TestSupport
import Testing

@testable import Publishing

@Suite("What is seen of an output folder before it is locked")
struct OutputPeekTests {
  private func tree() throws -> OutputTree {
    let tree = try OutputTree()
    try tree.build([0: ["a/index.html": "1", "b/index.html": "2"]], notes: "notes")
    return tree
  }

  @Test("a folder that is as it was seen is opened as if it had not been looked at before")
  func same() throws {
    let tree = try tree()
    let peeked = try #require(OutputPeek(tree.path))
    let session = try OutputFolder.open(path: tree.path, force: false, peeked: peeked)
    defer { session.abandon() }
    #expect(session.memory?.isSame(as: peeked.memory) == true)
    #expect(session.previous.isClean && session.previous.paths.count == 2)
  }

  @Test(
    "a manifest that has changed since is read again",
    arguments: [
      ("a/index.html\n", []), ("a/index.html\nb/index.htmk\n", []), ("a/index.html\nb\u{1}index.html\n", [3]),
      ("a/index.html\n../a/outside.t\n", [3]), ("a/index.html\nb/index.html", [3]),
    ])
  func changed(lines: String, ignored: [Int]) throws {
    let tree = try tree()
    let peeked = try #require(OutputPeek(tree.path))
    try tree.write("vitrine manifest 1\n" + lines, to: ".vitrine/manifest")
    let session = try OutputFolder.open(path: tree.path, force: false, peeked: peeked)
    #expect(session.memory == nil)
    try tree.stage(["a/index.html": "1"], in: session)
    #expect(try session.commit().ignoredLines.map(\.number) == ignored)
    #expect(try tree.contents() == ["a/index.html": "1", "b/index.html": "2"])
  }

  @Test("a manifest that has gone since owns nothing")
  func gone() throws {
    let tree = try tree()
    let peeked = try #require(OutputPeek(tree.path))
    try tree.remove(".vitrine/manifest")
    let found = fault { _ = try OutputFolder.open(path: tree.path, force: false, peeked: peeked) }
    #expect(found == .notOurs(folder: tree.path, entry: "a"))
  }

  @Test("what another build has left since counts, not what was seen")
  func rebuilt() throws {
    let tree = try tree()
    let peeked = try #require(OutputPeek(tree.path))
    try tree.build([0: ["a/index.html": "1", "c/index.html": "3"]], notes: "other")
    let session = try OutputFolder.open(path: tree.path, force: false, peeked: peeked)
    defer { session.abandon() }
    #expect(session.memory?.isSame(as: peeked.memory) == false)
    #expect(session.memory.map { Array($0.notes) } == Array("other".utf8))
    #expect(session.previous.paths.map(session.previous.arena.text) == ["a/index.html", "c/index.html"])
  }

  @Test("there is nothing to see without a folder, a build, or its memory")
  func nothing() throws {
    let tree = try OutputTree()
    #expect(OutputPeek(tree.path) == nil)
    try tree.build(["a": "1"])
    #expect(OutputPeek(tree.path) == nil)
    #expect(OutputPeek("\(tree.path)/a") == nil)
  }
}
