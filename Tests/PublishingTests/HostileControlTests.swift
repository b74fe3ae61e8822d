import Foundation
import Publishing
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite("A control folder that someone else has filled")
struct HostileControlTests {
  /// Makes folders one below the other, deeper than a path can tell.
  private func makeDeep(_ depth: Int, name: String, in start: String) throws {
    #expect(mkdir(start, 0o755) == 0)
    var folder = open(start, O_RDONLY | O_DIRECTORY)
    for level in 0..<depth {
      #expect(mkdirat(folder, name, 0o755) == 0)
      // Beside the way down: a file, and folders with the names that a removal may want for itself.
      for other in 1...2 where level % 50 == 0 { mkdirat(folder, "\(other)", 0o755) }
      let file = openat(folder, "file", O_WRONLY | O_CREAT, 0o644)
      close(file)
      let next = openat(folder, name, O_RDONLY | O_DIRECTORY)
      close(folder)
      folder = next
    }
    close(folder)
  }

  @Test(
    "is emptied however deep it is", arguments: ["stage", "lock"], [70, 71, 72, 73, 74, 144, 300, 3_000])
  func deep(place: String, depth: Int) throws {
    let tree = try OutputTree()
    try tree.build(["a": "1"])
    if place == "lock" { try tree.remove(".vitrine/lock") }
    try makeDeep(depth, name: "x", in: "\(tree.path)/.vitrine/\(place)")
    #expect(try tree.build(["a": "2"]).written == 1)
    #expect(
      try tree.contents(withControl: true).keys.sorted() == [".vitrine/lock", ".vitrine/manifest", "a"])
  }

  @Test("is emptied when it holds what the removal would call its own folders", arguments: ["1", "2", "3"])
  func ownNames(name: String) throws {
    let tree = try OutputTree()
    try tree.build(["a": "1"])
    try makeDeep(400, name: name, in: "\(tree.path)/.vitrine/stage")
    #expect(try tree.build(["a": "1"]).unchanged == 1)
    #expect(
      try tree.contents(withControl: true).keys.sorted() == [".vitrine/lock", ".vitrine/manifest", "a"])
  }

  @Test("does not lead a removal outside through a link at any depth", arguments: [1, 71, 72, 73, 200])
  func links(depth: Int) throws {
    let tree = try OutputTree()
    try tree.build(["a": "1"])
    try tree.temporary.write("precious", to: "outside/file")
    let stage = ".vitrine/stage"
    try makeDeep(depth, name: "x", in: "\(tree.path)/\(stage)")
    let deepest = stage + String(repeating: "/x", count: depth)
    try tree.link("\(deepest)/link", to: "\(tree.temporary.url.path)/outside")
    #expect(try tree.build(["a": "1"]).unchanged == 1)
    #expect(try OutputTree(tree.temporary, name: "outside").contents() == ["file": "precious"])
  }

  @Test(
    "a path that goes up from a folder that is not there is refused, and nothing is made",
    arguments: ["nope/../out", "nope/..", "there/nope/../../out", "nope/./../out", "nope//..//out/"])
  func goingUp(path: String) throws {
    let temporary = try TemporaryFolder()
    try temporary.write("", to: "there/file")
    let path = "\(temporary.url.path)/\(path)"
    #expect(fault { _ = try OutputFolder.open(path: path, force: true) } == .badFolder(path))
    #expect(fault { _ = try OutputSurvey(path: path, force: true) } == .badFolder(path))
    #expect(try temporary.files() == ["there/file"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.url.path) == ["there"])
  }

  @Test(
    "a path that goes up from folders that are there is taken",
    arguments: ["there/../out", "there/../out/", "./there/.././out", "there/..x/../out", "there/new/out"])
  func goingUpFromExisting(path: String) throws {
    let temporary = try TemporaryFolder()
    try temporary.write("", to: "there/..x/file")
    let session = try OutputFolder.open(path: "\(temporary.url.path)/\(path)", force: false)
    session.abandon()
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.url.path) == ["there"])
  }
}
