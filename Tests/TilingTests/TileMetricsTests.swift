import Testing
import Tiling

@Suite("Tile sizes")
struct TileMetricsTests {
  @Test("are those of the app when nothing else is said")
  func standard() {
    let metrics = TileMetrics.standard
    #expect("\(metrics.cell) \(metrics.button) \(metrics.artwork)" == "94x88 82x82 60x60")
  }

  @Test(
    "keep the artwork at 60 or make it as large a square as a smaller button holds",
    arguments: [
      ("200x200", "180x180", "60x60"), ("94x88", "60x60", "60x60"), ("94x88", "50x40", "40x40"),
      ("94x88", "59.5x82", "59.5x59.5"), ("94.1x88", "94.1x88", "60x60"),
    ])
  func artwork(cell: String, button: String, expected: String) throws {
    let metrics = try TileMetrics(cell: Extent(parsing: cell), button: Extent(parsing: button))
    #expect(metrics.artwork.description == expected)
  }

  @Test(
    "are refused when one does not fit in the next, each fault being told",
    arguments: [
      ("94x88", "94.001x82", "60x60", 1), ("94x88", "82x89", "60x60", 1), ("94x88", "82x82", "83x60", 1),
      ("94x88", "82x82", "60x83", 1), ("94x88", "95x89", "96x60", 2), ("94x88", "94x88", "94x88", 0),
    ])
  func faults(cell: String, button: String, artwork: String, count: Int) throws {
    let (cell, button) = (try Extent(parsing: cell), try Extent(parsing: button))
    let artwork = try Extent(parsing: artwork)
    let faults = TileMetrics.faults(cell: cell, button: button, artwork: artwork)
    #expect(faults.count == count)
    if let first = faults.first {
      #expect(throws: first) { try TileMetrics(cell: cell, button: button, artwork: artwork) }
    } else {
      #expect(throws: Never.self) { try TileMetrics(cell: cell, button: button, artwork: artwork) }
    }
  }

  @Test("carry both sizes in their faults")
  func faultFacts() throws {
    let (cell, button) = (try Extent(parsing: "94x88"), try Extent(parsing: "95x88"))
    #expect(
      TileMetrics.faults(cell: cell, button: button) == [.buttonExceedsCell(button: button, cell: cell)])
  }
}
