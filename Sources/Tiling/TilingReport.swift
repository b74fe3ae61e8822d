/// A tiling written out: its figures and the place of every button, as text for people or as one JSON document.
///
/// Both are produced in pieces, so that a million tiles take no more memory than a hundred.
package struct TilingReport: Sendable {
  /// The most tiles written out: 1,000,000, about 80 MB of JSON.
  package static let maximumCount = 1_000_000
  /// About how many bytes a piece has.
  static let pieceSize = 1 << 16

  /// The tiling reported.
  package let layout: TilingLayout
  /// How many tiles there are.
  package let count: Int

  /// A report on the first `count` tiles; throws `countOutOfRange` below 0 and above `maximumCount`.
  package init(layout: TilingLayout, count: Int) throws(TilingFault) {
    guard (0...Self.maximumCount).contains(count) else {
      throw .countOutOfRange(count, limit: Self.maximumCount)
    }
    self.layout = layout
    self.count = count
  }

  /// Passes the table for people to `sink`, piece by piece, lines ending in a newline.
  package func writeText(to sink: ([UInt8]) throws -> Void) rethrows {
    let table = TilingTable(report: self)
    try writeTiles(
      head: table.head, to: sink, tail: [],
      line: { table.append($0, at: $1, to: &$2) })
  }

  /// Passes the JSON document to `sink`, piece by piece: the figures, then one tile a line, ending in a newline.
  ///
  /// The keys are always in the same order; numbers are exact decimals without trailing zeros.
  package func writeJSON(to sink: ([UInt8]) throws -> Void) rethrows {
    try writeTiles(
      head: jsonHead, to: sink, tail: Array((count > 0 ? "\n  ]\n}\n" : "]\n}\n").utf8),
      line: { appendJSON($0, at: $1, to: &$2) })
  }

  /// Appends the table for people.
  package func appendText(to bytes: inout [UInt8]) {
    writeText { bytes += $0 }
  }

  /// Appends the JSON document.
  package func appendJSON(to bytes: inout [UInt8]) {
    writeJSON { bytes += $0 }
  }

  private func writeTiles(
    head: [UInt8], to sink: ([UInt8]) throws -> Void, tail: [UInt8],
    line: (TilePosition, Int, inout [UInt8]) -> Void
  ) rethrows {
    var piece = head
    for index in 0..<count {
      line(layout.position(ofTile: index), index, &piece)
      if piece.count >= Self.pieceSize {
        try sink(piece)
        piece.removeAll(keepingCapacity: true)
      }
    }
    piece += tail
    if !piece.isEmpty { try sink(piece) }
  }
}
