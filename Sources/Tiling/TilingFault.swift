/// What can be wrong with the numbers a tiling is asked for.
package enum TilingFault: Error, Hashable, Sendable {
  /// Not of the form width×height; carries the text, cut to 64 scalars.
  case malformedExtent(String)
  /// Not a plain decimal; carries the text, cut to 32 characters.
  case malformedLength(String)
  /// A length with more than three decimals; carries its text.
  case tooManyDecimals(String)
  /// A length that is not above zero or more than `Extent.maximumSide`; carries its text.
  case lengthOutOfRange(String)
  /// A button that is wider or higher than the cell around it.
  case buttonExceedsCell(button: Extent, cell: Extent)
  /// An artwork that is wider or higher than the button around it.
  case artworkExceedsButton(artwork: Extent, button: Extent)
  /// A number of tiles that is negative or more than can be placed.
  case countOutOfRange(Int, limit: Int)
  /// A tile number that is negative or beyond the last that can be placed.
  case indexOutOfRange(Int, limit: Int)
  /// A reference view that holds more tiles than one page can be styled for.
  case tooManyTilesPerPage(Int, limit: Int)
}
