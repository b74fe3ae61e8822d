import Publishing
import Testing

@Suite("Keeping files of the previous build unseen")
struct KeepingTests {
  @Test("a kept file is neither read nor removed and counts as unchanged")
  func kept() throws {
    let tree = try OutputTree()
    try tree.build(["a/b": "1", "c": "2", "d": "3"])
    let before = [tree.identity("a/b"), tree.identity("c")]
    let session = try OutputFolder.open(path: tree.path, force: false)
    let writer = try session.makeWriter()
    try writer.keep("a/b")
    try writer.keep("c")
    writer.finish()
    #expect(try session.commit() == OutputReport(written: 0, unchanged: 2, removed: 1, bytes: 0))
    #expect([tree.identity("a/b"), tree.identity("c")] == before)
    #expect(try tree.contents() == ["a/b": "1", "c": "2"])
  }

  @Test(
    "what was never built, has gone or is no file cannot be kept",
    arguments: ["mine", "gone", "link", "x/y", "a"])
  func notKept(path: String) throws {
    let tree = try OutputTree()
    try tree.build(["a/b": "1", "gone": "2", "link": "3", "x/y": "4"])
    try tree.write("mine", to: "mine")
    for name in ["gone", "link", "x"] { try tree.remove(name) }
    try tree.link("link", to: "a/b")
    try tree.link("x", to: "a")
    let session = try OutputFolder.open(path: tree.path, force: false)
    let writer = try session.makeWriter()
    #expect(fault { try writer.keep(path) } == .notKept(path))
  }

  @Test("a path both kept and put is a fault")
  func twice() throws {
    let tree = try OutputTree()
    try tree.build(["a/b": "1"])
    let session = try OutputFolder.open(path: tree.path, force: false)
    let writer = try session.makeWriter()
    try writer.keep("a/b")
    try writer.put("a/b", [2])
    writer.finish()
    #expect(fault { _ = try session.commit() } == .putTwice("a/b"))
    #expect(try tree.contents() == ["a/b": "1"])
  }
}
