import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Publishing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

// What others do between two system calls of ours cannot be arranged from outside.
@Suite("The lock of an output folder")
struct LockTests {
  private func lockFile(in tree: OutputTree) -> String { "\(tree.path)/.vitrine/lock" }

  @Test("the file stays, empty, and is not touched by a build that changes nothing")
  func stays() throws {
    let tree = try OutputTree()
    try tree.build(["a": "1"])
    let before = tree.identity(".vitrine/lock")
    #expect(!before.isEmpty)
    #expect(try tree.build(["a": "1"]).unchanged == 1)
    #expect(tree.identity(".vitrine/lock") == before)
    #expect(try tree.build(["a": "2"]).written == 1)
    #expect(tree.identity(".vitrine/lock").first == before.first)
    #expect(try tree.contents(withControl: true)[".vitrine/lock"]?.isEmpty == true)
  }

  @Test("the number of a build that was killed is not taken for that of another")
  func staleNumber() throws {
    let tree = try OutputTree()
    try tree.build(["a": "1"])
    try tree.write("4711\n", to: ".vitrine/lock")
    let session = try OutputFolder.open(path: tree.path, force: false)
    #expect(fault { try tree.build(["a": "2"]) } == .locked(folder: tree.path, process: nil))
    session.abandon()
  }

  @Test("a build that is given up takes its file along, if it has made one", arguments: [true, false])
  func givenUp(isThere: Bool) throws {
    let tree = try OutputTree()
    try tree.build(["a": "1"])
    if !isThere { try tree.remove(".vitrine/lock") }
    let before = try tree.contents(withControl: true)
    try OutputFolder.open(path: tree.path, force: false).abandon()
    #expect(try tree.contents(withControl: true) == before)
  }

  @Test(
    "a file outside that has the lock for a second name keeps its bytes", arguments: ["precious", "17\n", ""])
  func hardLink(text: String) throws {
    let tree = try OutputTree()
    try tree.build(["a": "1"])
    try tree.temporary.write(text, to: "outside/file")
    let outside = OutputTree(tree.temporary, name: "outside")
    let before = outside.identity("file")
    try tree.remove(".vitrine/lock")
    try FileManager.default.linkItem(atPath: "\(outside.path)/file", toPath: lockFile(in: tree))
    let session = try OutputFolder.open(path: tree.path, force: false)
    #expect(try outside.contents() == ["file": text])
    try tree.stage(["a": "2"], in: session)
    #expect(try tree.contents(withControl: true)[".vitrine/lock"] == "\(getpid())\n")
    _ = try session.commit()
    #expect(try outside.contents() == ["file": text])
    #expect(outside.identity("file") == before)
    #expect(
      try tree.contents(withControl: true).keys.sorted() == [".vitrine/lock", ".vitrine/manifest", "a"])
  }

  @Test("a file that may only be read is no obstacle")
  func readOnly() throws {
    let tree = try OutputTree()
    try tree.build(["a": "1"])
    try tree.write("1\n", to: ".vitrine/lock")
    chmod(lockFile(in: tree), 0o444)
    #expect(try tree.build(["a": "1"]).unchanged == 1)
  }

  @Test("a pipe by that name is never opened, and replaced")
  func pipe() throws {
    let tree = try OutputTree()
    try tree.build(["a": "1"])
    try tree.remove(".vitrine/lock")
    #expect(mkfifo(lockFile(in: tree), 0o644) == 0)
    let reader = open(lockFile(in: tree), O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    #expect(try tree.build(["a": "1"]).unchanged == 1)
    var byte: UInt8 = 0
    #expect(read(reader, &byte, 1) == 0, "nothing was written into it")
    #expect(
      try tree.contents(withControl: true).keys.sorted() == [".vitrine/lock", ".vitrine/manifest", "a"])
  }

  @Test("a folder by that name is replaced, whatever is in it")
  func folder() throws {
    let tree = try OutputTree()
    try tree.build(["a": "1"])
    try tree.remove(".vitrine/lock")
    try tree.write("x", to: ".vitrine/lock/b/c")
    #expect(try tree.build(["a": "1"]).unchanged == 1)
    #expect(
      try tree.contents(withControl: true).keys.sorted() == [".vitrine/lock", ".vitrine/manifest", "a"])
  }

  // What is open then is the file that was there, or the one we have made.
  @Test(
    "a rival that lets go of the lock and takes it anew at the wrong moment has it", arguments: [true, false])
  func rival(isThere: Bool) throws {
    let tree = try OutputTree()
    try tree.makeFolder(".vitrine")
    if isThere { try tree.write("1\n", to: ".vitrine/lock") }
    let control = open("\(tree.path)/.vitrine", O_RDONLY | O_DIRECTORY)
    defer { close(control) }
    var rival: Int32 = -1
    var isFirst = true
    let found = fault {
      _ = try BuildLock(in: control, folder: "public") {
        guard isFirst else { return }
        isFirst = false
        unlink(lockFile(in: tree))
        rival = open(lockFile(in: tree), O_RDWR | O_CREAT | O_EXCL, 0o644)
        #expect(write(rival, "4711\n", 5) == 5)
        #expect(flock(rival, LOCK_EX | LOCK_NB) == 0)
      }
    }
    defer { close(rival) }
    #expect(found == .locked(folder: "public", process: 4711))
    #expect(try tree.contents(withControl: true)[".vitrine/lock"] == "4711\n")
  }

  @Test("a rival that always is quicker does not keep us for ever")
  func endless() throws {
    let tree = try OutputTree()
    try tree.write("1\n", to: ".vitrine/lock")
    let control = open("\(tree.path)/.vitrine", O_RDONLY | O_DIRECTORY)
    defer { close(control) }
    let found = fault {
      _ = try BuildLock(in: control, folder: "public") {
        unlink(lockFile(in: tree))
        close(open(lockFile(in: tree), O_RDWR | O_CREAT | O_EXCL, 0o644))
      }
    }
    #expect(found == .locked(folder: "public", process: nil))
  }

  @Test("of two builds that find a file with a second name at the same time one has the lock")
  func together() throws {
    let tree = try OutputTree()
    try tree.write("x", to: "outside")
    try tree.makeFolder(".vitrine")
    #expect(link("\(tree.path)/outside", lockFile(in: tree)) == 0)
    let controls = (0..<2).map { _ in open("\(tree.path)/.vitrine", O_RDONLY | O_DIRECTORY) }
    defer { for control in controls { close(control) } }
    let rival = Mutex<OutputFault?>(nil)
    let isOver = DispatchSemaphore(value: 0)
    var isFirst = true
    let lock = try BuildLock(in: controls[0], folder: "public") {
      guard isFirst else { return }
      isFirst = false
      Thread.detachNewThread {
        let found = fault {
          let lock = try BuildLock(in: controls[1], folder: "public")
          lock.release(in: controls[1], isUndone: false)
        }
        rival.withLock { $0 = found }
        isOver.signal()
      }
      // Time enough for the rival to find the same file.
      usleep(20_000)
    }
    isOver.wait()
    #expect(rival.withLock { $0 } == .locked(folder: "public", process: nil))
    lock.release(in: controls[0], isUndone: false)
    #expect(try tree.contents(withControl: true) == [".vitrine/lock": "", "outside": "x"])
  }

  @Test("another's lock that has come in the place of ours stays when we let go")
  func notOurs() throws {
    let tree = try OutputTree()
    let session = try OutputFolder.open(path: tree.path, force: false)
    try tree.remove(".vitrine/lock")
    try tree.write("4711\n", to: ".vitrine/lock")
    session.abandon()
    #expect(try tree.contents(withControl: true) == [".vitrine/lock": "4711\n"])
  }
}
