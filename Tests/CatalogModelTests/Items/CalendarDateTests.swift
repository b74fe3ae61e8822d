import CatalogModel
import Testing

@Suite("Days")
struct CalendarDateTests {
  static let timestamps: [(text: String, iso: String?)] = [
    ("2015-11-18T12:00:00Z", "2015-11-18"),
    ("2004-09-22 07:00:00 Etc/GMT", "2004-09-22"),
    ("1865-01-01", "1865-01-01"),
    ("2024-02-29T00:00:00Z", "2024-02-29"),
    ("2000-02-29", "2000-02-29"),
    ("0001-01-01", "0001-01-01"),
    ("9999-12-31", "9999-12-31"),
    ("2023-02-29", nil),
    ("1900-02-29", nil),
    ("2023-04-31", nil),
    ("2023-13-01", nil),
    ("2023-00-01", nil),
    ("2023-01-00", nil),
    ("0000-01-01", nil),
    ("2023-1-1", nil),
    ("2023-01-011", nil),
    ("2023/01/01", nil),
    ("-023-01-01", nil),
    ("20２3-01-01", nil),
    ("2023-01", nil),
    ("", nil),
  ]

  @Test("The day a store's timestamp starts with", arguments: timestamps)
  func timestamp(text: String, iso: String?) {
    #expect(CalendarDate(storeTimestamp: text)?.isoText == iso)
  }

  @Test("Days are in order of time")
  func order() throws {
    let days = try ["2022-12-31", "2023-01-01", "2023-01-02", "2023-02-01"].map {
      try #require(CalendarDate(storeTimestamp: $0))
    }
    #expect(days.shuffled().sorted() == days)
  }
}
