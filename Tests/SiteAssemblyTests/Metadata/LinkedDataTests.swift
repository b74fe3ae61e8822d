import CatalogModel
import Testing

@testable import SiteAssembly

@Suite("Values of JSON-LD") struct LinkedDataTests {
  private func written(_ write: (inout [UInt8]) -> Void) -> String {
    var output: [UInt8] = []
    write(&output)
    return String(decoding: output, as: UTF8.self)
  }

  @Test(
    "an amount is a plain decimal with a dot",
    arguments: [
      (1.29, "1.29"), (9.9, "9.90"), (12, "12"), (250, "250"), (0.5, "0.50"), (0.05, "0.05"),
      (1.005, "1.005"),
      (0.0001, "0.0001"), (1234567.89, "1234567.89"), (1e12, "1000000000000"), (10.1, "10.10"),
    ])
  func amounts(units: Double, text: String) throws {
    let currency = try #require(Currency("EUR"))
    let money = try #require(Money(units: units, currency: currency))
    #expect(written { LinkedData.append(money, to: &$0) } == text)
  }

  @Test(
    "a day is year, month and day", arguments: [(1959, 8, 17), (2026, 12, 1), (7, 1, 31), (9999, 12, 31)])
  func days(year: Int, month: Int, day: Int) throws {
    let date = try #require(CalendarDate(year: year, month: month, day: day))
    #expect(written { LinkedData.append(date, to: &$0) } == date.isoText)
  }

  @Test("a thing of which only the name is known has its type and that")
  func named() {
    #expect(
      written { LinkedData.member("byArtist", "MusicGroup", named: "A & B", to: &$0) }
        == #","byArtist":{"@type":"MusicGroup","name":"A \u0026 B"}"#)
  }
}
