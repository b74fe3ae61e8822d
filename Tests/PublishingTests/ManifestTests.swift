import Diagnostics
import Foundation
import Publishing
import TestSupport
import Testing

@Suite("The manifest")
struct ManifestTests {
  @Test(
    "a hostile line is ignored with a warning and nothing outside is removed",
    arguments: [
      ("../outside", PathProblem.dots), ("/etc/passwd", .emptyComponent), ("a/../../outside", .dots),
      ("", .empty),
      (".vitrine/lock", .reserved), ("a\\..\\b", .backslash), ("a\u{1}b", .controlByte),
      ("a\r", .controlByte),
      (String(repeating: "x", count: 256), .componentTooLong),
    ])
  func hostile(line: String, problem: PathProblem) throws {
    let tree = try OutputTree()
    try tree.temporary.write("precious", to: "outside")
    try tree.build(["a": "1", "z": "2"])
    try tree.write("vitrine manifest 1\na\n\(line)\nz\n", to: ".vitrine/manifest")
    let report = try tree.build(["a": "1"])
    #expect(report.removed == 1)
    #expect(report.ignoredLines == [OutputReport.IgnoredLine(number: 3, problem: problem)])
    #expect(report.warnings.map(\.severity) == [.warning])
    #expect(try tree.contents() == ["a": "1"])
    #expect(try tree.manifestText() == "vitrine manifest 1\na\n")
    #expect(try tree.temporary.read("outside") == Data("precious".utf8))
    #expect(try tree.build(["a": "1"]).ignoredLines == [])
  }

  @Test("a last line without end may be cut short and is ignored")
  func cutShort() throws {
    let tree = try OutputTree()
    try tree.build(["a": "1", "ab": "2"])
    try tree.write("vitrine manifest 1\na", to: ".vitrine/manifest")
    let report = try tree.build(["b": "3"])
    #expect(report.ignoredLines == [OutputReport.IgnoredLine(number: 2, problem: nil)])
    #expect(try tree.contents() == ["a": "1", "ab": "2", "b": "3"])
  }

  @Test("lines in any order and repeated lines are understood")
  func unordered() throws {
    let tree = try OutputTree()
    try tree.build(["a": "1", "b/c": "2", "d": "3"])
    try tree.write("vitrine manifest 1\nd\nb/c\nd\na\nnever/was\n", to: ".vitrine/manifest")
    #expect(try tree.build(["b/c": "2"]).removed == 2)
    #expect(try tree.contents() == ["b/c": "2"])
    #expect(try tree.manifestText() == "vitrine manifest 1\nb/c\n")
  }

  @Test(
    "a manifest that is none is refused, and forced it owns nothing",
    arguments: [
      "", "vitrine", "vitrine manifest 1", "vitrine manifest 2\na\n", "\u{0}\u{0}\u{0}\u{0}", "a\nb\n",
    ])
  func unreadable(text: String) throws {
    let tree = try OutputTree()
    try tree.build(["a": "1", "b": "2"])
    try tree.write(text, to: ".vitrine/manifest")
    let before = try tree.contents(withControl: true)
    #expect(fault { try tree.build(["a": "3"]) } == .manifestUnreadable(folder: tree.path))
    #expect(try tree.contents(withControl: true) == before)
    #expect(try tree.build(["a": "3"], force: true).removed == 0)
    #expect(try tree.contents() == ["a": "3", "b": "2"])
    #expect(try tree.manifest() == ["a"])
  }

  @Test("a lost manifest is like a foreign folder")
  func lost() throws {
    let tree = try OutputTree()
    try tree.build(["a": "1"])
    try tree.remove(".vitrine/manifest")
    #expect(fault { try tree.build(["a": "1"]) } == .notOurs(folder: tree.path, entry: "a"))
    #expect(try tree.build(["a": "1"], force: true).unchanged == 1)
  }

  @Test("a manifest with any bytes changed, cut or doubled never harms a file that is not ours")
  func damaged() throws {
    let tree = try OutputTree()
    try tree.temporary.write("precious", to: "outside/a")
    var random = SeededGenerator(seed: 7)
    let old = ["a/b": "1", "a/c": "2", "d": "3", "e/f/g": "4"]
    for _ in 0..<60 {
      try tree.build(old, force: true)
      try tree.write("mine", to: "mine/a")
      var bytes = Array(try tree.manifestText().utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0...4, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.removeSubrange(place...)
        case 2: bytes.insert(contentsOf: Array("\n../outside/a\n".utf8), at: place)
        case 3: bytes.insert(contentsOf: bytes[..<place], at: place)
        default: bytes.insert(contentsOf: Array("/../".utf8), at: place)
        }
        if bytes.isEmpty { bytes = [10] }
      }
      try Data(bytes).write(to: URL(fileURLWithPath: "\(tree.path)/.vitrine/manifest"))
      try tree.build(["a/b": "1", "x": "5"], force: true)
      let contents = try tree.contents()
      #expect(contents["mine/a"] == "mine" && contents["a/b"] == "1" && contents["x"] == "5")
      #expect(try tree.temporary.read("outside/a") == Data("precious".utf8))
      #expect(try tree.manifest() == ["a/b", "x"])
    }
  }
}
