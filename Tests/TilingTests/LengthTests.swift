import Testing
import Tiling

@Suite("A length")
struct LengthTests {
  @Test(
    "is read from a plain decimal and written back as short as it can be",
    arguments: [
      ("568", "568"), ("94.5", "94.5"), ("94.50", "94.5"), ("94.500", "94.5"), ("94.000", "94"),
      ("0.001", "0.001"),
      ("007", "7"), ("100000", "100000"), ("100000.000", "100000"), ("00000000000000000000001", "1"),
      ("99999.999", "99999.999"),
    ])
  func reading(text: String, expected: String) throws {
    #expect(try Length(parsing: text).description == expected)
  }

  @Test(
    "is refused when it is no plain decimal",
    arguments: [
      "", ".", "5.", ".5", "-5", "+5", "1e3", "5px", " 5", "5 ", "1.2.3", "1,5", "0x10", "nan", "inf", "٣",
      "５",
      "5\n", "5\u{0}", "१२",
    ])
  func malformed(text: String) {
    #expect(throws: TilingFault.malformedLength(text)) { try Length(parsing: text) }
  }

  @Test(
    "is refused outside its bounds",
    arguments: ["0", "0.000", "100000.001", "100001", "99999999999999999999999"])
  func outOfRange(text: String) {
    #expect(throws: TilingFault.lengthOutOfRange(text)) { try Length(parsing: text) }
  }

  @Test("is refused with a fourth decimal", arguments: ["1.0000", "94.1234", "0.0001"])
  func tooManyDecimals(text: String) {
    #expect(throws: TilingFault.tooManyDecimals(text)) { try Length(parsing: text) }
  }

  @Test("is refused without reading all of a long text")
  func longText() {
    let text = String(repeating: "9", count: 100_000)
    #expect(throws: TilingFault.malformedLength(String(text.prefix(32)))) { try Length(parsing: text) }
  }

  @Test(
    "made from a number is rounded to a thousandth",
    arguments: [(0.1 + 0.2, "0.3"), (94.1, "94.1"), (320, "320"), (0.0006, "0.001"), (100_000, "100000")])
  func fromNumber(points: Double, expected: String) throws {
    #expect(try Length(points: points).description == expected)
  }

  @Test(
    "made from a number outside its bounds is refused",
    arguments: [0, -0.0, -1, 0.0004, 100_000.001, 1e300, .infinity, -.infinity, .nan])
  func fromUnusableNumber(points: Double) {
    #expect(throws: TilingFault.lengthOutOfRange("\(points)")) { try Length(points: points) }
  }

  @Test("compares by size and converts to points")
  func comparing() throws {
    let (small, large) = (try Length(parsing: "94.1"), try Length(parsing: "94.12"))
    #expect(small < large)
    #expect(small.points == 94.1)
  }
}
