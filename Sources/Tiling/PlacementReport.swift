/// A page's placement in a container written out, so that what a browser shows can be held against it.
///
/// Numbers are rounded to ten-thousandths of a point and have no trailing zeros. A page has at most
/// `ResponsiveTiling.maximumPerPage` tiles, about 1 MB.
package struct PlacementReport: Sendable {
  /// The placement reported.
  package let placement: ResponsivePlacement

  /// A report on a placement.
  package init(_ placement: ResponsivePlacement) {
    self.placement = placement
  }

  /// Appends one JSON document ending in a newline: the figures, then one tile a line, keys in a fixed order.
  package func appendJSON(to bytes: inout [UInt8]) {
    bytes.append(contentsOf: "{\n".utf8)
    for (name, value) in figures {
      bytes.append(contentsOf: "  \"\(name)\": \(name == "rule" ? "\"\(value)\"" : value),\n".utf8)
    }
    bytes.append(contentsOf: "  \"tiles\": [".utf8)
    for (index, button) in placement.buttons.enumerated() {
      bytes.append(contentsOf: (index == 0 ? "\n    {" : ",\n    {").utf8)
      bytes.append(contentsOf: "\"index\": \(index), ".utf8)
      bytes.append(
        contentsOf: Self.members(button, row: index % placement.rows, column: index / placement.rows).utf8)
      bytes.append(UInt8(ascii: "}"))
    }
    bytes.append(contentsOf: "\n  ]\n}\n".utf8)
  }

  /// Appends the figures and one aligned line for each tile, for people.
  package func appendText(to bytes: inout [UInt8]) {
    for (name, value) in figures {
      bytes.append(contentsOf: "\(name)\(Self.padding(name, to: 12))\(value)\n".utf8)
    }
    let rows = placement.buttons.enumerated().map { index, button in
      [index, index / placement.rows, index % placement.rows].map(String.init)
        + [button.x, button.y, button.width, button.height].map(Self.decimal)
    }
    let titles = ["index", "column", "row", "x", "y", "width", "height"]
    let widths = titles.indices.map { column in
      max(titles[column].utf8.count, rows.map { $0[column].utf8.count }.max() ?? 0)
    }
    bytes.append(UInt8(ascii: "\n"))
    for row in [titles] + rows {
      let entries = zip(row, widths).map { Self.padding($0, to: $1) + $0 }
      bytes.append(contentsOf: (entries.joined(separator: "  ") + "\n").utf8)
    }
  }

  private var figures: [(name: String, value: String)] {
    [
      ("rule", placement.rule.rawValue), ("columns", "\(placement.columns)"), ("rows", "\(placement.rows)"),
      ("scale", Self.decimal(placement.scale)), ("height", Self.decimal(placement.height)),
      ("cellWidth", Self.decimal(placement.cellWidth)), ("cellHeight", Self.decimal(placement.cellHeight)),
      ("marginX", Self.decimal(placement.marginX)), ("marginY", Self.decimal(placement.marginY)),
      ("perPage", "\(placement.perPage)"),
    ]
  }

  private static func members(_ button: TileRectangle, row: Int, column: Int) -> String {
    "\"column\": \(column), \"row\": \(row), \"x\": \(decimal(button.x)), \"y\": \(decimal(button.y)), "
      + "\"width\": \(decimal(button.width)), \"height\": \(decimal(button.height))"
  }

  /// Placements stay far below the range of `Int` in ten-thousandths: a page of 10,000 of the largest cells is 10⁹
  /// points high.
  private static func decimal(_ value: Double) -> String {
    Length(units: Int(value * Double(Length.unitsPerPoint) + (value < 0 ? -0.5 : 0.5))).description
  }

  private static func padding(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.utf8.count))
  }
}
