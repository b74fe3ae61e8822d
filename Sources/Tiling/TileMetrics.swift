/// The sizes of one tile at scale 1: a button centered in its cell, an artwork centered in the button.
package struct TileMetrics: Hashable, Sendable {
  /// The sizes of the original app: cell 94×88, button 82×82, artwork 60×60.
  package static let standard = TileMetrics(
    unchecked: Extent(94, 88), button: Extent(82, 82), artwork: Extent(60, 60))

  /// The space a tile takes in the grid.
  package let cell: Extent
  /// What is pressed; never larger than the cell.
  package let button: Extent
  /// The picture; never larger than the button.
  package let artwork: Extent

  /// Checks that the artwork fits in the button and the button in the cell.
  ///
  /// Without `artwork` it is the standard 60×60, or the largest square in a button that cannot hold that. Throws the
  /// first of `faults(cell:button:artwork:)`.
  package init(cell: Extent, button: Extent, artwork: Extent? = nil) throws(TilingFault) {
    let artwork = artwork ?? Self.standardArtwork(in: button)
    if let fault = Self.faults(cell: cell, button: button, artwork: artwork).first { throw fault }
    self.init(unchecked: cell, button: button, artwork: artwork)
  }

  /// Everything wrong with these sizes, outermost first; empty when they can be used.
  package static func faults(cell: Extent, button: Extent, artwork: Extent? = nil) -> [TilingFault] {
    let artwork = artwork ?? standardArtwork(in: button)
    var faults: [TilingFault] = []
    if !button.fits(in: cell) { faults.append(.buttonExceedsCell(button: button, cell: cell)) }
    if !artwork.fits(in: button) { faults.append(.artworkExceedsButton(artwork: artwork, button: button)) }
    return faults
  }

  private init(unchecked cell: Extent, button: Extent, artwork: Extent) {
    self.cell = cell
    self.button = button
    self.artwork = artwork
  }

  private static func standardArtwork(in button: Extent) -> Extent {
    let standard = Extent(60, 60)
    guard !standard.fits(in: button) else { return standard }
    let side = min(button.width, button.height)
    return Extent(width: side, height: side)
  }

  /// The space left of a button in its cell.
  var insetX: Length { (cell.width - button.width).half }
  /// The space above a button in its cell.
  var insetY: Length { (cell.height - button.height).half }
}
