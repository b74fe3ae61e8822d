extension TilingReport {
  /// The document up to the first tile.
  var jsonHead: [UInt8] {
    let metrics = layout.metrics
    return Array(
      """
      {
        "view": \(json(layout.view)),
        "cell": \(json(metrics.cell)),
        "button": \(json(metrics.button)),
        "artwork": \(json(metrics.artwork)),
        "columns": \(layout.columns),
        "rows": \(layout.rows),
        "marginX": \(layout.marginX),
        "marginY": \(layout.marginY),
        "perPage": \(layout.perPage),
        "count": \(count),
        "pages": \(layout.pages(for: count)),
        "tiles": [
      """.utf8)
  }

  /// One tile on a line of its own, after a comma when it is not the first.
  func appendJSON(_ tile: TilePosition, at index: Int, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: index == 0 ? "\n    {".utf8 : ",\n    {".utf8)
    bytes.append(contentsOf: "\"index\": \(index), \"page\": \(tile.page), ".utf8)
    bytes.append(contentsOf: "\"column\": \(tile.column), \"row\": \(tile.row), \"x\": ".utf8)
    tile.x.append(to: &bytes)
    bytes.append(contentsOf: ", \"y\": ".utf8)
    tile.y.append(to: &bytes)
    bytes.append(UInt8(ascii: "}"))
  }

  private func json(_ extent: Extent) -> String {
    "{\"width\": \(extent.width), \"height\": \(extent.height)}"
  }
}
