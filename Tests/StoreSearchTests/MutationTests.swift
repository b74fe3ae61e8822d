import CatalogModel
import Foundation
import StoreSearch
import TestSupport
import Testing

@Suite("Damaged recordings", .enabled(if: SharedFolder.isAvailable, "needs ../shared"))
struct MutationTests {
  private static let pieces = [
    "\"", "\\", "\\u", "\\ud800", "{", "}", "[", "]", ",", ":", "null", "-1", "1e999", "99999999999999999999",
    "<", "&",
    "&amp;", "<script>", "<!--", "\u{0}", "\u{202E}", "é",
  ].map { Array($0.utf8) }

  private static func mutate(_ body: inout [UInt8], with generator: inout SeededGenerator) {
    guard !body.isEmpty else { return }
    let position = Int.random(in: 0..<body.count, using: &generator)
    let end = min(body.count, position + Int.random(in: 0..<40, using: &generator))
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: body[position] = UInt8.random(in: 0...255, using: &generator)
    case 1: body.removeSubrange(position..<end)
    case 2: body.insert(contentsOf: Array(body[position..<end]), at: position)
    case 3: body.insert(contentsOf: pieces.randomElement(using: &generator) ?? [], at: position)
    default:
      if Int.random(in: 0..<20, using: &generator) == 0 { body.removeSubrange(position...) }
    }
  }

  @Test(
    "Never crashes, and either refuses or gives named items",
    arguments: ["es-podcasts-2", "us-lookup-isbn-ebook", "us-musicvideo-sabotage", "hk-lookup-wayraki"])
  func mutations(file: String) throws {
    let original = Array(
      try Data(contentsOf: SharedFolder.url.appendingPathComponent("itunes/\(file).json")))
    let decoder = SnapshotDecoder(country: "US")
    var generator = SeededGenerator(seed: UInt64(original.count))
    var decodedCount = 0
    for _ in 0..<800 {
      var body = original
      for _ in 0...Int.random(in: 0..<6, using: &generator) { Self.mutate(&body, with: &generator) }
      guard let decoded = try? decoder.decode(body, searchName: searchName) else { continue }
      decodedCount += 1
      #expect(decoded.answer.items.allSatisfy { !$0.name.isEmpty && $0.key.id > 0 })
    }
    #expect(decodedCount > 0)
  }
}
