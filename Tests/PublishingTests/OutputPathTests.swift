import Publishing
import TestSupport
import Testing

@Suite("Paths of an output folder")
struct OutputPathTests {
  @Test(
    "a path that could lead elsewhere or be misread is refused and nothing is written",
    arguments: [
      ("", PathProblem.empty), ("/", .emptyComponent), ("/etc/passwd", .emptyComponent),
      ("a//b", .emptyComponent),
      ("a/", .emptyComponent), (".", .dots), ("..", .dots), ("../x", .dots), ("a/../../x", .dots),
      ("a/./b", .dots),
      ("a/..", .dots), ("a\0b", .controlByte), ("a\nb", .controlByte), ("\u{1B}[2J", .controlByte),
      ("a\u{7F}", .controlByte), ("a\u{1}b", .controlByte), ("a\\b", .backslash), ("..\\x", .backslash),
      (".vitrine", .reserved), (".vitrine/manifest", .reserved), (".Vitrine/x", .reserved),
      (".vitrine2", .reserved),
      (String(repeating: "x", count: 256), .componentTooLong),
      ("a/" + String(repeating: "é", count: 128), .componentTooLong),
      (String(repeating: "abcdefg/", count: 438) + "x", .tooLong),
      (String(repeating: "a/", count: 64) + "a", .tooDeep),
    ])
  func refused(path: String, problem: PathProblem) throws {
    let tree = try OutputTree()
    let session = try OutputFolder.open(path: tree.path, force: false)
    let writer = try session.makeWriter()
    #expect(fault { try writer.put(path, [1]) } == .badPath(path, problem))
    writer.finish()
    #expect(fault { _ = try session.commit() } != nil)
    #expect(try tree.temporary.files() == [])
  }

  @Test(
    "unusual but harmless names are written as they are",
    arguments: [
      "...", "..a", "a..", ".well-known/x", "a b", "a%2Fb", "é/ü", "e\u{301}", "日本語/🎷.html", "-rf", "~",
      "a:b", "*",
      String(repeating: "x", count: 255), String(repeating: "a/", count: 63) + "a", "x.vitrine",
      "a/.vitrine/b",
      ".vitrin", "\u{1}".isEmpty ? "" : "new", "0", "stage/new",
    ])
  func accepted(path: String) throws {
    let tree = try OutputTree()
    try tree.build([path: "1"])
    #expect(try tree.contents() == [path: "1"])
    #expect(try tree.build([path: "1"]).unchanged == 1)
    #expect(try tree.build([:]).removed == 1)
    #expect(try tree.contents() == [:])
  }

  @Test("the longest path can be written, found unchanged, changed and removed")
  func longest() throws {
    let tree = try OutputTree()
    let part = String(repeating: "x", count: 249) + "/"
    let path = String(repeating: part, count: 13) + String(repeating: "y", count: 250)
    #expect(path.utf8.count == 3_500)
    for (text, written) in [("1", 1), ("1", 0), ("2", 1)] {
      #expect(try tree.build([path: text]).written == written)
    }
    #expect(try tree.build([:]).removed == 1)
    #expect(try tree.contents() == [:])
  }

  @Test("a path put twice is a fault", arguments: ["a", "new/a"], [false, true])
  func twice(path: String, isThere: Bool) throws {
    let tree = try OutputTree()
    try tree.build(isThere ? [path: "1"] : [:])
    let before = try tree.contents(withControl: true)
    let session = try OutputFolder.open(path: tree.path, force: false)
    let writers = [try session.makeWriter(), try session.makeWriter()]
    for writer in writers {
      _ = fault { try writer.put(path, [1]) }
      writer.finish()
    }
    #expect(fault { _ = try session.commit() } == .putTwice(path))
    #expect(try tree.contents(withControl: true) == before)
  }

  @Test(
    "a path that is the folder of another is a fault",
    arguments: [
      (["a", "a/b"], [:]), (["a/b", "a"], [:]), (["new/a/b/c", "new/a"], [:]), (["new/a", "new/a/b"], [:]),
      (["a", "a-b", "a/b"], ["a/b": "1"]), (["a", "a/b"], ["a": "1"]),
    ])
  func fileAndFolder(paths: [String], old: [String: String]) throws {
    let tree = try OutputTree()
    try tree.build(old)
    let before = try tree.contents(withControl: true)
    let session = try OutputFolder.open(path: tree.path, force: false)
    let writer = try session.makeWriter()
    for path in paths { _ = fault { try writer.put(path, [1]) } }
    writer.finish()
    guard case .fileAndFolder? = fault({ _ = try session.commit() }) else {
      Issue.record("expected a fault")
      return
    }
    #expect(try tree.contents(withControl: true) == before)
  }
}
