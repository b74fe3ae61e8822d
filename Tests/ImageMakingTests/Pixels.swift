/// A picture as a table of pixels, to make sources of and to hold results against.
struct Pixels: Hashable, Sendable {
  typealias Color = [Int]

  let width: Int
  let height: Int
  /// One for gray, two with alpha, three for red, green and blue, four with alpha.
  let channels: Int
  /// Row by row from the top.
  var values: [UInt8]

  init(width: Int, height: Int, channels: Int, values: [UInt8]) {
    self.width = width
    self.height = height
    self.channels = channels
    self.values = values
  }

  /// Asks for each pixel's color.
  init(width: Int, height: Int, channels: Int, color: (_ x: Int, _ y: Int) -> Color) {
    var values: [UInt8] = []
    values.reserveCapacity(width * height * channels)
    for y in 0..<height {
      for x in 0..<width {
        for value in color(x, y) { values.append(UInt8(clamping: value)) }
      }
    }
    self.init(width: width, height: height, channels: channels, values: values)
  }

  /// A picture of one color.
  static func plain(_ color: Color, width: Int, height: Int) -> Pixels {
    Pixels(width: width, height: height, channels: color.count) { _, _ in color }
  }

  subscript(x: Int, y: Int) -> Color {
    let start = (y * width + x) * channels
    return values[start..<start + channels].map { Int($0) }
  }

  /// The color in the middle.
  var center: Color { self[width / 2, height / 2] }

  /// The same picture with one more channel, whose value is the same everywhere.
  func with(alpha: Int) -> Pixels {
    Pixels(width: width, height: height, channels: channels + 1) { x, y in self[x, y] + [alpha] }
  }

  /// The largest difference between two colors in any channel.
  static func difference(_ left: Color, _ right: Color) -> Int {
    left.count == right.count ? zip(left, right).map { abs($0 - $1) }.max() ?? 0 : .max
  }
}
