import Publishing
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite("Building into an output folder")
struct BuildingTests {
  @Test("a first build makes the folder, its parents and exactly the site's files")
  func firstBuild() throws {
    let tree = OutputTree(try OutputTree().temporary, name: "deep/er/public")
    let files = [
      "index.html": "home", "item/a-1/index.html": "a", "item/b-2/index.html": "b", "robots.txt": "",
    ]
    let report = try tree.build(files)
    #expect(try tree.contents() == files)
    #expect(report == OutputReport(written: 4, unchanged: 0, removed: 0, bytes: 6))
    #expect(
      try tree.manifest() == ["index.html", "item/a-1/index.html", "item/b-2/index.html", "robots.txt"])
    #expect(
      try Set(tree.contents(withControl: true).keys)
        == Set(files.keys).union([".vitrine/lock", ".vitrine/manifest"]))
  }

  @Test("a build that changes nothing touches nothing, not even the manifest")
  func unchanged() throws {
    let tree = try OutputTree()
    let files = ["index.html": "home", "item/a/index.html": "a", "empty": ""]
    try tree.build(files)
    let names = Array(files.keys) + [".", ".vitrine", ".vitrine/lock", ".vitrine/manifest", "item", "item/a"]
    // What happens in the same tick of the clock as the first build would leave no trace.
    usleep(20_000)
    let before = names.map(tree.identity)
    let report = try tree.build(files)
    #expect(report == OutputReport(written: 0, unchanged: 3, removed: 0, bytes: 0))
    #expect(names.map(tree.identity) == before)
  }

  @Test("only the file that changed is written, by a rename")
  func oneChanged() throws {
    let tree = try OutputTree()
    try tree.build(["a/index.html": "old", "b/index.html": "same"])
    let before = (
      tree.identity("a/index.html"), tree.identity("b/index.html"), tree.identity(".vitrine/manifest")
    )
    let report = try tree.build(["a/index.html": "new", "b/index.html": "same"])
    #expect(report == OutputReport(written: 1, unchanged: 1, removed: 0, bytes: 3))
    #expect(try tree.contents() == ["a/index.html": "new", "b/index.html": "same"])
    #expect(tree.identity("a/index.html") != before.0)
    #expect(tree.identity("b/index.html") == before.1)
    #expect(tree.identity(".vitrine/manifest") == before.2)
  }

  @Test("a file larger than the comparison buffer is compared to its last byte")
  func large() throws {
    let tree = try OutputTree()
    let text = String(repeating: "0123456789abcdef", count: 12_000)
    try tree.build(["big": text])
    #expect(try tree.build(["big": text]).unchanged == 1)
    let changed = text.dropLast() + "!"
    #expect(try tree.build(["big": String(changed)]).written == 1)
    #expect(try tree.contents() == ["big": String(changed)])
  }

  @Test("files that no longer belong go, and the folders that become empty with them")
  func stale() throws {
    let tree = try OutputTree()
    try tree.build(["a/b/c/d.html": "1", "a/b/e.html": "2", "x/y/z": "3", "index.html": "4"])
    let report = try tree.build(["a/b/e.html": "2", "index.html": "4"])
    #expect(report == OutputReport(written: 0, unchanged: 2, removed: 2, bytes: 0))
    #expect(try tree.contents() == ["a/b/e.html": "2", "index.html": "4"])
    #expect(try tree.manifest() == ["a/b/e.html", "index.html"])
  }

  @Test("a build without files leaves an empty folder that is still ours")
  func empty() throws {
    let tree = try OutputTree()
    try tree.build(["a/b": "1"])
    #expect(try tree.build([:]).removed == 1)
    #expect(try tree.contents() == [:])
    #expect(try tree.build(["c": "2"]).written == 1)
  }

  @Test(
    "a file becomes a folder and a folder a file",
    arguments: [
      (["a": "1"], ["a/index.html": "2"], 1), (["a/index.html": "1"], ["a": "2"], 1),
      (["a/b/c": "1", "a/d": "2"], ["a": "3"], 2), (["a": "1"], ["a/b/c/d": "2", "a/e": "3"], 1),
      (["p/a": "1", "p/z": "9"], ["p/a/index.html": "2", "p/z": "9"], 1),
      (["a": "1", "a-b": "2"], ["a/x": "1", "a-b/x": "2"], 2),
    ])
  func changesKind(old: [String: String], new: [String: String], removed: Int) throws {
    let tree = try OutputTree()
    try tree.build(old)
    #expect(try tree.build(new).removed == removed)
    #expect(try tree.contents() == new)
    #expect(try tree.manifest().sorted() == new.keys.sorted())
  }

  @Test("files and folders get their modes from the umask alone")
  func modes() throws {
    let tree = try OutputTree()
    try tree.build(["a/b.html": "1", "c": "1"])
    try tree.build(["a/b.html": "2", "c": "1", "a/d": "1"])
    #expect(["a/b.html", "c", "a/d", "a"].map(tree.mode) == [0o644, 0o644, 0o644, 0o755])
  }

  @Test("two builds of the same site, one of them over another site, give the same bytes, manifest included")
  func deterministic() throws {
    let (one, other) = (try OutputTree(), try OutputTree())
    let files = ["z": "1", "a/é.html": "2", "a-b": "3", "a/b/c": "4", "a": ""].filter { $0.key != "a" }
    try one.build(files)
    try other.build(["a": "x", "old/page": "y"])
    try other.build(files)
    #expect(try one.contents(withControl: true) == other.contents(withControl: true))
    #expect(try one.manifest() == ["a/b/c", "a/é.html", "a-b", "z"])
  }
}
