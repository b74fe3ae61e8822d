import TestSupport
import Tiling

extension SeededGenerator {
  /// A container in quarters of a point, from narrower than a cell to larger than a screen.
  mutating func container() throws -> Extent {
    let (width, height) = (Int.random(in: 100...8000, using: &self), Int.random(in: 100...6000, using: &self))
    return try Extent(width: Double(width) / 4, height: Double(height) / 4)
  }
}

/// The reference views tried, with the cell and button to go with them.
let sampleTilings: [(view: String, cell: String, button: String)] = [
  ("568x320", "94x88", "82x82"), ("480x320", "94x88", "82x82"), ("667x375", "94x88", "82x82"),
  ("812x375", "94x88", "82x82"), ("1024x768", "94x88", "82x82"), ("564x264", "94x88", "82x82"),
  ("94x88", "94x88", "82x82"), ("187.5x175.75", "94x88", "82x82"), ("94x2000", "94x88", "82x82"),
  ("2000x88", "94x88", "82x82"), ("50x500", "94x88", "82x82"), ("300x300", "94.1x88.3", "82.2x70"),
  ("1366x1024", "120x140", "110x110"),
]

func responsiveTiling(_ sample: (view: String, cell: String, button: String)) throws -> ResponsiveTiling {
  let metrics = try TileMetrics(cell: Extent(parsing: sample.cell), button: Extent(parsing: sample.button))
  return try ResponsiveTiling(
    reference: TilingLayout(view: Extent(parsing: sample.view), metrics: metrics))
}

func responsiveTiling(_ view: String) throws -> ResponsiveTiling {
  try responsiveTiling((view, "94x88", "82x82"))
}
