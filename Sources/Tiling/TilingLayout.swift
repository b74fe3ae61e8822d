/// How many tiles a view holds and where each one is: pages of columns filled from top to bottom.
///
/// All arithmetic is exact, also with decimals: a view of 282.3 holds three cells of 94.1.
package struct TilingLayout: Hashable, Sendable {
  /// Tiles that can be placed; `tile(at:)` refuses a larger index, which keeps every coordinate within `Int`.
  package static let maximumCount = 1_000_000_000

  /// The view that is paged for.
  package let view: Extent
  /// The sizes of a tile.
  package let metrics: TileMetrics
  /// Whole cells side by side, at least 1.
  package let columns: Int
  /// Whole cells one above the other, at least 1.
  package let rows: Int
  /// The space left of the first column, half of what the columns leave.
  ///
  /// Negative when the view is narrower than a cell: its single column is centered and sticks out equally on both sides.
  package let marginX: Length
  /// The space above the first row, half of what the rows leave; negative when the view is lower than a cell.
  package let marginY: Length

  /// Tiles a view. A view smaller than a cell in a direction still gets one column or row.
  package init(view: Extent, metrics: TileMetrics = .standard) {
    self.view = view
    self.metrics = metrics
    columns = max(1, view.width.units / metrics.cell.width.units)
    rows = max(1, view.height.units / metrics.cell.height.units)
    marginX = (view.width - metrics.cell.width * columns).half
    marginY = (view.height - metrics.cell.height * rows).half
  }

  /// The tiles on a full page, at least 1.
  package var perPage: Int { columns * rows }

  /// How many pages `count` tiles need: at least 1, also for none or a negative count.
  package func pages(for count: Int) -> Int {
    // The case of none is apart: (0 − 1) / 1 is −1, which would make it no page at all.
    count <= 0 ? 1 : 1 + (count - 1) / perPage
  }

  /// The place of the tile with this number, from 0.
  ///
  /// Throws `indexOutOfRange` below 0 and from `maximumCount` on.
  package func tile(at index: Int) throws(TilingFault) -> TilePosition {
    guard index >= 0, index < Self.maximumCount else {
      throw .indexOutOfRange(index, limit: Self.maximumCount)
    }
    return position(ofTile: index)
  }

  /// The same for an index known to be in range.
  func position(ofTile index: Int) -> TilePosition {
    let (page, place) = index.quotientAndRemainder(dividingBy: perPage)
    let (column, row) = place.quotientAndRemainder(dividingBy: rows)
    return TilePosition(
      page: page, column: column, row: row,
      x: view.width * page + marginX + metrics.cell.width * column + metrics.insetX,
      y: marginY + metrics.cell.height * row + metrics.insetY)
  }
}
