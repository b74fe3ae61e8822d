/// A drawing of nine rounded tiles on a ground, for icons that cannot have letters, as letters need fonts.
struct TileMark {
  /// A square with rounded corners, in pixels.
  private struct Square {
    let start: Int
    let side: Int
    let radius: Int

    var range: Range<Int> { start..<start + side }

    /// Whether a pixel is in the part of a side that is straight.
    func isStraight(at pixel: Int) -> Bool { (start + radius..<start + side - radius).contains(pixel) }
  }

  /// How much of a pixel is covered, in parts of this.
  static let full = 16
  /// A pixel is looked at in as many places along each side.
  private static let samples = 4

  /// The picture's width and height in pixels.
  let size: Int
  private let ground: Int
  private let tiles: [Square]

  /// Nine tiles of a width with gaps between them, in the middle of the picture; `ground` is the radius of the ground's
  /// corners.
  init(size: Int, ground: Int, tile: Int, gap: Int, radius: Int) {
    let margin = (size - 3 * tile - 2 * gap) / 2
    self.size = size
    self.ground = ground
    tiles = (0..<3).map { Square(start: margin + $0 * (tile + gap), side: tile, radius: radius) }
  }

  /// How much of a pixel the ground covers.
  func ground(x: Int, y: Int) -> Int {
    let square = Square(start: 0, side: size, radius: ground)
    return Self.coverage(x, y, square, square)
  }

  /// How much of each pixel the tiles cover, row by row. Most rows are like others, and are made once.
  var tileRows: [[UInt8]] {
    let between = [UInt8](repeating: 0, count: size)
    let first = tiles[0]
    let across = (first.start..<first.start + first.side).map { y in tileRow(y, first) }
    return (0..<size).map { y in
      tiles.first { $0.range.contains(y) }.map { across[y - $0.start] } ?? between
    }
  }

  private func tileRow(_ y: Int, _ row: Square) -> [UInt8] {
    (0..<size).map { x in
      guard let column = tiles.first(where: { $0.range.contains(x) }) else { return 0 }
      return UInt8(truncatingIfNeeded: Self.coverage(x, y, column, row))
    }
  }

  /// In eighths of a pixel, so that the places are whole numbers.
  private static func coverage(_ x: Int, _ y: Int, _ column: Square, _ row: Square) -> Int {
    if column.isStraight(at: x) || row.isStraight(at: y) { return full }
    var covered = 0
    for down in 0..<samples {
      for across in 0..<samples {
        let beyondX = beyond(8 * x + 2 * across + 1, column)
        let beyondY = beyond(8 * y + 2 * down + 1, row)
        let radius = 8 * column.radius
        if beyondX * beyondX + beyondY * beyondY <= radius * radius { covered += 1 }
      }
    }
    return covered
  }

  /// How far a place lies beyond the part of a square's side that is straight.
  private static func beyond(_ place: Int, _ square: Square) -> Int {
    let first = 8 * (square.start + square.radius)
    let last = 8 * (square.start + square.side - square.radius)
    return max(0, first - place, place - last)
  }
}
