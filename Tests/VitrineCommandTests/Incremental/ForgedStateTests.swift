import Foundation
import Records
import TestSupport
import Testing

@Suite("What the last build left, forged so that it looks whole,")
struct ForgedStateTests {
  private static let headingLength = 16
  private static let bodyStart = headingLength + 16

  /// Puts the checksum right after a change to the bytes behind it.
  private static func sealed(_ state: [UInt8]) -> [UInt8] {
    let hash = state[bodyStart...].withUnsafeBytes(ContentHash.number)
    var writer = RecordWriter()
    writer.append(hash)
    return state[..<headingLength] + writer.bytes + state[(headingLength + 8)...]
  }

  @Test("never ends a build in a crash, and is made good by a fresh one", arguments: 0..<8)
  func forged(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let site = try OutputSample.site()
    #expect(site.build().isDone)
    let clean = try site.pages()
    let file = URL(fileURLWithPath: "\(site.output)/.vitrine/state")
    let good = try [UInt8](Data(contentsOf: file))
    #expect(Self.sealed(good) == good)
    for _ in 0..<40 {
      var state = good
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let index = Int.random(in: Self.bodyStart..<state.count, using: &random)
        state[index] = [0, 1, 2, 0x2F, 0x3C, 0x7F, 0x80, 0xFF].randomElement(using: &random) ?? 0
      }
      try Data(Self.sealed(state)).write(to: file)
      let outcome = site.build()
      #expect(outcome.isDone || outcome.isFailed, "\(outcome.messages)")
    }
    #expect(site.build("--fresh").isDone)
    #expect(try site.pages() == clean)
  }
  @Test(
    "counts for nothing when it puts a file into a group that no part of the site has", arguments: [0, 1, 5])
  func unknownGroup(record: Int) throws {
    let site = try OutputSample.site()
    #expect(site.build().isDone)
    let clean = try site.pages()
    let file = URL(fileURLWithPath: "\(site.output)/.vitrine/state")
    var state = try [UInt8](Data(contentsOf: file))
    // The records are at the end, and the group is the last of a record's five numbers.
    let group = state.count - record * 40 - 8
    state.replaceSubrange(group..<group + 4, with: [0xFF, 0xFF, 0, 0])
    try Data(Self.sealed(state)).write(to: file)
    #expect(site.build().isDone)
    #expect(try site.pages() == clean)
  }
}
