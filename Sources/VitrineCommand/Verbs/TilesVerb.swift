internal import Tiling

/// `vitrine tiles`: prints what the tiling algorithm does with a view, or with one page of it in a container.
struct TilesVerb: Sendable {
  private enum Report: Sendable {
    /// All tiles at the reference view.
    case tiling(TilingReport)
    /// A full page in a container.
    case placement(PlacementReport)
  }

  private let report: Report

  /// Reads the options; the view is required, and either the count or the container.
  init(_ invocation: Invocation) throws(UsageFault) {
    guard let view = invocation.options[.view] else { throw .missingOption(.view, .tiles) }
    let container = invocation.options[.container]
    if container != nil, invocation.options[.count] != nil { throw .exclusiveOptions(.count, .container) }
    let count = container == nil ? try Self.count(invocation) : 0
    let layout = TilingLayout(view: try Self.extent(view, .view), metrics: try Self.metrics(invocation))
    do throws(TilingFault) {
      guard let container else {
        report = .tiling(try TilingReport(layout: layout, count: count))
        return
      }
      let tiling = try ResponsiveTiling(reference: layout)
      report = .placement(PlacementReport(tiling.placement(inContainer: try Extent(parsing: container))))
    } catch {
      throw .badGeometry(container == nil ? .count : .container, error)
    }
  }

  /// Prints the report as a table or as JSON.
  func run(asJSON: Bool, on console: Console) {
    switch report {
    case .tiling(let report):
      if asJSON {
        report.writeJSON { console.writeData($0) }
      } else {
        report.writeText { console.writeData($0) }
      }
    case .placement(let report):
      var bytes: [UInt8] = []
      if asJSON { report.appendJSON(to: &bytes) } else { report.appendText(to: &bytes) }
      console.writeData(bytes)
    }
  }

  private static func count(_ invocation: Invocation) throws(UsageFault) -> Int {
    guard let text = invocation.options[.count] else { throw .missingOption(.count, .tiles) }
    guard let count = Int(text), (0...TilingReport.maximumCount).contains(count) else {
      throw .badValue(
        .count, value: text, expected: "a whole number from 0 to \(TilingReport.maximumCount)")
    }
    return count
  }

  private static func metrics(_ invocation: Invocation) throws(UsageFault) -> TileMetrics {
    let cell = try invocation.options[.cell].map { text throws(UsageFault) in try extent(text, .cell) }
    let button = try invocation.options[.button].map { text throws(UsageFault) in try extent(text, .button) }
    do throws(TilingFault) {
      return try TileMetrics(
        cell: cell ?? TileMetrics.standard.cell, button: button ?? TileMetrics.standard.button)
    } catch {
      throw .badGeometry(button == nil ? .cell : .button, error)
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
