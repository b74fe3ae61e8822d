import Foundation
import Testing
import VitrineCommand

@Suite("The tiles command")
struct TilesVerbTests {
  private func run(_ line: String) -> TerminalCapture {
    TerminalCapture(["tiles"] + line.split(separator: " ").map(String.init))
  }

  private struct Report: Decodable, Equatable {
    struct Side: Decodable, Equatable {
      let width: Double
      let height: Double
    }
    struct Tile: Decodable, Equatable {
      let index: Int
      let page: Int
      let column: Int
      let row: Int
      let x: Double
      let y: Double
    }
    let view: Side
    let cell: Side
    let button: Side
    let columns: Int
    let rows: Int
    let marginX: Double
    let marginY: Double
    let perPage: Int
    let count: Int
    let pages: Int
    let tiles: [Tile]
  }

  /// The whole numbers of a tile: index, page, column, row.
  private func place(_ tile: Report.Tile) -> [Int] { [tile.index, tile.page, tile.column, tile.row] }

  @Test("The table for people")
  func table() {
    let run = run("--view 188x88 --count 3")
    #expect(run.exitCode == .done)
    #expect(run.messages.isEmpty)
    #expect(
      run.data == """
        view     188x88
        cell     94x88
        button   82x82
        columns  2
        rows     1
        marginX  0
        marginY  0
        perPage  2
        count    3
        pages    2

        index  page  column  row    x  y
            0     0       0    0    6  3
            1     0       1    0  100  3
            2     1       0    0  194  3

        """)
  }

  @Test(
    "The document for programs says the same as the formulas",
    arguments: [
      ("568x320", 200, 94.0, 88.0, 82.0, 82.0), ("568x320", 0, 94, 88, 82, 82), ("50x50", 3, 94, 88, 82, 82),
      ("1024x768", 64, 94, 88, 82, 82), ("300x200", 9, 100, 50, 80, 40), ("282.3x100.5", 4, 94.1, 88, 82, 82),
    ])
  func document(
    view: String, count: Int, cellWidth: Double, cellHeight: Double, buttonWidth: Double, buttonHeight: Double
  )
    throws
  {
    func text(_ side: Double) -> String { side == side.rounded() ? "\(Int(side))" : "\(side)" }
    let run = run(
      "--json --view \(view) --count \(count) --cell \(text(cellWidth))x\(text(cellHeight)) "
        + "--button \(text(buttonWidth))x\(text(buttonHeight))")
    #expect(run.exitCode == .done)
    let report = try JSONDecoder().decode(Report.self, from: Data(run.data.utf8))
    let (width, height) = (report.view.width, report.view.height)
    #expect(view == "\(text(width))x\(text(height))")
    let columns = max(1, Int(width / cellWidth))
    let rows = max(1, Int(height / cellHeight))
    #expect(report.columns == columns)
    #expect(report.rows == rows)
    #expect(report.perPage == columns * rows)
    #expect(report.pages == (count == 0 ? 1 : 1 + (count - 1) / (columns * rows)))
    #expect(report.count == count && report.tiles.count == count)
    for (index, tile) in report.tiles.enumerated() {
      let place = index % report.perPage
      #expect(self.place(tile) == [index, index / report.perPage, place / rows, place % rows])
      let x =
        Double(tile.page) * width + (width - Double(columns) * cellWidth) / 2 + Double(tile.column)
        * cellWidth
        + (cellWidth - buttonWidth) / 2
      let y =
        (height - Double(rows) * cellHeight) / 2 + Double(tile.row) * cellHeight + (cellHeight - buttonHeight)
        / 2
      #expect(abs(tile.x - x) < 0.001 && abs(tile.y - y) < 0.001)
    }
  }

  @Test("A page in a container: scaled up, at the reference view, and scrolling")
  func container() throws {
    struct Placement: Decodable {
      let rule: String
      let columns: Int
      let rows: Int
      let scale: Double
      let tiles: [[String: Double]]
    }
    func placement(_ container: String) throws -> Placement {
      let run = run("--view 568x320 --container \(container) --json")
      #expect(run.exitCode == .done)
      return try JSONDecoder().decode(Placement.self, from: Data(run.data.utf8))
    }
    let scaled = try placement("1128x600")
    #expect(
      (scaled.rule, scaled.columns, scaled.rows, scaled.scale, scaled.tiles.count) == ("scaled", 6, 3, 2, 18))
    let reference = try placement("568x320")
    #expect(reference.rule == "reference" && reference.scale == 1)
    #expect(reference.tiles[1]["x"] == 8 && reference.tiles[1]["y"] == 119)
    let scrolling = try placement("320.5x200")
    #expect((scrolling.rule, scrolling.columns, scrolling.rows) == ("scrolling", 3, 6))
    #expect(run("--view 568x320 --container 1128x600").data.hasPrefix("rule        scaled\n"))
  }

  @Test("Both outputs hold the same numbers")
  func sameNumbers() throws {
    let line = "--view 568x320 --count 40"
    let report = try JSONDecoder().decode(Report.self, from: Data(run(line + " --json").data.utf8))
    let rows = run(line).data.split(separator: "\n").suffix(40).map {
      $0.split(separator: " ").map(String.init)
    }
    for (tile, row) in zip(report.tiles, rows) {
      #expect(row.prefix(4).compactMap { Int($0) } == place(tile))
      #expect(row.suffix(2).compactMap { Double($0) } == [tile.x, tile.y])
    }
  }

  @Test(
    "What cannot be tiled is refused by the option's name",
    arguments: [
      ("", "tiles needs --view"), ("--count 3", "tiles needs --view"), ("--view 9x9", "tiles needs --count"),
      ("--view 9x9 --count x", "--count cannot be \"x\""),
      ("--view 9x9 --count -1", "--count cannot be \"-1\""),
      ("--view 9x9 --count 1.5", "--count cannot be \"1.5\""),
      ("--view 9x9 --count=", "--count cannot be \"\""),
      ("--view 9x9 --count 1000001", "--count cannot be \"1000001\""),
      ("--view 9x9 --count 99999999999999999999", "--count cannot be \"99999999999999999999\""),
      ("--view 9 --count 1", "--view: \"9\" is not a width and a height"),
      ("--view 0x9 --count 1", "--view: \"0\" is not above 0"),
      ("--view -9x9 --count 1", "--view: \"-9x9\" is not a width and a height"),
      ("--view 9x1e3 --count 1", "--view: \"9x1e3\" is not a width and a height"),
      ("--view 100001x9 --count 1", "--view: \"100001\" is not above 0 and at most 100000 points"),
      ("--view 9x9 --count 1 --cell 10x10", "--cell: the button 82x82 does not fit in its cell 10x10"),
      ("--view 9x9 --count 1 --button 95x9", "--button: the button 95x9 does not fit in its cell 94x88"),
      ("--view 9x9 --count 1 --button 1.2345x9", "--button: \"1.2345\" has more than 3 decimals"),
      ("--view 9x9 --count 1 --cell x", "--cell: \"x\" is not a width and a height"),
      ("--view 9x9 --container x", "--container: \"x\" is not a width and a height"),
      ("--view 9x9 --container 9x9 --count 1", "--count and --container exclude each other"),
      ("--view 9500x8900 --container 9x9 --cell 82x82", "--container: "),
    ])
  func faults(line: String, message: String) {
    let run = run(line)
    #expect(run.exitCode == .usage)
    #expect(run.messages.hasPrefix("error: \(message)"), "\(run.messages)")
    #expect(run.messages.contains("\nhint: "))
    #expect(run.data.isEmpty)
  }

  @Test("The first example of the help is what the design shows")
  func example() throws {
    let report = try JSONDecoder().decode(
      Report.self, from: Data(run("--view 568x320 --count 200 --json").data.utf8))
    #expect(report.columns == 6 && report.rows == 3 && report.pages == 12)
    try #require(report.tiles.count == 200)
    #expect(report.tiles[0].x == 8 && report.tiles[0].y == 31)
    #expect(place(report.tiles[18]) == [18, 1, 0, 0])
  }
}
