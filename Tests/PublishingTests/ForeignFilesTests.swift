import Publishing
import Testing

@Suite("Files that no build wrote")
struct ForeignFilesTests {
  @Test("a folder with foreign files is refused and left as it is")
  func refused() throws {
    let tree = try OutputTree()
    try tree.write("mine", to: "notes.txt")
    #expect(fault { try tree.build(["index.html": "x"]) } == .notOurs(folder: tree.path, entry: "notes.txt"))
    #expect(try tree.contents(withControl: true) == ["notes.txt": "mine"])
  }

  @Test("forced, foreign files survive except where a page needs their place")
  func forced() throws {
    let tree = try OutputTree()
    try tree.write("mine", to: "notes.txt")
    try tree.write("mine", to: "index.html")
    try tree.write("mine", to: "item")
    try tree.build(["index.html": "x", "item/a": "y"], force: true)
    #expect(try tree.contents() == ["notes.txt": "mine", "index.html": "x", "item/a": "y"])
    try tree.build([:])
    #expect(try tree.contents() == ["notes.txt": "mine"])
  }

  @Test("foreign files and folders among ours survive every build")
  func survive() throws {
    let tree = try OutputTree()
    try tree.build(["a/b/page": "1", "c/page": "2"])
    try tree.write("mine", to: "a/b/mine.txt")
    try tree.makeFolder("c/empty")
    try tree.write("mine", to: ".well-known/x")
    let report = try tree.build(["d": "3"])
    #expect(report.removed == 2)
    let expected = ["a/b/mine.txt": "mine", "c/empty": "/", ".well-known/x": "mine", "d": "3"]
    #expect(try tree.contents() == expected)
  }

  @Test(
    "a foreign file in the way stops the build before anything changes; all of them are named",
    arguments: [
      ("new.html", "new.html"), ("new", "new/index.html"), ("a/new", "a/new/x/y"),
    ])
  func inTheWay(foreign: String, page: String) throws {
    let tree = try OutputTree()
    try tree.build(["a/page": "1", "old": "2"])
    try tree.write("mine", to: foreign)
    try tree.write("mine", to: "z")
    let before = try tree.contents(withControl: true)
    let found = fault { try tree.build(["a/page": "changed", page: "x", "z": "y"]) }
    #expect(found == .several([.foreignFile(foreign), .foreignFile("z")]))
    #expect(try tree.contents(withControl: true) == before)
    try tree.build(["a/page": "changed", page: "x", "z": "y"], force: true)
    #expect(try tree.contents() == ["a/page": "changed", page: "x", "z": "y"])
  }

  @Test(
    "a folder with a foreign file where a page goes stops the build, forced or not", arguments: [false, true])
  func folderInTheWay(force: Bool) throws {
    let tree = try OutputTree()
    try tree.build(["a/b/page": "1"])
    try tree.write("mine", to: "a/b/mine")
    let before = try tree.contents(withControl: true)
    #expect(
      fault { try tree.build(["a": "x"], force: force) } == .foreignFolder("a", .entry("a/b/mine")))
    #expect(try tree.contents(withControl: true) == before)
  }

  @Test("so does a foreign folder below ours, even an empty one")
  func emptyFolderInTheWay() throws {
    let tree = try OutputTree()
    try tree.build(["a/b/page": "1"])
    try tree.makeFolder("a/mine")
    #expect(fault { try tree.build(["a": "x"]) } == .foreignFolder("a", .entry("a/mine")))
    #expect(try tree.contents() == ["a/b/page": "1", "a/mine": "/"])
  }

  @Test(
    "what is said to be in a folder that is in the way is the first by name of what is there",
    arguments: [
      ([], [], FolderOwnership.Foreign.nothing), ([], ["b", "a"], .entry("page/a")),
      (["z", "b", "B"], [], .entry("page/B")), ([], ["a/b/c"], .entry("page/a")),
    ])
  func told(files: [String], folders: [String], foreign: FolderOwnership.Foreign) throws {
    let tree = try OutputTree()
    try tree.build(["other": "1"])
    try tree.makeFolder("page")
    for file in files { try tree.write("mine", to: "page/\(file)") }
    for folder in folders { try tree.makeFolder("page/\(folder)") }
    let before = try tree.contents()
    for force in [false, true] {
      #expect(fault { try tree.build(["page": "x"], force: force) } == .foreignFolder("page", foreign))
    }
    #expect(try tree.contents() == before)
  }

  @Test("a link or folder that has taken the place of a stale file is left alone")
  func staleReplaced() throws {
    let tree = try OutputTree()
    try tree.build(["a": "1", "b": "2", "c": "3"])
    try tree.remove("a")
    try tree.link("a", to: "c")
    try tree.remove("b")
    try tree.write("mine", to: "b/mine")
    #expect(try tree.build(["c": "3"]).removed == 0)
    #expect(try tree.contents() == ["a": "->c", "b/mine": "mine", "c": "3"])
  }

  @Test("a file of ours that someone removed is written again, or forgotten when it is stale")
  func missing() throws {
    let tree = try OutputTree()
    try tree.build(["a/b/c": "1", "d/e": "2"])
    try tree.remove("a/b")
    try tree.remove("d")
    #expect(try tree.build(["d/e": "2"]) == OutputReport(written: 1, unchanged: 0, removed: 0, bytes: 1))
    #expect(try tree.contents() == ["d/e": "2"])
  }
}
