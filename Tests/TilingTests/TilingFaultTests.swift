import Testing
import Tiling

@Suite("A tiling fault")
struct TilingFaultTests {
  @Test(
    "is worded with its facts",
    arguments: [
      (TilingFault.malformedExtent("568"), "\"568\" is not a width and a height"),
      (.malformedLength("a"), "\"a\" is not a length"),
      (.tooManyDecimals("1.2345"), "\"1.2345\" has more than 3 decimals"),
      (.lengthOutOfRange("0"), "\"0\" is not above 0 and at most 100000 points"),
      (.countOutOfRange(-1, limit: 5), "the count -1 is not between 0 and 5"),
      (.indexOutOfRange(7, limit: 5), "there is no tile 7 among 0 to 4"),
      (.tooManyTilesPerPage(7, limit: 5), "the view holds 7 tiles on a page, more than 5"),
    ])
  func wording(fault: TilingFault, message: String) {
    #expect(fault.message == message)
    #expect(!fault.hint.isEmpty)
    #expect(!fault.hint.hasSuffix("."))
  }

  @Test("about sizes names both")
  func sizes() throws {
    let (small, large) = (try Extent(parsing: "60x60"), try Extent(parsing: "82x82"))
    #expect(
      TilingFault.buttonExceedsCell(button: large, cell: small).message
        == "the button 82x82 does not fit in its cell 60x60")
    #expect(
      TilingFault.artworkExceedsButton(artwork: large, button: small).message
        == "the artwork 82x82 does not fit in its button 60x60")
    #expect(TilingFault.buttonExceedsCell(button: large, cell: small).hint.contains("cell larger"))
    #expect(TilingFault.artworkExceedsButton(artwork: large, button: small).hint.contains("button larger"))
  }
}
