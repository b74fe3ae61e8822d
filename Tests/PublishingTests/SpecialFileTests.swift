import Foundation
import Publishing
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite("Pipes in an output folder")
struct SpecialFileTests {
  private func makePipe(_ name: String, in tree: OutputTree) {
    #expect(mkfifo("\(tree.path)/\(name)", 0o644) == 0)
  }

  @Test(
    "a pipe where a page goes is foreign, is never opened, and is replaced when forced",
    arguments: [
      ("pipe", "pipe"), ("pipe", "pipe/index.html"), ("a/pipe", "a/pipe"), ("a/pipe", "a/pipe/b/c"),
    ])
  func inTheWay(pipe: String, page: String) throws {
    let tree = try OutputTree()
    try tree.build(["a/b": "1"])
    makePipe(pipe, in: tree)
    #expect(fault { try tree.build(["a/b": "1", page: "2"]) } == .foreignFile(pipe))
    try tree.build(["a/b": "1", page: "2"], force: true)
    #expect(try tree.contents() == ["a/b": "1", page: "2"])
  }

  @Test("a pipe that has taken a page's place is replaced; a stale page's place it keeps")
  func replaced() throws {
    let tree = try OutputTree()
    try tree.build(["a": "1", "b": "2", "c": "3"])
    for name in ["a", "b"] {
      try tree.remove(name)
      makePipe(name, in: tree)
    }
    #expect(
      try tree.build(["a": "1", "c": "3"]) == OutputReport(written: 1, unchanged: 1, removed: 0, bytes: 1))
    unlink("\(tree.path)/b")
    #expect(try tree.contents() == ["a": "1", "c": "3"])
  }

  @Test("a pipe for a manifest is refused without waiting for a writer")
  func manifest() throws {
    let tree = try OutputTree()
    try tree.build(["a": "1"])
    try tree.remove(".vitrine/manifest")
    makePipe(".vitrine/manifest", in: tree)
    #expect(fault { try tree.build(["a": "1"]) } == .manifestUnreadable(folder: tree.path))
    try tree.build(["a": "1"], force: true)
    #expect(try tree.manifest() == ["a"])
  }

  @Test(
    "a pipe or a file in our own folder's or the staging's place does not stop a build that may replace it")
  func control() throws {
    let tree = try OutputTree()
    try tree.makeFolder("")
    makePipe(".vitrine", in: tree)
    #expect(fault { try tree.build(["a": "1"]) } == .notOurs(folder: tree.path, entry: ".vitrine"))
    try tree.build(["a": "1"], force: true)
    makePipe(".vitrine/stage", in: tree)
    #expect(try tree.build(["a": "1"]).unchanged == 1)
    #expect(
      try tree.contents(withControl: true).keys.sorted() == [".vitrine/lock", ".vitrine/manifest", "a"])
  }
}
