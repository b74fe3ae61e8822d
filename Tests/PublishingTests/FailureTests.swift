import Foundation
import Publishing
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite("Builds that fail or are killed in a process of their own")
struct FailureTests {
  @Test("a file that cannot be written is a fault with the system's reason, and nothing has changed")
  func fileTooLarge() async throws {
    // No full disk is at hand, but a limit on the size of files is, and it ends a write in the same way. The limit
    // is the whole process's, hence a child.
    await #expect(processExitsWith: .success) {
      let tree = try OutputTree()
      try tree.build(["a/b": "1", "c": "2"])
      let before = try tree.contents(withControl: true)
      let path = tree.path
      signal(SIGXFSZ, SIG_IGN)
      limitFileSize(to: 10_000)
      let large = String(repeating: "x", count: 20_000)
      for page in ["c", "d", "new/folder/page"] {
        let found = fault { try tree.build(["a/b": "changed", page: large]) }
        precondition(found == .failed(.write, path: page, code: EFBIG), "\(String(describing: found))")
        let after = try tree.contents(withControl: true)
        precondition(after == before, "\(after)")
      }
      precondition(FileManager.default.fileExists(atPath: path))
    }
  }

  @Test("a killed build leaves a folder the next build puts right, and no lock", arguments: [0, 1, 2, 3, 5])
  func killed(steps: Int) async throws {
    let tree = try OutputTree()
    try tree.build(["a": "1", "b/c": "2", "gone/x": "3"])
    let path = tree.path
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String, steps = steps as Int] in
      let session = try OutputFolder.open(path: path, force: false)
      let writer = try session.makeWriter()
      try writer.put("a", [50])
      try writer.put("b/d", [51])
      try writer.put("new/e/f", [52])
      writer.finish()
      var count = 0
      if steps == 0 { kill(getpid(), SIGKILL) }
      _ = try session.commit {
        count += 1
        if count == steps { kill(getpid(), SIGKILL) }
      }
    }
    try tree.build(["a": "1", "z": "4"])
    #expect(try tree.contents() == ["a": "1", "z": "4"])
    #expect(
      try tree.contents(withControl: true).keys.sorted() == [".vitrine/lock", ".vitrine/manifest", "a", "z"])
  }

  @Test("an output folder that cannot be made is a fault")
  func nowhere() throws {
    let found = fault { _ = try OutputFolder.open(path: "/proc/vitrine/public", force: false) }
    guard case .failed(.createFolder, "/proc/vitrine/public", _)? = found else {
      Issue.record("expected a fault, got \(String(describing: found))")
      return
    }
  }

  @Test("staging that is taken away under a build is a fault, and nothing has changed")
  func stagingGone() throws {
    let tree = try OutputTree()
    try tree.build(["a": "1"])
    do {
      let session = try OutputFolder.open(path: tree.path, force: false)
      let writer = try session.makeWriter()
      try writer.put("a", [2])
      try tree.remove(".vitrine/stage")
      #expect(fault { try writer.put("b", [2]) } == .failed(.write, path: "b", code: ENOENT))
      #expect(fault { try writer.put("c/d", [2]) } == .failed(.createFolder, path: "c/d", code: ENOENT))
      writer.finish()
      #expect(fault { _ = try session.commit() } != nil)
    }
    #expect(
      try tree.contents(withControl: true).keys.sorted() == [".vitrine/lock", ".vitrine/manifest", "a"])
    #expect(try tree.contents() == ["a": "1"])
  }
}

/// Limits the size of the files this process can write.
private func limitFileSize(to bytes: UInt64) {
  #if canImport(Darwin)
    let resource = RLIMIT_FSIZE
  #else
    let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
  #endif
  var limit = rlimit()
  precondition(getrlimit(resource, &limit) == 0)
  limit.rlim_cur = rlim_t(bytes)
  precondition(setrlimit(resource, &limit) == 0)
}
