/// The mark of tiles as files of pixels, the same for every site.
enum BitmapIcon {
  /// The side of the icon for home screens, in pixels.
  static let touchSize = 180

  /// The color of the ground, red first: the tint of the built-in theme.
  private static let tint: [Int] = [20, 160, 160]
  private static let white = 255

  /// The icon for tabs: one picture of 32 × 32 pixels with transparent corners, in the ICO format
  /// (https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)).
  static let ico: [UInt8] = makeICO(TileMark(size: 32, ground: 7, tile: 6, gap: 3, radius: 1))

  /// The icon for home screens, which round its corners themselves.
  static let touch: [UInt8] = makePNG(
    TileMark(size: touchSize, ground: 0, tile: 34, gap: 12, radius: 8))

  /// A palette has a color for each share of a pixel that a tile covers.
  private static func makePNG(_ mark: TileMark) -> [UInt8] {
    let palette = (0...TileMark.full).map { share in tint.map { mixed($0, share) } }
    return PNGFile.bytes(rows: mark.tileRows, palette: palette)
  }

  /// A directory of one entry, the header of a bitmap of twice the height, rows of blue, green, red and opacity from the
  /// bottom up, and a mask that leaves everything to the opacity.
  private static func makeICO(_ mark: TileMark) -> [UInt8] {
    let size = mark.size
    let maskLength = size * ((size + 31) / 32 * 4)
    let length = 40 + size * size * 4 + maskLength
    var bytes: [UInt8] = [0, 0, 1, 0, 1, 0, UInt8(size), UInt8(size), 0, 0, 1, 0, 32, 0]
    bytes.append(littleEndian: UInt32(length))
    bytes.append(littleEndian: 22)
    for field in [40, UInt32(size), UInt32(2 * size)] { bytes.append(littleEndian: field) }
    bytes += [1, 0, 32, 0]
    for field in [0, UInt32(length - 40), 0, 0, 0, 0] { bytes.append(littleEndian: field) }
    for (y, row) in mark.tileRows.enumerated().reversed() {
      for (x, share) in row.enumerated() {
        bytes += tint.reversed().map { mixed($0, Int(share)) }
        bytes.append(UInt8(mark.ground(x: x, y: y) * 255 / TileMark.full))
      }
    }
    return bytes + [UInt8](repeating: 0, count: maskLength)
  }

  /// A channel of the tint with a share of white.
  private static func mixed(_ channel: Int, _ share: Int) -> UInt8 {
    UInt8((channel * (TileMark.full - share) + white * share) / TileMark.full)
  }
}

extension [UInt8] {
  fileprivate mutating func append(littleEndian number: UInt32) {
    for shift in [0, 8, 16, 24] as [UInt32] { append(UInt8(truncatingIfNeeded: number >> shift)) }
  }
}
