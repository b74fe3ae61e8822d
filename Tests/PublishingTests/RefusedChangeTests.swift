import Foundation
import Publishing
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite("A change that the system refuses during a commit")
struct RefusedChangeTests {
  private static let old = ["a": "1", "b/x": "2", "c": "3", "z/keep": "4"]

  /// What the refusal is met by: a replaced file, a file to be removed, a file in a folder that is there, a folder
  /// that is new.
  static let sites: [[String: String]] = [
    ["a": "11", "b/x": "22", "c": "33", "z/keep": "4"],
    ["a": "11", "c": "33", "z/keep": "4"],
    ["a": "11", "b/x": "2", "b/y": "5", "c": "33", "z/keep": "4"],
    ["a": "11", "b/x": "2", "b/new/y": "5", "c": "33", "d/e": "6", "z/keep": "4"],
  ]

  @Test("a folder that may not be written to is a fault, and nothing has changed", arguments: sites.indices)
  func readOnlyFolder(index: Int) async throws {
    // Root may write anywhere, hence a child that is nobody.
    await #expect(processExitsWith: .success) { [index = index as Int] in
      let tree = try OutputTree()
      _ = chmod(tree.temporary.url.path, 0o777)
      if getuid() == 0 { precondition(setgid(65_534) == 0 && setuid(65_534) == 0) }
      try tree.build(Self.old)
      let before = try tree.contents(withControl: true)
      let names = Self.notWritten(before)
      let identities = names.map(tree.identity)
      _ = chmod("\(tree.path)/b", 0o555)
      let found = fault { try tree.build(Self.sites[index]) }
      guard case .failed(_, _, EACCES)? = found else { preconditionFailure("\(String(describing: found))") }
      let after = try tree.contents(withControl: true)
      precondition(after == before, "\(after)")
      precondition(names.map(tree.identity) == identities)
      _ = chmod("\(tree.path)/b", 0o755)
      try tree.build(Self.sites[index])
      let built = try tree.contents()
      precondition(built == Self.sites[index], "\(built)")
    }
  }

  @Test("a control folder that may not be written to is one fault for all, and none when nothing changes")
  func readOnlyControl() async throws {
    await #expect(processExitsWith: .success) {
      let tree = try OutputTree()
      _ = chmod(tree.temporary.url.path, 0o777)
      if getuid() == 0 { precondition(setgid(65_534) == 0 && setuid(65_534) == 0) }
      try tree.build(Self.old)
      let before = try tree.contents(withControl: true)
      _ = chmod("\(tree.path)/.vitrine", 0o555)
      let stage = "\(tree.path)/.vitrine/stage"
      let unchanged = try tree.build(Self.old)
      precondition(unchanged.unchanged == Self.old.count)
      let found = fault {
        let session = try OutputFolder.open(path: tree.path, force: false)
        for (path, text) in [("a", "11"), ("b/x", "22"), ("d/e", "new")] {
          let writer = try session.makeWriter()
          _ = fault { try writer.put(path, Array(text.utf8)) }
          writer.finish()
        }
        _ = try session.commit()
      }
      precondition(
        found == .failed(.createFolder, path: stage, code: EACCES), "\(String(describing: found))")
      let removing = fault { try tree.build([:]) }
      precondition(removing != nil)
      let after = try tree.contents(withControl: true)
      precondition(after == before, "\(after)")
      _ = chmod("\(tree.path)/.vitrine", 0o755)
      try tree.build(Self.sites[0])
    }
  }

  @Test(
    "a file that may not be changed is a fault, and nothing has changed", arguments: [0, 1])
  func immutableFile(index: Int) throws {
    let tree = try OutputTree()
    try tree.build(Self.old)
    let before = try tree.contents(withControl: true)
    let names = Self.notWritten(before)
    let identities = names.map(tree.identity)
    guard Self.setImmutable(true, "\(tree.path)/b/x") else { return }
    defer { _ = Self.setImmutable(false, "\(tree.path)/b/x") }
    #expect(
      fault { try tree.build(Self.sites[index]) }
        == .failed(index == 0 ? .replace : .remove, path: "b/x", code: EPERM))
    #expect(try tree.contents(withControl: true) == before)
    #expect(names.map(tree.identity) == identities)
    #expect(Self.setImmutable(false, "\(tree.path)/b/x"))
    try tree.build(Self.sites[index])
    #expect(try tree.contents() == Self.sites[index])
  }

  /// All but the lock, which held the number of the build for a while.
  private static func notWritten(_ contents: [String: String]) -> [String] {
    contents.keys.filter { $0 != ".vitrine/lock" }
  }

  /// False where the file system or the user cannot do that.
  private static func setImmutable(_ isImmutable: Bool, _ path: String) -> Bool {
    #if canImport(Darwin)
      return chflags(path, isImmutable ? UInt32(UF_IMMUTABLE) : 0) == 0
    #else
      guard getuid() == 0 else { return false }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/chattr")
      process.arguments = [isImmutable ? "+i" : "-i", path]
      process.standardError = FileHandle.nullDevice
      do { try process.run() } catch { return false }
      process.waitUntilExit()
      return process.terminationStatus == 0
    #endif
  }
}
