import Foundation
import Publishing
import TestSupport
import Testing

@Suite("What a build leaves for the next")
struct OutputMemoryTests {
  private func memory(_ tree: OutputTree) throws -> OutputMemory? {
    let session = try OutputFolder.open(path: tree.path, force: false)
    defer { session.abandon() }
    return session.memory
  }

  @Test("notes come back as they were given, with and without the lock")
  func notes() throws {
    let tree = try OutputTree()
    try tree.build([0: ["a": "1"]], notes: "notes")
    let peeked = try #require(OutputPeek(tree.path)).memory
    #expect(Array(peeked.notes) == Array("notes".utf8))
    #expect(try memory(tree)?.isSame(as: peeked) == true)
    try tree.build([0: ["a": "1"]], notes: "other")
    #expect(try memory(tree)?.isSame(as: peeked) == false)
  }

  @Test("the groups of its files can be checked against those there are")
  func groups() throws {
    let tree = try OutputTree()
    try tree.build([0: ["a": "1"], 3: ["b": "2", "c": "3"]], notes: "notes")
    let memory = try #require(OutputPeek(tree.path)).memory
    #expect(memory.hasOnlyGroups(below: 4))
    #expect(!memory.hasOnlyGroups(below: 3))
  }

  @Test("a build without notes leaves nothing that the next one could take for its own")
  func withoutNotes() throws {
    let tree = try OutputTree()
    try tree.build(["a": "1"])
    #expect(OutputPeek(tree.path) == nil)
    try tree.build([0: ["a": "1"]], notes: "notes")
    try tree.build(["a": "1", "b": "2"])
    #expect(try memory(tree) == nil)
  }

  @Test(
    "it counts only beside the list of files it was written for",
    arguments: [
      "vitrine manifest 1\n", "vitrine manifest 1\na\nb\n", "vitrine manifest 1\nb\n",
      "vitrine manifest 1\na",
    ])
  func otherManifest(text: String) throws {
    let tree = try OutputTree()
    try tree.build([0: ["a": "1"]], notes: "notes")
    #expect(try memory(tree) != nil)
    try tree.write(text, to: ".vitrine/manifest")
    #expect(try memory(tree) == nil)
  }

  @Test(
    "cut short or with a byte changed it counts for nothing, and the build goes on without", arguments: 0..<4)
  func damaged(seed: UInt64) throws {
    let tree = try OutputTree()
    try tree.build([0: ["a": "1"], 3: ["b/c": "2"]], notes: "notes")
    let file = URL(fileURLWithPath: "\(tree.path)/.vitrine/state")
    let good = try Data(contentsOf: file)
    var random = SeededGenerator(seed: seed)
    for index in good.indices {
      var bad = good
      if seed == 0 {
        bad = good.prefix(index)
      } else {
        bad[index] ^= UInt8.random(in: 1...255, using: &random)
      }
      try bad.write(to: file)
      #expect(OutputPeek(tree.path) == nil)
    }
    let report = try tree.build([0: ["a": "1"], 3: ["b/c": "2"]], notes: "notes")
    #expect(report == OutputReport(written: 0, unchanged: 2, removed: 0, bytes: 0))
    #expect(try memory(tree) != nil)
  }

  @Test(
    "a link, a pipe or a folder by its name is never read, and gives way",
    arguments: ["link", "pipe", "folder"])
  func noFile(kind: String) throws {
    let tree = try OutputTree()
    try tree.build([0: ["a": "1"]], notes: "notes")
    try FileManager.default.moveItem(
      atPath: "\(tree.path)/.vitrine/state", toPath: "\(tree.temporary.url.path)/outside")
    switch kind {
    case "link": try tree.link(".vitrine/state", to: "../../outside")
    case "pipe": _ = mkfifo("\(tree.path)/.vitrine/state", 0o600)
    default: try tree.makeFolder(".vitrine/state/x")
    }
    #expect(OutputPeek(tree.path) == nil)
    #expect(try memory(tree) == nil)
    try tree.build([0: ["a": "2"]], notes: "new")
    #expect(try memory(tree) != nil)
    #expect(
      try tree.contents(withControl: true).keys.sorted() == [
        ".vitrine/lock", ".vitrine/manifest", ".vitrine/state", "a",
      ])
  }

  @Test("a commit that fails at any step, the last included, leaves the memory that was there")
  func undone() throws {
    for step in 1... {
      let tree = try OutputTree()
      try tree.build([0: ["a": "1", "b": "2"]], notes: "old")
      let before = try tree.contents(withControl: true)
      let session = try OutputFolder.open(path: tree.path, force: false)
      try tree.stage([0: ["a": "3", "c/d": "4"]], in: session)
      var count = 0
      let isDone =
        fault {
          _ = try session.commit(notes: Array("new".utf8)) { () throws(OutputFault) in
            count += 1
            if count == step { throw .sessionOver }
          }
        } == nil
      if isDone {
        #expect(try memory(tree).map { Array($0.notes) } == Array("new".utf8))
        #expect(step > 4)
        return
      }
      #expect(try tree.contents(withControl: true) == before)
    }
  }
}
