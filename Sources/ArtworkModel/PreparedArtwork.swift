package import Records

/// A picture that files have been made of: all that pages have to know of it.
package struct PreparedArtwork: Hashable, Sendable {
  /// What its files are called.
  package let name: ArtworkName
  /// The source's width in pixels, the way up it is to be seen; from 1 to `ImageLimits.side`.
  package let width: Int
  /// The same of its height.
  package let height: Int
  /// Whether parts of it are transparent.
  package let isTransparent: Bool
  /// What it looks like before it is there; nil where it is transparent all over.
  package let color: ArtworkColor?

  /// Puts the parts together.
  package init(name: ArtworkName, width: Int, height: Int, isTransparent: Bool, color: ArtworkColor?) {
    self.name = name
    self.width = width
    self.height = height
    self.isTransparent = isTransparent
    self.color = color
  }

  /// Whether it fills a square.
  package var isSquare: Bool { width == height }

  /// The format for browsers that do not know WebP.
  package var fallback: ArtworkFormat { isTransparent ? .png : .jpeg }

  /// The sizes that there are of it, ascending; see `ArtworkSizes`.
  package var sizes: [Int] { ArtworkSizes.made(ofSide: max(width, height)) }

  /// Every file made of it, in a fixed order.
  package var files: [(size: Int, format: ArtworkFormat)] {
    sizes.flatMap { size in [(size, .webP), (size, fallback)] }
  }
}

extension PreparedArtwork {
  /// Writes it for another run.
  package func write(to writer: inout RecordWriter) {
    writer.append(name.text)
    writer.append(width)
    writer.append(height)
    writer.append(isTransparent)
    writer.append(color != nil)
    guard let color else { return }
    writer.append(Int(color.red) << 16 | Int(color.green) << 8 | Int(color.blue))
  }

  /// Reads what `write` wrote, and refuses what cannot be.
  package init(from reader: inout RecordReader) throws(RecordFault) {
    guard let name = ArtworkName(try reader.text()) else { throw .badValue }
    let width = try reader.index(below: ImageLimits.side + 1)
    let height = try reader.index(below: ImageLimits.side + 1)
    guard width > 0, height > 0 else { throw .badValue }
    let isTransparent = try reader.flag()
    var color: ArtworkColor?
    if try reader.flag() {
      let value = try reader.index(below: 1 << 24)
      color = ArtworkColor(
        red: UInt8(value >> 16), green: UInt8(value >> 8 & 255), blue: UInt8(value & 255))
    }
    self.init(name: name, width: width, height: height, isTransparent: isTransparent, color: color)
  }
}
