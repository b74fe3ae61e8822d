import Testing
import Tiling

@Suite("A tiling")
struct TilingLayoutTests {
  struct Figures: CustomTestStringConvertible, Sendable {
    let view: String
    let columns: Int
    let rows: Int
    let marginX: String
    let marginY: String
    var testDescription: String { view }
  }

  @Test(
    "of a view has the published figures",
    arguments: [
      Figures(view: "568x320", columns: 6, rows: 3, marginX: "2", marginY: "28"),
      Figures(view: "480x320", columns: 5, rows: 3, marginX: "5", marginY: "28"),
      Figures(view: "667x375", columns: 7, rows: 4, marginX: "4.5", marginY: "11.5"),
      Figures(view: "736x414", columns: 7, rows: 4, marginX: "39", marginY: "31"),
      Figures(view: "812x375", columns: 8, rows: 4, marginX: "30", marginY: "11.5"),
      Figures(view: "896x414", columns: 9, rows: 4, marginX: "25", marginY: "31"),
      Figures(view: "1024x768", columns: 10, rows: 8, marginX: "42", marginY: "32"),
      Figures(view: "564x264", columns: 6, rows: 3, marginX: "0", marginY: "0"),
      Figures(view: "563.999x263.999", columns: 5, rows: 2, marginX: "46.9995", marginY: "43.9995"),
      Figures(view: "94x88", columns: 1, rows: 1, marginX: "0", marginY: "0"),
      Figures(view: "50x40", columns: 1, rows: 1, marginX: "-22", marginY: "-24"),
      Figures(view: "50x320", columns: 1, rows: 3, marginX: "-22", marginY: "28"),
      Figures(view: "0.001x0.001", columns: 1, rows: 1, marginX: "-46.9995", marginY: "-43.9995"),
      Figures(view: "100000x100000", columns: 1063, rows: 1136, marginX: "39", marginY: "16"),
    ])
  func figures(expected: Figures) throws {
    let layout = TilingLayout(view: try Extent(parsing: expected.view))
    #expect(layout.columns == expected.columns)
    #expect(layout.rows == expected.rows)
    #expect(layout.marginX.description == expected.marginX)
    #expect(layout.marginY.description == expected.marginY)
    #expect(layout.perPage == expected.columns * expected.rows)
  }

  @Test(
    "counts columns exactly where floating point would lose one",
    arguments: [
      ("94.1", 3, "282.3"), ("0.1", 3, "0.3"), ("1.1", 3, "3.3"), ("0.7", 10, "7"), ("94.7", 7, "662.9"),
      ("33.333", 3, "99.999"),
    ])
  func decimals(cell: String, count: Int, width: String) throws {
    let metrics = try TileMetrics(cell: Extent(parsing: "\(cell)x1"), button: Extent(parsing: "0.1x0.1"))
    let layout = TilingLayout(view: try Extent(parsing: "\(width)x1"), metrics: metrics)
    #expect(layout.columns == count)
    #expect(layout.marginX.description == "0")
  }

  @Test(
    "has at least one page and none that is empty",
    arguments: [
      ("568x320", 200, 12), ("568x320", 18, 1), ("568x320", 19, 2), ("568x320", 1, 1), ("568x320", 0, 1),
      ("568x320", -1, 1), ("568x320", .min, 1), ("568x320", .max, 1 + (.max - 1) / 18), ("50x50", 0, 1),
      ("50x50", 1, 1), ("50x50", 2, 2), ("50x50", .max, .max), ("667x375", 200, 8), ("812x375", 200, 7),
      ("1024x768", 200, 3), ("1024x768", 80, 1), ("1024x768", 81, 2),
    ])
  func pages(view: String, count: Int, expected: Int) throws {
    #expect(TilingLayout(view: try Extent(parsing: view)).pages(for: count) == expected)
  }

  struct Place: CustomTestStringConvertible, Sendable {
    let view: String
    let index: Int
    let page: Int
    let column: Int
    let row: Int
    let x: String
    let y: String
    var testDescription: String { "\(index) of \(view)" }
  }

  @Test(
    "places tiles from top to bottom, then in the next column, then on the next page",
    arguments: [
      Place(view: "568x320", index: 0, page: 0, column: 0, row: 0, x: "8", y: "31"),
      Place(view: "568x320", index: 1, page: 0, column: 0, row: 1, x: "8", y: "119"),
      Place(view: "568x320", index: 2, page: 0, column: 0, row: 2, x: "8", y: "207"),
      Place(view: "568x320", index: 3, page: 0, column: 1, row: 0, x: "102", y: "31"),
      Place(view: "568x320", index: 17, page: 0, column: 5, row: 2, x: "478", y: "207"),
      Place(view: "568x320", index: 18, page: 1, column: 0, row: 0, x: "576", y: "31"),
      Place(view: "568x320", index: 199, page: 11, column: 0, row: 1, x: "6256", y: "119"),
      Place(view: "667x375", index: 5, page: 0, column: 1, row: 1, x: "104.5", y: "102.5"),
      Place(view: "1024x768", index: 80, page: 1, column: 0, row: 0, x: "1072", y: "35"),
      Place(view: "50x40", index: 2, page: 2, column: 0, row: 0, x: "84", y: "-21"),
      Place(
        view: "100000x1", index: 999_999_999, page: 940_733, column: 820, row: 0, x: "94073377125", y: "-40.5"
      ),
      Place(
        view: "0.001x1", index: 999_999_999, page: 999_999_999, column: 0, row: 0, x: "999958.9995",
        y: "-40.5"),
    ])
  func places(expected: Place) throws {
    let tile = try TilingLayout(view: Extent(parsing: expected.view)).tile(at: expected.index)
    #expect(tile.page == expected.page)
    #expect(tile.column == expected.column)
    #expect(tile.row == expected.row)
    #expect(tile.x.description == expected.x)
    #expect(tile.y.description == expected.y)
  }

  @Test("places a billion tiles of the widest view without overflow")
  func extremes() throws {
    let metrics = try TileMetrics(
      cell: Extent(parsing: "100000x100000"), button: Extent(parsing: "100000x100000"))
    let layout = TilingLayout(view: try Extent(parsing: "100000x100000"), metrics: metrics)
    #expect(try layout.tile(at: 999_999_999).x.description == "99999999900000")
    let grains = try TileMetrics(cell: Extent(parsing: "0.001x0.001"), button: Extent(parsing: "0.001x0.001"))
    let dense = TilingLayout(view: try Extent(parsing: "100000x100000"), metrics: grains)
    #expect(dense.perPage == 10_000_000_000_000_000)
    #expect(dense.pages(for: .max) == 923)
  }

  @Test("has no tile before the first or after the billionth", arguments: [-1, .min, 1_000_000_000, .max])
  func noSuchTile(index: Int) throws {
    let layout = TilingLayout(view: try Extent(parsing: "568x320"))
    #expect(throws: TilingFault.indexOutOfRange(index, limit: 1_000_000_000)) { try layout.tile(at: index) }
  }

  @Test(
    "follows the formulas in whole numbers",
    arguments: [(94, 88), (300, 100), (568, 320), (667, 375), (1366, 1024), (3840, 2160)])
  func formulas(width: Int, height: Int) throws {
    let layout = TilingLayout(view: try Extent(parsing: "\(width)x\(height)"))
    let (columns, rows) = (width / 94, height / 88)
    for index in stride(from: 0, to: 3000, by: 7) {
      let (page, place) = (index / (columns * rows), index % (columns * rows))
      let x = Double(page * width) + Double(width - columns * 94) / 2 + Double(place / rows * 94) + 6
      let y = Double(height - rows * 88) / 2 + Double(place % rows * 88) + 3
      let tile = try layout.tile(at: index)
      #expect(tile.page == page && tile.x.points == x && tile.y.points == y)
    }
  }
}
