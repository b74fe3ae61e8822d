import TestSupport
import Testing
import Tiling

@Suite("A page's tiles in a container")
struct ResponsiveTilingTests {
  @Test(
    "of the reference view's size are exactly where the formulas put them", arguments: sampleTilings.indices)
  func reference(sample: Int) throws {
    let tiling = try responsiveTiling(sampleTilings[sample])
    let layout = tiling.reference
    let placement = tiling.placement(inContainer: layout.view)
    #expect(placement.rule == .reference)
    #expect(placement.scale == 1)
    #expect(placement.columns == layout.columns && placement.rows == layout.rows)
    #expect(placement.buttons.count == layout.perPage)
    for (index, button) in placement.buttons.enumerated() {
      let tile = try layout.tile(at: index)
      #expect(abs(button.x - tile.x.points) < 1e-9 && abs(button.y - tile.y.points) < 1e-9)
      #expect(button.width == layout.metrics.button.width.points)
      #expect(button.height == layout.metrics.button.height.points)
    }
  }

  @Test(
    "within half a point of the reference view are laid out as in it, and beyond as anywhere",
    arguments: [
      ("568.5x320", ResponsivePlacement.Rule.reference), ("567.5x319.5", .reference),
      ("568x320.5", .reference),
      ("568.501x320", .scaled), ("568x320.501", .scaled), ("567.499x320", .scaled), ("568x319.499", .scaled),
    ])
  func tolerance(container: String, rule: ResponsivePlacement.Rule) throws {
    #expect(try responsiveTiling("568x320").placement(inContainer: Extent(parsing: container)).rule == rule)
  }

  @Test("keep the reference arrangement when a rounding browser leaves no room for it")
  func toleranceWithoutMargins() throws {
    let placement = try responsiveTiling("564x264").placement(inContainer: Extent(parsing: "563.9x263.9"))
    #expect(placement.rule == .reference)
    #expect(placement.columns == 6 && placement.rows == 3)
  }

  struct Arrangement: CustomTestStringConvertible, Sendable {
    let container: String
    let rule: ResponsivePlacement.Rule
    let columns: Int
    let rows: Int
    let scale: Double
    let height: Double
    var testDescription: String { container }
  }

  @Test(
    "are arranged so that the cell is as large as can be, or scroll down",
    arguments: [
      Arrangement(container: "1128x528", rule: .scaled, columns: 6, rows: 3, scale: 2, height: 528),
      Arrangement(container: "1692x88", rule: .scrolling, columns: 18, rows: 1, scale: 1, height: 88),
      Arrangement(container: "3384x200", rule: .scaled, columns: 18, rows: 1, scale: 2, height: 200),
      Arrangement(container: "768x1024", rule: .scaled, columns: 4, rows: 5, scale: 384 / 188, height: 1024),
      Arrangement(container: "1024x768", rule: .scaled, columns: 5, rows: 4, scale: 1024 / 470, height: 768),
      Arrangement(
        container: "1920x1080", rule: .scaled, columns: 6, rows: 3, scale: 1920 / 564, height: 1080),
      Arrangement(container: "188x1000", rule: .scrolling, columns: 2, rows: 9, scale: 1, height: 1000),
      Arrangement(container: "189x1000", rule: .scaled, columns: 2, rows: 9, scale: 189 / 188, height: 1000),
      Arrangement(container: "320x480", rule: .scrolling, columns: 3, rows: 6, scale: 1, height: 528),
      Arrangement(container: "480x270", rule: .scrolling, columns: 5, rows: 4, scale: 1, height: 352),
      Arrangement(container: "700x250", rule: .scrolling, columns: 7, rows: 3, scale: 1, height: 264),
      Arrangement(container: "50x100", rule: .scrolling, columns: 1, rows: 18, scale: 1, height: 1584),
      Arrangement(container: "93x5000", rule: .scrolling, columns: 1, rows: 18, scale: 1, height: 5000),
      Arrangement(container: "0.001x0.001", rule: .scrolling, columns: 1, rows: 18, scale: 1, height: 1584),
      Arrangement(
        container: "100000x100000", rule: .scaled, columns: 4, rows: 5, scale: 100_000 / 440, height: 100_000),
      Arrangement(container: "1128x704", rule: .scaled, columns: 5, rows: 4, scale: 2, height: 704),
    ])
  func arrangements(expected: Arrangement) throws {
    let placement = try responsiveTiling("568x320").placement(
      inContainer: Extent(parsing: expected.container))
    #expect(placement.rule == expected.rule)
    #expect(placement.columns == expected.columns && placement.rows == expected.rows)
    #expect(abs(placement.scale - expected.scale) < 1e-12)
    #expect(placement.height == expected.height)
  }

  @Test("get the largest cell that any number of columns allows", arguments: sampleTilings.indices)
  func bruteForce(sample: Int) throws {
    let tiling = try responsiveTiling(sampleTilings[sample])
    var generator = SeededGenerator(seed: UInt64(sample))
    for _ in 0..<400 {
      let container = try generator.container()
      let placement = tiling.placement(inContainer: container)
      guard placement.rule != .reference else { continue }
      let best = bestScale(of: tiling, in: container)
      #expect((best > 1) == (placement.rule == .scaled), "\(container)")
      #expect(abs(placement.scale - max(1, best)) < 1e-9, "\(container)")
      #expect(placement.rows == (tiling.reference.perPage + placement.columns - 1) / placement.columns)
    }
  }

  @Test("stay inside the container, in order and apart", arguments: sampleTilings.indices)
  func inside(sample: Int) throws {
    let tiling = try responsiveTiling(sampleTilings[sample])
    var generator = SeededGenerator(seed: 100 + UInt64(sample))
    for _ in 0..<100 {
      let container = try generator.container()
      guard container.width > tiling.reference.metrics.cell.width else { continue }
      let placement = tiling.placement(inContainer: container)
      let buttons = placement.buttons
      #expect(buttons.count == tiling.reference.perPage)
      for (button, artwork) in zip(buttons, placement.artworks) {
        #expect(button.x >= -1e-6 && button.x + button.width <= container.width.points + 1e-6)
        #expect(button.y >= -1e-6 && button.y + button.height <= placement.height + 1e-6)
        #expect(abs(button.x + button.width / 2 - artwork.x - artwork.width / 2) < 1e-6)
        #expect(abs(button.y + button.height / 2 - artwork.y - artwork.height / 2) < 1e-6)
        #expect(artwork.width <= button.width && artwork.height <= button.height)
      }
      for (tile, next) in zip(buttons, buttons.dropFirst()) {
        #expect(
          next.x == tile.x ? next.y >= tile.y + tile.height - 1e-6 : next.x >= tile.x + tile.width - 1e-6)
      }
    }
  }

  @Test("scaled up leave no column empty and as much space left as right", arguments: sampleTilings.indices)
  func centered(sample: Int) throws {
    let tiling = try responsiveTiling(sampleTilings[sample])
    var generator = SeededGenerator(seed: 200 + UInt64(sample))
    for _ in 0..<100 {
      let container = try generator.container()
      let placement = tiling.placement(inContainer: container)
      guard placement.rule == .scaled, let first = placement.buttons.first, let last = placement.buttons.last
      else { continue }
      #expect(abs(first.x - (container.width.points - last.x - last.width)) < 1e-6)
    }
  }

  @Test("are laid out the same in a container that has grown to hold them", arguments: sampleTilings.indices)
  func grown(sample: Int) throws {
    let tiling = try responsiveTiling(sampleTilings[sample])
    var generator = SeededGenerator(seed: 300 + UInt64(sample))
    for _ in 0..<200 {
      let container = try generator.container()
      let placement = tiling.placement(inContainer: container)
      guard placement.rule == .scrolling, placement.height > container.height.points else { continue }
      let grown = try Extent(width: container.width.points, height: placement.height)
      let again = tiling.placement(inContainer: grown)
      #expect(again.rule != .scaled)
      #expect(again.columns == placement.columns && again.rows == placement.rows, "\(container)")
      #expect(abs(again.marginX - placement.marginX) < 1e-9 && abs(again.marginY - placement.marginY) < 1e-9)
    }
  }

  @Test("of a view lower than a cell start below the top of the page")
  func lowView() throws {
    let placement = try responsiveTiling("568x50").placement(inContainer: Extent(parsing: "568x50"))
    #expect(placement.rule == .scrolling)
    #expect(placement.height == 88)
    #expect(placement.buttons.map(\.y) == Array(repeating: 3, count: 6))
    #expect(placement.buttons.first?.x == 8)
  }

  @Test("cannot be more than ten thousand")
  func tooMany() throws {
    #expect(throws: TilingFault.tooManyTilesPerPage(1063 * 1136, limit: 10_000)) {
      try responsiveTiling("100000x100000")
    }
    #expect(try responsiveTiling("9400x8800").reference.perPage == 10_000)
    #expect(throws: TilingFault.tooManyTilesPerPage(10_100, limit: 10_000)) {
      try responsiveTiling("9494x8800")
    }
  }

  /// Every number of columns, tried in floating point.
  private func bestScale(of tiling: ResponsiveTiling, in container: Extent) -> Double {
    let (count, cell) = (tiling.reference.perPage, tiling.reference.metrics.cell)
    return (1...count).map { columns in
      let rows = (count + columns - 1) / columns
      let across = container.width.points / (Double(columns) * cell.width.points)
      return min(across, container.height.points / (Double(rows) * cell.height.points))
    }.max() ?? 0
  }
}
