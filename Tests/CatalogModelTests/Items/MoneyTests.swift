import CatalogModel
import Testing

@Suite("Amounts and currencies")
struct MoneyTests {
  static let amounts: [(units: Double, tenThousandths: Int64?)] = [
    (7.9, 79_000), (0.99, 9_900), (17.99000, 179_900), (12_000, 120_000_000), (1.005, 10_050),
    (0.1 + 0.2, 3_000),
    (0.0001, 1), (0.00005, 1), (0.00004, nil), (1e12, 10_000_000_000_000_000), (1.1e12, nil), (0, nil),
    (-1, nil),
    (.nan, nil), (.infinity, nil), (-.infinity, nil), (.greatestFiniteMagnitude, nil),
  ]

  @Test("An amount is exact to a ten-thousandth, positive and bounded", arguments: amounts)
  func amount(units: Double, tenThousandths: Int64?) throws {
    let currency = try #require(Currency("USD"))
    #expect(Money(units: units, currency: currency)?.tenThousandths == tenThousandths)
  }

  static let codes: [(text: String, code: String?)] = [
    ("USD", "USD"), ("eur", "EUR"), ("jPy", "JPY"), ("", nil), ("US", nil), ("USDX", nil), ("U1D", nil),
    ("US ", nil),
    ("€UR", nil), ("é!", nil), ("[@]", nil), ("{`}", nil),
  ]

  @Test("A currency is three letters", arguments: codes)
  func currency(text: String, code: String?) {
    #expect(Currency(text)?.code == code)
    #expect(Array(text.utf8).withUnsafeBufferPointer { Currency(utf8: $0) }?.code == code)
  }
}
