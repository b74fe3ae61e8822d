/// Where one tile of a tiling is.
package struct TilePosition: Hashable, Sendable {
  /// The page, from 0.
  package let page: Int
  /// The column on its page, from 0.
  package let column: Int
  /// The row on its page, from 0.
  package let row: Int
  /// The left edge of the button, counted from the first page's left edge, pages lying side by side.
  package let x: Length
  /// The top edge of the button.
  package let y: Length
}
