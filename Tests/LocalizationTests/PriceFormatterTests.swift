import CatalogModel
import Localization
import Testing

@Suite struct PriceFormatterTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let tag: String
    let currency: String
    let units: Double
    let text: String

    var testDescription: String { "\(tag) \(currency) \(units)" }

    init(_ tag: String, _ currency: String, _ units: Double, _ text: String) {
      self.tag = tag
      self.currency = currency
      self.units = units
      self.text = text
    }
  }

  @Test(
    "a price is written in the page's language and the item's currency",
    arguments: [
      Case("en", "USD", 1234.5, "$1,234.50"),
      Case("en", "USD", 0.99, "$0.99"),
      Case("en", "EUR", 9.99, "€9.99"),
      Case("en", "GBP", 7.9, "£7.90"),
      Case("en", "JPY", 250, "¥250"),
      Case("en", "KRW", 12_000, "₩12,000"),
      Case("en", "KWD", 1.234, "KWD\u{A0}1.234"),
      Case("en", "BHD", 0.5, "BHD\u{A0}0.500"),
      Case("en", "ABC", 1.5, "ABC\u{A0}1.50"),
      Case("en-GB", "USD", 5, "US$5.00"),
      Case("en-CA", "USD", 5, "US$5.00"),
      Case("en-CA", "CAD", 5, "$5.00"),
      Case("de", "EUR", 1234.5, "1.234,50\u{A0}€"),
      Case("de", "USD", 0.99, "0,99\u{A0}$"),
      Case("de-CH", "CHF", 1234.5, "CHF\u{A0}1’234.50"),
      Case("fr", "EUR", 1234.5, "1\u{202F}234,50\u{A0}€"),
      Case("es", "EUR", 12_345.5, "12.345,50\u{A0}€"),
      Case("it", "EUR", 0.69, "0,69\u{A0}€"),
      Case("nl", "EUR", 1234.5, "€\u{A0}1.234,50"),
      Case("pt-BR", "BRL", 1234.5, "R$\u{A0}1.234,50"),
      Case("sv", "SEK", 1234.5, "1\u{A0}234,50\u{A0}kr"),
      Case("da", "DKK", 1234.5, "1.234,50\u{A0}kr."),
      Case("ko", "KRW", 12_000, "₩12,000"),
      Case("zh-Hans", "CNY", 6, "¥6.00"),
      Case("he", "ILS", 1234.5, "\u{200F}1,234.50\u{A0}\u{200F}₪"),
      Case("ar", "USD", 1234.5, "\u{200F}1,234.50\u{A0}US$"),
    ])
  func table(test: Case) throws {
    #expect(try text(test.units, test.currency, test.tag) == test.text)
  }

  @Test("yen in Japanese have one of the two yen signs and no decimals")
  func yen() throws {
    #expect(try ["¥250", "￥250"].contains(text(250, "JPY", "ja")))
  }

  @Test("large and small amounts are exact")
  func exact() throws {
    #expect(try text(999_999_999_999.99, "USD", "en") == "$999,999,999,999.99")
    #expect(try text(0.1 + 0.2, "USD", "en") == "$0.30")
    #expect(try text(1.005, "USD", "en") == "$1.00")
    #expect(try text(1.015, "USD", "en") == "$1.02")
  }

  @Test("a formatter gives the same text again, and keeps currencies apart")
  func cache() throws {
    var formatter = PriceFormatter(language: .english)
    for _ in 0..<3 {
      #expect(try formatter.text(for: money(5, "USD")) == "$5.00")
      #expect(try formatter.text(for: money(5, "EUR")) == "€5.00")
      #expect(try formatter.text(for: money(5.5, "USD")) == "$5.50")
    }
  }

  private func text(_ units: Double, _ currency: String, _ tag: String) throws -> String {
    var formatter = PriceFormatter(language: try #require(PageLanguage(tag)))
    return formatter.text(for: try money(units, currency))
  }

  private func money(_ units: Double, _ currency: String) throws -> Money {
    let currency = try #require(Currency(currency))
    return try #require(Money(units: units, currency: currency))
  }
}
