import Foundation
import Publishing
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite("Keeping groups of files of the last build")
struct KeepingTests {
  private static let groups: [UInt32: [String: String]] = [
    0: ["index.html": "home"], 1: ["a/index.html": "1", "a/page/2/index.html": "2"],
    2: ["item/x/index.html": "3"],
  ]

  /// The groups that are found damaged in a session.
  private func damaged(_ groups: Set<UInt32>, in session: OutputSession) throws -> Set<UInt32> {
    let checker = try #require(session.makeChecker())
    defer { checker.finish() }
    return checker.damaged(groups, inFiles: 0..<session.rememberedFileCount)
  }

  @Test("a kept group is neither read nor removed, counts as unchanged, and others go")
  func kept() throws {
    let tree = try OutputTree()
    try tree.build(Self.groups, notes: "")
    let before = ["a/index.html", "a/page/2/index.html"].map(tree.identity)
    let session = try OutputFolder.open(path: tree.path, force: false)
    session.keep([1: 0])
    #expect(try session.commit(notes: []) == OutputReport(written: 0, unchanged: 2, removed: 2, bytes: 0))
    #expect(["a/index.html", "a/page/2/index.html"].map(tree.identity) == before)
    #expect(try tree.contents() == ["a/index.html": "1", "a/page/2/index.html": "2"])
    #expect(try tree.manifest() == ["a/index.html", "a/page/2/index.html"])
  }

  @Test("kept groups go by their new numbers in the build after")
  func renumbered() throws {
    let tree = try OutputTree()
    try tree.build(Self.groups, notes: "first")
    var session = try OutputFolder.open(path: tree.path, force: false)
    session.keep([1: 7])
    try tree.stage([1: ["new": "4"]], in: session)
    _ = try session.commit(notes: Array("second".utf8))
    session = try OutputFolder.open(path: tree.path, force: false)
    #expect(session.memory.map { Array($0.notes) } == Array("second".utf8))
    session.keep([7: 0])
    #expect(try session.commit(notes: []) == OutputReport(written: 0, unchanged: 2, removed: 1, bytes: 0))
  }

  @Test("an unchanged build with the same notes writes nothing at all")
  func nothing() throws {
    let tree = try OutputTree()
    try tree.build(Self.groups, notes: "notes")
    usleep(20_000)
    let names = ["index.html", ".vitrine", ".vitrine/lock", ".vitrine/manifest", ".vitrine/state"]
    let before = names.map(tree.identity)
    let session = try OutputFolder.open(path: tree.path, force: false)
    #expect(try damaged([0, 1, 2], in: session) == [])
    session.keep([0: 0, 1: 1, 2: 2])
    var steps = 0
    let report = try session.commit(notes: Array("notes".utf8)) { steps += 1 }
    #expect(report == OutputReport(written: 0, unchanged: 4, removed: 0, bytes: 0))
    #expect(steps == 0)
    #expect(names.map(tree.identity) == before)
  }

  /// What may happen to a file behind our back.
  enum Harm: CaseIterable {
    case deleted, folderDeleted, longer, asLong, link, folder, belowLink

    /// The group that suffers.
    var group: UInt32 {
      switch self {
      case .deleted: 1
      case .folderDeleted, .link, .belowLink: 2
      case .longer, .asLong, .folder: 0
      }
    }

    func happen(to tree: OutputTree) throws {
      switch self {
      case .deleted: try tree.remove("a/page/2/index.html")
      case .folderDeleted: try tree.remove("item")
      case .longer: try tree.write("home!", to: "index.html")
      case .asLong: try tree.write("hame", to: "index.html")
      case .link:
        try tree.remove("item/x/index.html")
        try tree.link("item/x/index.html", to: "../../index.html")
      case .folder:
        try tree.remove("index.html")
        try tree.makeFolder("index.html")
      case .belowLink:
        try tree.write("3", to: "else/x/index.html")
        try tree.remove("item")
        try tree.link("item", to: "else")
      }
    }
  }

  @Test("what is no longer as it was built damages its group alone", arguments: Harm.allCases)
  func damage(_ harm: Harm) throws {
    let tree = try OutputTree()
    try tree.build(Self.groups, notes: "")
    try harm.happen(to: tree)
    let session = try OutputFolder.open(path: tree.path, force: false)
    #expect(try damaged([0, 1, 2], in: session) == [harm.group])
    #expect(try damaged(Set([0, 1, 2]).subtracting([harm.group]), in: session) == [])
  }

  @Test("a touched or copied file is not damaged, and is not read again in the build after")
  func touched() throws {
    let tree = try OutputTree()
    try tree.build(Self.groups, notes: "")
    tree.setTime(of: "index.html", seconds: 1_000)
    let state = tree.identity(".vitrine/state")
    var session = try OutputFolder.open(path: tree.path, force: false)
    #expect(try damaged([0, 1, 2], in: session) == [])
    session.keep([0: 0, 1: 1, 2: 2])
    #expect(try session.commit(notes: []).written == 0)
    #expect(tree.identity(".vitrine/state") != state)
    let noted = tree.identity(".vitrine/state")
    session = try OutputFolder.open(path: tree.path, force: false)
    #expect(try damaged([0, 1, 2], in: session) == [])
    session.keep([0: 0, 1: 1, 2: 2])
    #expect(try session.commit(notes: []).written == 0)
    #expect(tree.identity(".vitrine/state") == noted)
  }

  @Test("a file changed in place is found out though its time was put back")
  func timePutBack() throws {
    let tree = try OutputTree()
    try tree.build(Self.groups, notes: "")
    usleep(20_000)
    let time = tree.identity("index.html")
    tree.overwrite("index.html", "hame")
    tree.setTime(of: "index.html", seconds: time[1], nanoseconds: time[2])
    #expect(tree.identity("index.html") == time)
    let session = try OutputFolder.open(path: tree.path, force: false)
    #expect(try damaged([0, 1, 2], in: session) == [0])
  }

  @Test("a folder that was moved away and linked to is damage, though the file is the same")
  func linkedFolder() throws {
    let tree = try OutputTree()
    try tree.build(Self.groups, notes: "")
    usleep(20_000)
    try FileManager.default.moveItem(atPath: "\(tree.path)/item/x", toPath: "\(tree.temporary.url.path)/x")
    try tree.link("item/x", to: "../../x")
    let session = try OutputFolder.open(path: tree.path, force: false)
    #expect(try damaged([0, 1, 2], in: session) == [2])
  }

  @Test("a file written in the same tick of the clock as the memory is read, whatever it looks like")
  func racy() throws {
    let tree = try OutputTree()
    try tree.build(Self.groups, notes: "")
    let time = tree.identity("index.html")
    tree.overwrite("index.html", "hame")
    tree.setTime(of: "index.html", seconds: time[1], nanoseconds: time[2])
    tree.setTime(of: ".vitrine/state", seconds: time[1], nanoseconds: time[2])
    let session = try OutputFolder.open(path: tree.path, force: false)
    #expect(try damaged([0, 1, 2], in: session) == [0])
  }

  @Test("a path both kept and put is a fault")
  func twice() throws {
    let tree = try OutputTree()
    try tree.build(Self.groups, notes: "")
    let session = try OutputFolder.open(path: tree.path, force: false)
    session.keep([0: 0])
    try tree.stage([1: ["index.html": "2"]], in: session)
    #expect(fault { _ = try session.commit() } == .putTwice("index.html"))
    #expect(try tree.contents()["index.html"] == "home")
  }
}
