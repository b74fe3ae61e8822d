import Testing
import Tiling

@Suite("An extent")
struct ExtentTests {
  @Test(
    "is read from a width and a height with any of the signs people use",
    arguments: [
      ("568x320", "568x320"), ("568X320", "568x320"), ("568×320", "568x320"), ("94.5x88.25", "94.5x88.25"),
      ("1x100000", "1x100000"), ("0.001x0.001", "0.001x0.001"),
    ])
  func reading(text: String, expected: String) throws {
    let extent = try Extent(parsing: text)
    #expect(extent.description == expected)
    #expect(try Extent(parsing: extent.description) == extent)
  }

  @Test(
    "is refused when it is not a width and a height",
    arguments: [
      "", "x", "568", "568x", "x320", "568x320x2", "568 x 320", "568*320", "-568x320", "568x-320", "1e3x320",
      "568px×320px", "infxnan", "568,320", "×××",
    ])
  func malformed(text: String) {
    #expect(throws: TilingFault.malformedExtent(text)) { try Extent(parsing: text) }
  }

  @Test(
    "names the side that is out of bounds",
    arguments: [
      ("0x320", "0"), ("568x0.0", "0.0"), ("100001x320", "100001"), ("568x99999999999", "99999999999"),
    ])
  func outOfRange(text: String, side: String) {
    #expect(throws: TilingFault.lengthOutOfRange(side)) { try Extent(parsing: text) }
  }

  @Test("names the side with too many decimals")
  func tooManyDecimals() {
    #expect(throws: TilingFault.tooManyDecimals("320.0001")) { try Extent(parsing: "568x320.0001") }
  }

  @Test("is refused without keeping a long text")
  func longText() {
    let text = String(repeating: "x", count: 1_000_000)
    #expect(throws: TilingFault.malformedExtent(String(text.prefix(64)))) { try Extent(parsing: text) }
  }

  @Test("is made from numbers within the same bounds")
  func fromNumbers() throws {
    #expect(try Extent(width: 568, height: 320.5).description == "568x320.5")
    #expect(throws: TilingFault.lengthOutOfRange("nan")) { try Extent(width: 568, height: .nan) }
    #expect(throws: TilingFault.lengthOutOfRange("-1.0")) { try Extent(width: -1, height: 320) }
  }
}
