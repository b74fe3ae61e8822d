import Foundation
import TestSupport
import Testing

@Suite("A build after another one, whatever happened in between,")
struct IncrementalTests {
  /// How many sequences there are, 200 unless `VITRINE_SEQUENCES` in the environment says otherwise.
  private static let count =
    ProcessInfo.processInfo.environment["VITRINE_SEQUENCES"].flatMap { Int($0) }.map { max(1, $0) } ?? 200
  private static let perBatch = 10
  private static let batches = Array(stride(from: 1, through: count, by: perBatch))

  @Test(
    "makes, byte for byte, what a clean build makes, and writes only what is different", arguments: batches)
  func equalsClean(first: Int) throws {
    for seed in first..<min(first + Self.perBatch, Self.count + 1) { try Self.run(seed: UInt64(seed)) }
  }

  /// One sequence: a build of a made-up site, then one to four times some edits and a build.
  private static func run(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let site = try IncrementalSite(.random(using: &numbers))
    do {
      try site.buildAndCheck(site.someOptions(using: &numbers))
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        for _ in 0..<numbers.pick([1, 1, 1, 2, 3]) { try edit(site, using: &numbers) }
        try site.buildAndCheck(site.someOptions(using: &numbers))
      }
    } catch {
      Issue.record("seed \(seed): \(error)\n\(site.log.joined(separator: "\n"))")
    }
  }

  private static func edit(_ site: IncrementalSite, using numbers: inout SeededGenerator) throws {
    if numbers.happens(1, in: 3) {
      let edit = numbers.pick(OutputEdit.allCases)
      site.note(edit.rawValue)
      try edit.apply(to: site, using: &numbers)
    } else {
      let edit = numbers.pick(DraftEdit.allCases)
      site.note(edit.rawValue)
      edit.apply(to: &site.draft, using: &numbers)
      try site.save()
    }
  }
}
