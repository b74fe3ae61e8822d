/// How wide the pictures of a page's tiles are, for the `sizes` attribute of their elements: a browser chooses among
/// files before it has laid out the page, so it has to be told in terms of the viewport alone.
///
/// The grid region is never higher than the viewport but where the page scrolls, and then the scale is 1. So the
/// scale is at most the largest that `ResponsiveTiling` finds for a container as large as the viewport, which is a
/// maximum of minimums that CSS can compute. On screens with room for more than the grid it is a little less, and in a
/// container like the reference view it is exactly 1: lengths are told two hundredths short, so that a browser does not
/// take a file of twice the size for the sake of half a point.
package struct PictureSizes: Sendable {
  /// The arrangements that are looked at: more do not change the result to speak of, and the text is on every tile.
  private static let mostChoices = 7
  /// The shapes of screens, width to height, from a phone held upright to a wide desktop.
  private static let shapes = 0.4...4.0

  private let tiling: ResponsiveTiling

  /// The pictures of pages tiled like this.
  package init(tiling: ResponsiveTiling) {
    self.tiling = tiling
  }

  /// A length such as `max(60px,min(10.42vw,22.27vh),min(15.63vw,13.36vh))`.
  package var text: String {
    let metrics = tiling.reference.metrics
    let terms = choices.map { choice in
      let width = Ratio(metrics.artwork.width.units * 100, metrics.cell.width.units * choice.columns)
      let height = Ratio(metrics.artwork.width.units * 100, metrics.cell.height.units * choice.rows)
      return ",min(\(Self.hundredths(width))vw,\(Self.hundredths(height))vh)"
    }
    return "max(\(metrics.artwork.width)px\(terms.joined()))"
  }

  private var choices: [ColumnChoice] {
    let fitting = tiling.choices.filter { choice in
      let cell = tiling.cell
      let shape = Double(cell.width.units * choice.columns) / Double(cell.height.units * choice.rows)
      return Self.shapes.contains(shape)
    }
    let step = max(1, (fitting.count + Self.mostChoices - 1) / Self.mostChoices)
    return fitting.enumerated().filter { $0.offset % step == 0 }.map(\.element)
  }

  /// A positive number with up to two decimals, a little short.
  private static func hundredths(_ ratio: Ratio) -> String {
    let value = Int(ratio.value * 98)
    let (whole, rest) = (value / 100, value % 100)
    if rest == 0 { return "\(whole)" }
    return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
