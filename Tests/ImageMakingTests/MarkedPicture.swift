/// A gray picture with a mark of another color in each corner, an eighth of the picture wide and high: what is cut off,
/// turned or stretched shows.
enum MarkedPicture {
  static let background = [128, 128, 128]
  /// From the upper left one clockwise.
  static let marks = [[220, 30, 30], [30, 180, 30], [30, 30, 220], [230, 220, 30]]

  static func pixels(width: Int, height: Int) -> Pixels {
    Pixels(width: width, height: height, channels: 3) { x, y in
      let isLeft = x < width / 8
      let isRight = x >= width - width / 8
      let isTop = y < height / 8
      let isBottom = y >= height - height / 8
      if isTop, isLeft { return marks[0] }
      if isTop, isRight { return marks[1] }
      if isBottom, isRight { return marks[2] }
      if isBottom, isLeft { return marks[3] }
      return background
    }
  }

  /// Which mark is in which corner, clockwise from the upper left; nil where a mark does not end where it should.
  static func corners(of picture: Pixels, tolerance: Int) -> [Int?] {
    let places = [(false, false), (true, false), (true, true), (false, true)]
    return places.map { isRight, isBottom in
      func color(_ x: Double, _ y: Double) -> Pixels.Color {
        let column = Int((isRight ? 1 - x : x) * Double(picture.width - 1))
        let row = Int((isBottom ? 1 - y : y) * Double(picture.height - 1))
        return Array(picture[column, row].prefix(3))
      }
      func isNear(_ left: Pixels.Color, _ right: Pixels.Color) -> Bool {
        Pixels.difference(left, right) <= tolerance
      }
      let outside = [color(0.17, 0.05), color(0.05, 0.17), color(0.17, 0.17)]
      guard outside.allSatisfy({ isNear($0, background) }) else { return nil }
      return marks.firstIndex { mark in
        [color(0, 0), color(0.05, 0.05), color(0.09, 0.09)].allSatisfy { isNear($0, mark) }
      }
    }
  }
}
