import CatalogModel
import Snapshots
import Testing

@testable import SiteAssembly

@Suite("The ids of feeds and their entries")
struct FeedIdentifierTests {
  private static func event(
    _ id: Int64, _ kind: ItemKind, country: String, at time: String, _ what: HistoryEvent.Kind
  ) throws -> HistoryEvent {
    HistoryEvent(
      at: try #require(UTCTime(time)), search: try SearchID("night-jazz"),
      key: ItemKey(country: country, kind: kind, id: id), name: "Name", artist: "Artist", what)
  }

  @Test("stay for ever what they once were: other values make every reader see everything again")
  func fixed() throws {
    let new = try Self.event(1_440_833_098, .song, country: "US", at: "2026-11-30T12:24:18Z", .new)
    let drop = try Self.event(
      1_440_833_098, .song, country: "US", at: "2026-11-30T23:59:59Z",
      .drop(from: try Samples.dollars(1.29), to: try Samples.dollars(0.99)))
    let free = try Self.event(
      7, .software, country: "JP", at: "2026-01-02T00:00:00Z",
      .drop(from: try Samples.dollars(1), to: .free))
    #expect(FeedIdentifier(new).text == "urn:uuid:c285e66e-2d4f-8b7a-8c8d-eef3263e15c4")
    #expect(FeedIdentifier(drop).text == "urn:uuid:e2a16660-b773-8217-bf67-36814b17ee8f")
    #expect(FeedIdentifier(free).text == "urn:uuid:94464a10-44c0-85c8-ba10-cc0037224620")
    let site = "https://example.org/shelf/"
    #expect(
      FeedIdentifier(feedOf: site, search: nil).text == "urn:uuid:34215cde-b796-8814-a999-2a11a786793d")
    #expect(
      FeedIdentifier(feedOf: site, search: "night-jazz").text
        == "urn:uuid:3f26122e-91f3-8ca3-aae0-574f4e400057")
  }

  @Test("are UUIDs of version 8 and of the variant of RFC 9562", arguments: Int64(1)...200)
  func form(number: Int64) throws {
    let event = try Self.event(number, .song, country: "US", at: "2026-11-30T12:24:18Z", .new)
    let form = /urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/
    #expect(FeedIdentifier(event).text.wholeMatch(of: form) != nil)
  }

  @Test("An item is new once, wherever and whenever it is seen")
  func new() throws {
    let first = try FeedSample.event(1, in: "a", minute: 0, name: "One")
    let second = try FeedSample.event(1, in: "b", minute: 9_999, name: "Uno", artist: "Somebody")
    #expect(FeedIdentifier(first) == FeedIdentifier(second))
  }

  @Test("A price drops once a day to the same amount; other items, amounts and days are other entries")
  func drops() throws {
    func id(
      _ number: Int64 = 1, _ search: String = "a", minute: Int64 = 0, _ from: Double = 9, _ to: Double = 5
    )
      throws -> FeedIdentifier
    {
      FeedIdentifier(try FeedSample.event(number, in: search, minute: minute, FeedSample.drop(from, to)))
    }
    #expect(try id() == id(1, "b", minute: 1_439, 8, 5))
    #expect(try id() != id(2))
    #expect(try id() != id(1, "a", minute: 0, 9, 4))
    #expect(try id() != id(1, "a", minute: 1_440))
    #expect(try id() != FeedIdentifier(FeedSample.event(1)))
  }
}
