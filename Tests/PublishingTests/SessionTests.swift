import Dispatch
import Foundation
import Publishing
import TestSupport
import Testing

@Suite("Sessions")
struct SessionTests {
  @Test("a second build is told at once that another has the folder, and soon which; then it can go on")
  func locked() throws {
    let tree = try OutputTree()
    try tree.build(["a": "1"])
    let first = try OutputFolder.open(path: tree.path, force: false)
    let process = Int(ProcessInfo.processInfo.processIdentifier)
    for force in [false, true] {
      #expect(fault { try tree.build(["b": "2"], force: force) } == .locked(folder: tree.path, process: nil))
    }
    try tree.stage(["a": "3"], in: first)
    for force in [false, true] {
      #expect(
        fault { try tree.build(["b": "2"], force: force) } == .locked(folder: tree.path, process: process))
    }
    _ = try first.commit()
    #expect(try tree.build(["b": "2"]).written == 1)
    #expect(try tree.contents() == ["b": "2"])
  }

  @Test("the lock ends with an abandoned and with a dropped session", arguments: [false, true])
  func released(dropped: Bool) throws {
    let tree = try OutputTree()
    try tree.build(["a": "1"])
    do {
      let session = try OutputFolder.open(path: tree.path, force: false)
      if !dropped { session.abandon() }
    }
    #expect(try tree.build(["a": "1"]).unchanged == 1)
  }

  @Test("a lock file that a killed build left does not lock")
  func leftoverLock() throws {
    let tree = try OutputTree()
    try tree.build(["a": "1"])
    try tree.write("1\n", to: ".vitrine/lock")
    #expect(try tree.build(["a": "1"]).unchanged == 1)
  }

  @Test("an abandoned build leaves every byte, file and folder", arguments: [false, true])
  func abandoned(dropped: Bool) throws {
    let tree = try OutputTree()
    try tree.build(["a/b": "1", "c": "2"])
    try tree.write("mine", to: "mine")
    let names = ["a/b", "c", "a", ".vitrine/manifest", "mine"]
    let before = (try tree.contents(withControl: true), names.map(tree.identity))
    do {
      let session = try OutputFolder.open(path: tree.path, force: false)
      try tree.stage(["a/b": "x", "new/d/e": "y", "c/d": "z", "a/f": "w"], in: session)
      if !dropped {
        session.abandon()
        session.abandon()
        #expect(fault { _ = try session.commit() } == .sessionOver)
        #expect(fault { _ = try session.makeWriter() } == .sessionOver)
      }
    }
    #expect(try tree.contents(withControl: true) == before.0)
    #expect(names.map(tree.identity) == before.1)
  }

  @Test("a folder that was made for an abandoned build goes with it, a folder that was there stays")
  func abandonedFirst() throws {
    let temporary = try TemporaryFolder()
    let tree = OutputTree(temporary, name: "a/b/c")
    try OutputFolder.open(path: tree.path, force: false).abandon()
    #expect(try FileManager.default.subpathsOfDirectory(atPath: temporary.url.path) == [])
    try tree.makeFolder("")
    try OutputFolder.open(path: tree.path, force: false).abandon()
    #expect(try tree.contents(withControl: true) == [:])
    #expect(tree.exists())
  }

  @Test("a writer that has not finished, or has failed, makes the commit fail")
  func unfinished() throws {
    let tree = try OutputTree()
    try tree.build(["a": "1"])
    let session = try OutputFolder.open(path: tree.path, force: false)
    let writer = try session.makeWriter()
    try writer.put("a", [2])
    #expect(fault { _ = try session.commit() } == .unfinishedWriters(1))
    let other = try OutputFolder.open(path: tree.path, force: false)
    let failing = try other.makeWriter()
    _ = fault { try failing.put("../x", [2]) }
    failing.finish()
    #expect(fault { try failing.put("b", [2]) } == .sessionOver)
    #expect(fault { _ = try other.commit() } == .badPath("../x", .dots))
    #expect(try tree.contents() == ["a": "1"])
  }

  @Test("a path that is no folder, or can be none, is a fault that says so")
  func badFolders() throws {
    let temporary = try TemporaryFolder()
    try temporary.write("x", to: "file")
    let file = temporary.url.appendingPathComponent("file").path
    #expect(
      fault { _ = try OutputFolder.open(path: file, force: true) }
        == .failed(.openFolder, path: file, code: ENOTDIR))
    #expect(
      fault { _ = try OutputFolder.open(path: file + "/a/b", force: true) }
        == .failed(.openFolder, path: file + "/a/b", code: ENOTDIR))
    #expect(fault { _ = try OutputFolder.open(path: "", force: true) } == .badFolder(""))
    #expect(fault { _ = try OutputFolder.open(path: "a\0b", force: true) } == .badFolder("a\0b"))
    #expect(try temporary.files() == ["file"])
  }

  @Test("many threads put at once, into folders they share and folders of their own")
  func concurrent() throws {
    let tree = try OutputTree()
    func build(_ salt: String) throws -> OutputReport {
      let session = try OutputFolder.open(path: tree.path, force: false)
      DispatchQueue.concurrentPerform(iterations: 8) { worker in
        do {
          let writer = try session.makeWriter()
          for page in 0..<100 {
            try writer.put(
              "item/\(page)/\(worker).html", Array("\(page) \(worker) \(page % 10 == 0 ? salt : "")".utf8))
            try writer.put("own-\(worker)/\(page)/index.html", Array("\(page)".utf8))
          }
          writer.finish()
        } catch {
          Issue.record(error)
        }
      }
      return try session.commit()
    }
    #expect(try build("a").written == 1_600)
    let contents = try tree.contents()
    #expect(contents.count == 1_600)
    #expect(contents["item/42/7.html"] == "42 7 ")
    #expect(try build("a") == OutputReport(written: 0, unchanged: 1_600, removed: 0, bytes: 0))
    #expect(try build("b").written == 80)
    #expect(try tree.contents()["item/90/3.html"] == "90 3 b")
    #expect(try tree.manifest().count == 1_600)
  }
}
