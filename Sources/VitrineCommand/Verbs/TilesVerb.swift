internal import Tiling

/// `vitrine tiles`: prints what the tiling algorithm does with a view.
struct TilesVerb: Sendable {
  private let report: TilingReport

  /// Reads the options; the view and the count are required.
  init(_ invocation: Invocation) throws(UsageFault) {
    guard let view = invocation.options[.view] else { throw .missingOption(.view, .tiles) }
    guard let countText = invocation.options[.count] else { throw .missingOption(.count, .tiles) }
    guard let count = Int(countText), (0...TilingReport.maximumCount).contains(count) else {
      throw .badValue(
        .count, value: countText, expected: "a whole number from 0 to \(TilingReport.maximumCount)")
    }
    let extent = try Self.extent(view, .view)
    let cell = try invocation.options[.cell].map { text throws(UsageFault) in try Self.extent(text, .cell) }
    let button = try invocation.options[.button].map { text throws(UsageFault) in
      try Self.extent(text, .button)
    }
    do throws(TilingFault) {
      let metrics = try TileMetrics(
        cell: cell ?? TileMetrics.standard.cell, button: button ?? TileMetrics.standard.button)
      self.report = try TilingReport(layout: TilingLayout(view: extent, metrics: metrics), count: count)
    } catch {
      let option: Option = button == nil ? .cell : .button
      throw .badGeometry(option, error)
    }
  }

  /// Prints the report as a table or as JSON.
  func run(asJSON: Bool, on console: Console) {
    if asJSON {
      report.writeJSON { console.writeData($0) }
    } else {
      report.writeText { console.writeData($0) }
    }
  }

  private static func extent(_ text: String, _ option: Option) throws(UsageFault) -> Extent {
    do throws(TilingFault) {
      return try Extent(parsing: text)
    } catch {
      throw .badGeometry(option, error)
    }
  }
}
