import CatalogModel
import Foundation
import StoreSearch
import TestSupport
import Testing

@Suite("Recorded answers", .enabled(if: SharedFolder.isAvailable, "needs ../shared"))
struct RecordingTests {
  /// What identifies a result, worked out from the raw JSON without the decoder.
  private struct RawKey: Hashable {
    let kind: String
    let id: Int64
  }

  private static func rawResults(_ file: URL) throws -> [[String: Any]] {
    let body = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    return try #require(body?["results"] as? [[String: Any]])
  }

  private static func rawKey(_ result: [String: Any]) -> RawKey {
    let kind =
      result["kind"] ?? result["collectionType"] ?? result["artistType"] ?? result["wrapperType"]
    let id = result["trackId"] ?? result["collectionId"] ?? result["artistId"]
    let isArtist = result["wrapperType"] as? String == "artist"
    return RawKey(
      kind: kind as? String ?? "",
      id: ((isArtist ? result["artistId"] : id) as? NSNumber)?.int64Value ?? 0)
  }

  private static func descriptions(_ result: [String: Any]) -> [String] {
    ["description", "longDescription", "shortDescription"].map {
      ((result[$0] as? String) ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  @Test("Every recorded result becomes an item, and only repeats are left out")
  func allResults() throws {
    let decoder = SnapshotDecoder(country: "US")
    var total = 0
    for file in try SharedFolder.recordings() {
      let raw = try Self.rawResults(file)
      let decoded = try decoder.decode(Array(Data(contentsOf: file)), searchName: file.lastPathComponent)
      let distinct = Set(raw.map(Self.rawKey)).count
      #expect(decoded.answer.items.count == distinct, "\(file.lastPathComponent)")
      #expect(decoded.duplicateCount == raw.count - distinct, "\(file.lastPathComponent)")
      #expect(decoded.warnings.isEmpty, "\(file.lastPathComponent): \(decoded.warnings.prefix(3))")
      #expect((decoded.answer == .noResults) == raw.isEmpty)
      total += decoded.answer.items.count
    }
    #expect(total > 1_500)
  }

  @Test("Names, links and release dates of all recorded results are those of the raw answer")
  func fieldsOfAllResults() throws {
    let decoder = SnapshotDecoder(country: "US")
    for file in try SharedFolder.recordings() {
      let items = try decoder.decode(Array(Data(contentsOf: file)), searchName: searchName).answer.items
      var seen: Set<RawKey> = []
      let raw = try Self.rawResults(file).filter { seen.insert(Self.rawKey($0)).inserted }
      try #require(items.count == raw.count)
      for (item, raw) in zip(items, raw) {
        let name = (raw["trackName"] ?? raw["collectionName"] ?? raw["artistName"]) as? String
        #expect(item.name == name?.split(separator: " ").joined(separator: " "))
        let link = (raw["trackViewUrl"] ?? raw["collectionViewUrl"] ?? raw["artistLinkUrl"]) as? String
        #expect(item.storeURL?.text == link)
        #expect(item.releaseDate?.isoText == (raw["releaseDate"] as? String).map { String($0.prefix(10)) })
        #expect((item.artwork == nil) == (raw["artworkUrl60"] == nil))
        #expect((item.description == nil) == Self.descriptions(raw).allSatisfy(\.isEmpty))
      }
    }
  }
}
