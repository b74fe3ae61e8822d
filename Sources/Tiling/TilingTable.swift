/// The table for people: figures above, then one aligned line for each tile.
struct TilingTable {
  private static let titles = ["index", "page", "column", "row", "x", "y"]

  /// Everything above the first tile.
  let head: [UInt8]
  private let widths: [Int]
  private let decimalsX: Int
  private let decimalsY: Int

  init(report: TilingReport) {
    let layout = report.layout
    // Every coordinate is a sum of multiples of these, so none needs more decimals than the longest of them.
    decimalsX = [layout.view.width, layout.marginX, layout.metrics.cell.width, layout.metrics.insetX]
      .reduce(0) { max($0, $1.decimals) }
    decimalsY = [layout.marginY, layout.metrics.cell.height, layout.metrics.insetY]
      .reduce(0) { max($0, $1.decimals) }
    widths = Self.widths(of: report, decimalsX: decimalsX, decimalsY: decimalsY)
    head = Self.head(of: report, widths: widths)
  }

  /// Appends the line of one tile.
  func append(_ tile: TilePosition, at index: Int, to bytes: inout [UInt8]) {
    for (number, width) in zip([index, tile.page, tile.column, tile.row], widths) {
      Self.append(String(number).utf8, width: width, to: &bytes)
      bytes.append(contentsOf: "  ".utf8)
    }
    Self.append(Self.digits(tile.x, decimalsX), width: widths[4], to: &bytes)
    bytes.append(contentsOf: "  ".utf8)
    Self.append(Self.digits(tile.y, decimalsY), width: widths[5], to: &bytes)
    bytes.append(UInt8(ascii: "\n"))
  }

  /// The widest entry of each column. Numbers grow in size with the tile's, except that the first coordinate may be
  /// negative and the last page may end early, so the ends are looked at, not every tile.
  private static func widths(of report: TilingReport, decimalsX: Int, decimalsY: Int) -> [Int] {
    guard report.count > 0 else { return titles.map(\.utf8.count) }
    let layout = report.layout
    let last = report.count - 1
    let lastOfPageBefore = max(0, last / layout.perPage * layout.perPage - 1)
    let ends = [0, last, lastOfPageBefore, min(last, layout.rows - 1)]
    var widths = titles.map(\.utf8.count)
    for index in ends {
      let tile = layout.position(ofTile: index)
      let entries = [String(index), String(tile.page), String(tile.column), String(tile.row)].map(
        \.utf8.count)
      let places = [digits(tile.x, decimalsX).count, digits(tile.y, decimalsY).count]
      for (column, width) in (entries + places).enumerated() { widths[column] = max(widths[column], width) }
    }
    return widths
  }

  private static func head(of report: TilingReport, widths: [Int]) -> [UInt8] {
    let layout = report.layout
    let figures = """
      view     \(layout.view)
      cell     \(layout.metrics.cell)
      button   \(layout.metrics.button)
      columns  \(layout.columns)
      rows     \(layout.rows)
      marginX  \(layout.marginX)
      marginY  \(layout.marginY)
      perPage  \(layout.perPage)
      count    \(report.count)
      pages    \(layout.pages(for: report.count))

      """
    var bytes = Array(figures.utf8)
    guard report.count > 0 else { return bytes }
    bytes.append(UInt8(ascii: "\n"))
    for (column, title) in titles.enumerated() {
      if column > 0 { bytes.append(contentsOf: "  ".utf8) }
      append(title.utf8, width: widths[column], to: &bytes)
    }
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  private static func digits(_ length: Length, _ decimals: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    length.append(to: &bytes, decimals: decimals)
    return bytes
  }

  private static func append(_ text: some Collection<UInt8>, width: Int, to bytes: inout [UInt8]) {
    for _ in 0..<max(0, width - text.count) { bytes.append(UInt8(ascii: " ")) }
    bytes.append(contentsOf: text)
  }
}
