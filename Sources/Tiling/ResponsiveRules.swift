/// The thresholds by which a browser finds the arrangement that `ResponsiveTiling` predicts, later rules going over
/// earlier ones.
package struct ResponsiveRules: Hashable, Sendable {
  /// At this width of the container and above, a page at scale 1 needs no more than these rows.
  package struct Width: Hashable, Sendable {
    /// The least width.
    package let minimum: Length
    /// The rows that are needed.
    package let rows: Int
  }

  /// In a container beyond all three limits this arrangement is scaled up, unless a later rule applies as well.
  package struct Scaled: Hashable, Sendable {
    /// The arrangement.
    package let choice: ColumnChoice
    /// Width to height must be above this; nil for the first rule, which has no neighbor on that side.
    package let aspect: Ratio?
    /// The width must be above this: that of the grid at scale 1.
    package let width: Length
    /// The height must be above this: that of the grid at scale 1.
    package let height: Length
  }

  /// Rules for the height of the container, by increasing width; before the first a page needs a row for each tile.
  package let widths: [Width]
  /// Rules for scaling, by increasing columns.
  package let scaled: [Scaled]

  /// Computes the thresholds.
  ///
  /// Between neighbors the wider arrangement wins where its width limit is above the other's height limit:
  /// width / (its columns · cell width) > height / (the other's rows · cell height).
  package init(for tiling: ResponsiveTiling) {
    let (choices, cell) = (tiling.choices, tiling.cell)
    widths = choices.dropFirst().map { Width(minimum: cell.width * $0.columns, rows: $0.rows) }
    scaled = choices.indices.map { index in
      let choice = choices[index]
      let (width, height) = (cell.width * choice.columns, cell.height * choice.rows)
      let aspect = index == 0 ? nil : Ratio(width.units, (cell.height * choices[index - 1].rows).units)
      return Scaled(choice: choice, aspect: aspect, width: width, height: height)
    }
  }
}
