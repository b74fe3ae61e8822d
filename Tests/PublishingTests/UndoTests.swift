import Foundation
import Publishing
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite("A commit that fails half way")
struct UndoTests {
  /// A site before and after, with every kind of change, and whether it takes force.
  private static let changes =
    InterruptionTests.changes.map { ($0.old, $0.new, false) } + [
      (["mine/file": "1"], ["mine/file": "2", "taken": "3", "dir/x": "4"], true),
      (["link": "1", "b/link/c": "2"], ["link": "3", "b/link/c": "4"], false),
    ]

  private struct Broken: Sendable {
    static let fault = OutputFault.failed(.replace, path: "broken", code: EIO)
  }

  /// A tree with a site and things that are not ours.
  private static func tree(_ old: [String: String], isForced: Bool) throws -> OutputTree {
    let tree = try OutputTree()
    try tree.build(old)
    try tree.write("mine", to: "foreign/file")
    if isForced {
      try tree.write("mine", to: "taken")
      try tree.write("mine", to: "dir")
    }
    if old["link"] != nil {
      for name in ["link", "b/link"] {
        try tree.remove(name)
        try tree.link(name, to: "/nowhere")
      }
    }
    return tree
  }

  private func snapshot(_ tree: OutputTree) throws -> [String: String] {
    var found = try tree.contents(withControl: true)
    for (name, text) in found where text != "/" && !name.hasPrefix(".vitrine") {
      found[name] = "\(text) \(tree.identity(name))"
    }
    for name in try FileManager.default.subpathsOfDirectory(atPath: tree.path) {
      found[name, default: "folder"] += " \(String(tree.mode(name), radix: 8))"
    }
    return found
  }

  @Test(
    "leaves the previous files, folders and manifest, the very same ones, at whatever step it fails",
    arguments: changes.indices, ReplacementMethod.allCases)
  func everyStep(index: Int, method: ReplacementMethod) throws {
    let (old, new, isForced) = Self.changes[index]
    var failures = 0
    while true {
      let tree = try Self.tree(old, isForced: isForced)
      for folder in ["b/c", "deep/er", "p/q/r"] { chmod("\(tree.path)/\(folder)", 0o2751) }
      let before = try snapshot(tree)
      let session = try OutputFolder.open(path: tree.path, force: isForced)
      try tree.stage(new, in: session)
      var count = 0
      let found = fault {
        _ = try session.commit(replacingBy: method) { () throws(OutputFault) in
          count += 1
          if count == failures + 1 { throw Broken.fault }
        }
      }
      guard let found else { break }
      #expect(found == Broken.fault)
      #expect(count == 2 * (failures + 1), "each step is undone by one")
      #expect(try snapshot(tree) == before)
      try tree.build(new, force: isForced)
      #expect(try tree.contents() == new.merging(["foreign/file": "mine"]) { $1 })
      failures += 1
    }
    #expect(failures >= 3)
  }

  @Test(
    "and is killed while it is being undone, leaves a tree from which the next build gets exactly right",
    arguments: InterruptionTests.changes.indices, ReplacementMethod.allCases)
  func killedInUndo(index: Int, method: ReplacementMethod) throws {
    let (old, new) = InterruptionTests.changes[index]
    let tree = try OutputTree()
    try tree.build(old)
    let steps = try steps(of: new, on: tree.copy("counted"), method)
    let session = try OutputFolder.open(path: tree.path, force: false)
    try tree.stage(new, in: session)
    var count = 0
    var copies: [OutputTree] = []
    #expect(
      fault {
        _ = try session.commit(replacingBy: method) { () throws(OutputFault) in
          count += 1
          do { copies.append(try tree.copy("copy-\(count)")) } catch { Issue.record(error) }
          if count == steps { throw Broken.fault }
        }
      } == Broken.fault)
    #expect(copies.count == 2 * steps)
    for (number, copy) in copies.enumerated() {
      for site in [[old, new, ["other": "8"]][number % 3], new, [:]] {
        try copy.build(site)
        #expect(try copy.contents() == site)
      }
      #expect(try copy.contents(withControl: true).keys.sorted() == [".vitrine/lock", ".vitrine/manifest"])
    }
  }

  private func steps(
    of site: [String: String], on tree: OutputTree, _ method: ReplacementMethod
  ) throws -> Int {
    let session = try OutputFolder.open(path: tree.path, force: false)
    try tree.stage(site, in: session)
    var count = 0
    _ = try session.commit(replacingBy: method) { count += 1 }
    return count
  }

  @Test("on a folder made for it leaves nothing behind")
  func first() throws {
    let tree = try OutputTree()
    for failing in 1...3 {
      let session = try OutputFolder.open(path: tree.path, force: false)
      try tree.stage(["a": "1", "b/c": "2"], in: session)
      var count = 0
      #expect(
        fault {
          _ = try session.commit { () throws(OutputFault) in
            count += 1
            if count == failing { throw Broken.fault }
          }
        } == Broken.fault)
      #expect(!tree.exists())
    }
  }

  @Test("and cannot be undone says so, puts back what it can, and still owns every file")
  func notUndone() throws {
    let tree = try OutputTree()
    try tree.build(["a": "1", "b": "2", "gone": "3"])
    let session = try OutputFolder.open(path: tree.path, force: false)
    try tree.stage(["a": "11", "b": "22", "c": "33"], in: session)
    var isBroken = false
    let found = fault {
      _ = try session.commit { () throws(OutputFault) in
        guard !isBroken, (try? tree.contents()["gone"]) == nil else { return }
        isBroken = true
        do {
          // What the first replaced file would come back from.
          try tree.remove(".vitrine/stage/0/0")
        } catch { Issue.record(error) }
        throw Broken.fault
      }
    }
    #expect(found == .several([Broken.fault, .failed(.restore, path: "a", code: ENOENT)]))
    #expect(try tree.contents() == ["a": "11", "b": "2", "gone": "3"])
    #expect(try tree.manifest() == ["a", "b", "c", "gone"])
    try tree.build(["b": "2"])
    #expect(
      try tree.contents(withControl: true).keys.sorted() == [".vitrine/lock", ".vitrine/manifest", "b"])
  }

  @Test("a folder that has come to stand where a file goes stays, and the rest is undone")
  func folderAppears() throws {
    for method in ReplacementMethod.allCases {
      let tree = try OutputTree()
      try tree.build(["a": "1", "b": "2"])
      let session = try OutputFolder.open(path: tree.path, force: false)
      try tree.stage(["a": "11", "b": "22"], in: session)
      try tree.remove("b")
      try tree.write("mine", to: "b/file")
      #expect(
        fault { _ = try session.commit(replacingBy: method) } == .failed(.replace, path: "b", code: EISDIR))
      #expect(try tree.contents() == ["a": "1", "b/file": "mine"])
    }
  }

  @Test("a folder by the manifest's name gives way when forced", arguments: ReplacementMethod.allCases)
  func manifestFolder(method: ReplacementMethod) throws {
    let tree = try OutputTree()
    try tree.write("x", to: ".vitrine/manifest/x")
    #expect(fault { try tree.build(["a": "1"]) } == .manifestUnreadable(folder: tree.path))
    let session = try OutputFolder.open(path: tree.path, force: true)
    try tree.stage(["a": "1"], in: session)
    _ = try session.commit(replacingBy: method)
    #expect(try tree.manifest() == ["a"])
    #expect(
      try tree.contents(withControl: true).keys.sorted() == [".vitrine/lock", ".vitrine/manifest", "a"])
  }
}
