/// Where the tiles of one page are in one container. Coordinates are points from the container's top left corner, for
/// a page that reads from left to right; one that reads from right to left is its mirror image.
package struct ResponsivePlacement: Hashable, Sendable {
  /// Which of the rules of `ResponsiveTiling` applied.
  package enum Rule: String, Hashable, Sendable {
    /// The reference view itself.
    case reference
    /// Scaled up to fill the container.
    case scaled
    /// Scale 1, the container as high as the rows need.
    case scrolling
  }

  /// The rule that applied.
  package let rule: Rule
  /// Columns of the grid; the last may be short, and in a scrolling page the last ones may be empty.
  package let columns: Int
  /// Rows of the grid.
  package let rows: Int
  /// How much larger than at scale 1 everything is, at least 1.
  package let scale: Double
  /// The tiles on a full page.
  package let perPage: Int
  /// The height of the container when it has grown to hold every row.
  package let height: Double
  /// The width of a cell.
  package let cellWidth: Double
  /// The height of a cell.
  package let cellHeight: Double
  /// The space left of the grid; negative in a container narrower than a cell.
  package let marginX: Double
  /// The space above the grid.
  package let marginY: Double
  private let metrics: TileMetrics

  init(
    rule: Rule, columns: Int, rows: Int, scale: Double, container: Extent, metrics: TileMetrics, perPage: Int
  ) {
    self.rule = rule
    self.columns = columns
    self.rows = rows
    self.scale = scale
    self.perPage = perPage
    self.metrics = metrics
    cellWidth = metrics.cell.width.points * scale
    cellHeight = metrics.cell.height.points * scale
    height =
      rule == .scrolling ? max(container.height.points, cellHeight * Double(rows)) : container.height.points
    marginX = (container.width.points - cellWidth * Double(columns)) / 2
    marginY = (height - cellHeight * Double(rows)) / 2
  }

  /// The rectangles of the page's buttons, in tile order.
  package var buttons: [TileRectangle] {
    (0..<perPage).map { rectangle(metrics.button, ofTile: $0) }
  }

  /// The rectangles that the page's artworks fit in, in tile order.
  package var artworks: [TileRectangle] {
    (0..<perPage).map { rectangle(metrics.artwork, ofTile: $0) }
  }

  private func rectangle(_ extent: Extent, ofTile index: Int) -> TileRectangle {
    let (column, row) = index.quotientAndRemainder(dividingBy: rows)
    let (width, height) = (extent.width.points * scale, extent.height.points * scale)
    return TileRectangle(
      x: marginX + cellWidth * Double(column) + (cellWidth - width) / 2,
      y: marginY + cellHeight * Double(row) + (cellHeight - height) / 2,
      width: width, height: height)
  }
}
