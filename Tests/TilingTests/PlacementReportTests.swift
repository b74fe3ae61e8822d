import Testing
import Tiling

@Suite("A placement report")
struct PlacementReportTests {
  @Test("as JSON has the figures and every button")
  func json() throws {
    #expect(
      try report("200x180", in: "401x264") { $0.appendJSON(to: &$1) } == """
        {
          "rule": "scaled",
          "columns": 2,
          "rows": 2,
          "scale": 1.5,
          "height": 264,
          "cellWidth": 141,
          "cellHeight": 132,
          "marginX": 59.5,
          "marginY": 0,
          "perPage": 4,
          "tiles": [
            {"index": 0, "column": 0, "row": 0, "x": 68.5, "y": 4.5, "width": 123, "height": 123},
            {"index": 1, "column": 0, "row": 1, "x": 68.5, "y": 136.5, "width": 123, "height": 123},
            {"index": 2, "column": 1, "row": 0, "x": 209.5, "y": 4.5, "width": 123, "height": 123},
            {"index": 3, "column": 1, "row": 1, "x": 209.5, "y": 136.5, "width": 123, "height": 123}
          ]
        }

        """)
  }

  @Test("for people has aligned lines")
  func text() throws {
    #expect(
      try report("188x88", in: "50x100") { $0.appendText(to: &$1) } == """
        rule        scrolling
        columns     1
        rows        2
        scale       1
        height      176
        cellWidth   94
        cellHeight  88
        marginX     -22
        marginY     0
        perPage     2

        index  column  row    x   y  width  height
            0       0    0  -16   3     82      82
            1       0    1  -16  91     82      82

        """)
  }

  @Test("rounds to ten-thousandths, below zero too")
  func rounding() throws {
    let text = try report("94x88", in: "1000x300") { $0.appendJSON(to: &$1) }
    #expect(text.contains("\"scale\": 3.4091,"))
    #expect(text.contains("\"width\": 279.5455, "))
    #expect(try report("94x88", in: "0.001x1") { $0.appendJSON(to: &$1) }.contains("\"marginX\": -46.9995,"))
  }

  @Test("of the largest page of the largest cells does not overflow")
  func extremes() throws {
    let cell = try Extent(parsing: "100000x100000")
    let tiling = try ResponsiveTiling(
      reference: TilingLayout(view: cell, metrics: TileMetrics(cell: cell, button: cell)))
    var bytes: [UInt8] = []
    PlacementReport(tiling.placement(inContainer: try Extent(parsing: "1x1"))).appendText(to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self).contains("height      100000\n"))
  }

  private func report(
    _ view: String, in container: String, _ append: (PlacementReport, inout [UInt8]) -> Void
  ) throws -> String {
    var bytes: [UInt8] = []
    let placement = try responsiveTiling(view).placement(inContainer: Extent(parsing: container))
    append(PlacementReport(placement), &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
