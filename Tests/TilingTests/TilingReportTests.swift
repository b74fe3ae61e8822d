import Testing
import Tiling

@Suite("A tiling report")
struct TilingReportTests {
  @Test("for people has the figures and one aligned line for each tile")
  func text() throws {
    #expect(
      try text("282x176", count: 7) == """
        view     282x176
        cell     94x88
        button   82x82
        columns  3
        rows     2
        marginX  0
        marginY  0
        perPage  6
        count    7
        pages    2

        index  page  column  row    x   y
            0     0       0    0    6   3
            1     0       0    1    6  91
            2     0       1    0  100   3
            3     0       1    1  100  91
            4     0       2    0  194   3
            5     0       2    1  194  91
            6     1       0    0  288   3

        """)
  }

  @Test("for people lines decimals and signs up")
  func alignedText() throws {
    let lines = try text("50.5x40", count: 3).split(separator: "\n")
    #expect(
      lines.suffix(4) == [
        "index  page  column  row       x    y",
        "    0     0       0    0  -15.75  -21",
        "    1     1       0    0   34.75  -21",
        "    2     2       0    0   85.25  -21",
      ])
  }

  @Test("of nothing has the figures alone")
  func emptyText() throws {
    let text = try text("568x320", count: 0)
    #expect(text.hasSuffix("count    0\npages    1\n"))
  }

  @Test("as JSON has its keys in order and numbers without noise")
  func json() throws {
    #expect(
      try json("187.5x88", count: 2) == """
        {
          "view": {"width": 187.5, "height": 88},
          "cell": {"width": 94, "height": 88},
          "button": {"width": 82, "height": 82},
          "artwork": {"width": 60, "height": 60},
          "columns": 1,
          "rows": 1,
          "marginX": 46.75,
          "marginY": 0,
          "perPage": 1,
          "count": 2,
          "pages": 2,
          "tiles": [
            {"index": 0, "page": 0, "column": 0, "row": 0, "x": 52.75, "y": 3},
            {"index": 1, "page": 1, "column": 0, "row": 0, "x": 240.25, "y": 3}
          ]
        }

        """)
  }

  @Test("of nothing is still a whole JSON document")
  func emptyJSON() throws {
    #expect(try json("568x320", count: 0).hasSuffix("\"pages\": 1,\n  \"tiles\": []\n}\n"))
  }

  @Test("comes in pieces of bounded size that make the whole")
  func pieces() throws {
    let report = try TilingReport(layout: TilingLayout(view: Extent(parsing: "568x320")), count: 5000)
    for write in [report.writeText, report.writeJSON] as [(([UInt8]) throws -> Void) throws -> Void] {
      var sizes: [Int] = []
      var lines = 0
      try write { piece in
        sizes.append(piece.count)
        lines += piece.count { $0 == UInt8(ascii: "\n") }
      }
      #expect(sizes.count > 1)
      #expect(sizes.allSatisfy { $0 > 0 && $0 < 70_000 })
      #expect(lines > 5000)
    }
  }

  @Test("stops when its reader fails")
  func failingReader() throws {
    struct Full: Error {}
    let report = try TilingReport(layout: TilingLayout(view: Extent(parsing: "568x320")), count: 1_000_000)
    #expect(throws: Full.self) { try report.writeJSON { _ in throw Full() } }
  }

  @Test(
    "keeps every line of the table as wide as its head",
    arguments: ["568x320", "667.25x375", "50x40", "1x900"])
  func widths(view: String) throws {
    let lines = try text(view, count: 1234).split(separator: "\n").drop { !$0.hasPrefix("index") }
    #expect(lines.count == 1235)
    #expect(Set(lines.map(\.utf8.count)).count == 1)
  }

  @Test(
    "is refused for counts that are negative or beyond a million", arguments: [-1, .min, 1_000_001, .max])
  func countOutOfRange(count: Int) {
    #expect(throws: TilingFault.countOutOfRange(count, limit: 1_000_000)) {
      try text("568x320", count: count)
    }
  }

  private func text(_ view: String, count: Int) throws -> String {
    var bytes: [UInt8] = []
    try TilingReport(layout: TilingLayout(view: Extent(parsing: view)), count: count).appendText(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func json(_ view: String, count: Int) throws -> String {
    var bytes: [UInt8] = []
    try TilingReport(layout: TilingLayout(view: Extent(parsing: view)), count: count).appendJSON(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
