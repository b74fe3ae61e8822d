import CatalogModel
import Foundation
import TestSupport
import Testing

@Suite struct UTCTimeTests {
  static let vectors: [(text: String, seconds: Int64)] = [
    ("1970-01-01T00:00:00Z", 0), ("1969-12-31T23:59:59Z", -1), ("2000-02-29T12:00:00Z", 951_825_600),
    ("2026-11-30T12:24:18Z", 1_796_041_458), ("0001-01-01T00:00:00Z", -62_135_596_800),
    ("9999-12-31T23:59:59Z", 253_402_300_799),
  ]

  @Test("seconds and texts belong together", arguments: vectors.indices)
  func known(index: Int) {
    let (text, seconds) = Self.vectors[index]
    #expect(UTCTime(text)?.unixSeconds == seconds)
    #expect(UTCTime(unixSeconds: seconds).text == text)
  }

  @Test("random times agree with Foundation", arguments: 0..<200)
  func foundation(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let seconds = Int64.random(in: -12_000_000_000...253_402_300_799, using: &random)
    let time = UTCTime(unixSeconds: seconds)
    #expect(time.text == Date(timeIntervalSince1970: Double(seconds)).formatted(.iso8601))
    #expect(UTCTime(time.text) == time)
  }

  @Test(
    "other texts are no times",
    arguments: [
      "", "2026-11-30", "2026-11-30T12:24:18", "2026-11-30 12:24:18Z", "2026-02-30T00:00:00Z",
      "2026-11-30T24:00:00Z", "2026-11-30T12:60:00Z", "2026-11-30T12:24:60Z", "2026-11-30T12:24:18+01:00",
      "2026-11-30T12:24:1८Z", "0000-01-01T00:00:00Z",
    ])
  func invalid(text: String) {
    #expect(UTCTime(text) == nil)
  }

  @Test("numbers without a date become the first or last one", arguments: [Int64.min, Int64.max])
  func bounds(seconds: Int64) {
    let time = UTCTime(unixSeconds: seconds)
    #expect(time.text == (seconds < 0 ? "0001-01-01T00:00:00Z" : "9999-12-31T23:59:59Z"))
    #expect(time.adding(seconds: seconds) == time)
  }
}
