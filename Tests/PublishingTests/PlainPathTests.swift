import TestSupport
import Testing

@testable import Publishing

@Suite("Paths checked eight bytes at a time")
struct PlainPathTests {
  /// The rules once more, as plainly as they can be said.
  private func isFit(_ path: [UInt8]) -> Bool {
    let components = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let hasBadBytes = path.contains { $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "\\") }
    let hasBadComponent = components.contains {
      $0.isEmpty || $0 == [0x2E] || $0 == [0x2E, 0x2E] || $0.count > 255
    }
    let start = String(decoding: path.prefix(8), as: UTF8.self).lowercased()
    return !hasBadBytes && !hasBadComponent && components.count <= 64 && start != ".vitrine"
  }

  private func isAllowed(_ path: [UInt8]) -> Bool {
    path.withUnsafeBufferPointer { OutputPath.problem(in: $0) == nil }
  }

  private func isPlain(_ path: [UInt8]) -> Bool {
    path.withUnsafeBufferPointer { OutputPath.isPlain($0) }
  }

  @Test("what a path may not have is found wherever it stands", arguments: 1...40)
  func everywhere(length: Int) {
    let plain = (0..<length).map { UInt8(ascii: $0 % 7 == 3 ? "/" : "b") } + Array("b".utf8)
    #expect(isAllowed(plain))
    let suspects: [[UInt8]] = [
      [0], [0x1F], [0x20], [0x7F], [0x80], [0xFF], [0x5C], [0x2F], [0x2E], [0x2E, 0x2E],
    ]
    for position in plain.indices {
      for suspect in suspects {
        let path = plain[..<position] + suspect + plain[position...].dropFirst(suspect.count)
        #expect(isAllowed(Array(path)) == isFit(Array(path)), "\(Array(path))")
      }
    }
  }

  @Test("any bytes get the answer that the rules give", arguments: 0..<8)
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let bytes = Array("aaaaaabcdefg....////\\\u{1}\u{7F}é~-".utf8)
    for _ in 0..<5_000 {
      let count = Int.random(in: 0...150, using: &random)
      let common = Int.random(in: 1...bytes.count, using: &random)
      let path = (0..<count).map { _ in bytes.prefix(common).randomElement(using: &random) ?? 0x61 }
      #expect(isAllowed(path) == isFit(path), "\(path)")
      if isPlain(path) { #expect(isFit(path), "\(path)") }
    }
  }

  @Test("the usual paths are plain", arguments: ["404.html", "item/night-jazz-1440833098/index.html"])
  func usual(path: String) {
    #expect(isPlain(Array(path.utf8)))
  }

  @Test("neither is a path out of the folder, nor one of its control folder, in any letter case")
  func never() {
    for path in [
      "/etc/passwd", "../outside", "a/../../outside", ".vitrine/lock", ".VITRINE/stage", "aaaaaaa/..",
    ] {
      #expect(!isPlain(Array(path.utf8)), "\(path)")
    }
  }
}
