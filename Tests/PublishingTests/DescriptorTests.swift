import Foundation
import Publishing
import TestSupport
import Testing

@Suite("Open files")
struct DescriptorTests {
  @Test("no build, good or bad, leaves a file open")
  func none() async {
    // Other tests open files at the same time, hence a process of its own.
    await #expect(processExitsWith: .success) {
      func openFiles() throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count
      }
      let tree = try OutputTree()
      try tree.build(["a/b/c/d": "1", "e": "2", "f/g": "3"])
      let before = try openFiles()
      for round in 0..<5 {
        try tree.build(["a/b/c/d": "\(round)", "n\(round)/m": "2", "f/g": "3"])
        _ = fault { try tree.build(["../x": "1"]) }
        _ = fault { try tree.build(["a": "1", "a/b": "2"]) }
        try OutputFolder.open(path: tree.path, force: false).abandon()
        let session = try OutputFolder.open(path: tree.path, force: false)
        let during = try openFiles()
        _ = fault { _ = try OutputFolder.open(path: tree.path, force: false) }
        let refused = try openFiles()
        precondition(refused == during)
        try tree.stage(["a": "1", "f/g/h": "2"], in: session)
        _ = try session.commit()
        try tree.build(["a/b/c/d": "1"])
      }
      let after = try openFiles()
      precondition(after == before, "\(before) open files became \(after)")
    }
  }
}
