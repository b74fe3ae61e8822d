/// A rectangle in points, the origin at the top left.
package struct TileRectangle: Hashable, Sendable {
  /// The left edge.
  package let x: Double
  /// The top edge.
  package let y: Double
  /// The horizontal side.
  package let width: Double
  /// The vertical side.
  package let height: Double
}
