/// The measures of the grid, in points.
package struct TilingConfiguration: Hashable, Sendable {
  /// The view that searches are paged for.
  package let view: PointSize
  /// The space of one tile.
  package let cell: PointSize
  /// The button in it; no wider and no higher than the cell.
  package let button: PointSize
}

extension TilingConfiguration {
  /// What holds unless configured.
  static let standard = TilingConfiguration(
    view: PointSize(checkedWidth: 568, height: 320), cell: PointSize(checkedWidth: 94, height: 88),
    button: PointSize(checkedWidth: 82, height: 82))

  /// Whether the button is no larger than its cell.
  var buttonFits: Bool {
    button.width <= cell.width && button.height <= cell.height
  }
}
