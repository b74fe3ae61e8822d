/// Finds the color that most of a picture has.
///
/// Pixels are gathered in 512 boxes, eight steps a channel; the fullest box's pixels are averaged. Gray and
/// near-white boxes count half: the surround of a cover says less about it than its colors do.
package enum DominantColor {
  private struct Box {
    var weight = 0
    var red = 0
    var green = 0
    var blue = 0
  }

  /// The color of pixels given as red, green, blue and alpha, a byte each, alpha not multiplied in; nil when nothing is
  /// opaque to speak of. What is left of an incomplete last pixel is ignored.
  package static func of(rgba pixels: UnsafeRawBufferPointer) -> ArtworkColor? {
    var boxes = [Box](repeating: Box(), count: 512)
    for start in stride(from: 0, to: pixels.count - pixels.count % 4, by: 4) {
      let (red, green, blue) = (Int(pixels[start]), Int(pixels[start + 1]), Int(pixels[start + 2]))
      let alpha = Int(pixels[start + 3])
      guard alpha >= 16 else { continue }
      let index = (red >> 5) << 6 | (green >> 5) << 3 | blue >> 5
      boxes[index].weight += alpha
      boxes[index].red += red * alpha
      boxes[index].green += green * alpha
      boxes[index].blue += blue * alpha
    }
    guard let best = boxes.max(by: { score($0) < score($1) }), best.weight > 0 else { return nil }
    return ArtworkColor(
      red: UInt8(clamping: best.red / best.weight), green: UInt8(clamping: best.green / best.weight),
      blue: UInt8(clamping: best.blue / best.weight))
  }

  /// How much a box counts: whole numbers, so that every machine finds the same.
  private static func score(_ box: Box) -> Int {
    guard box.weight > 0 else { return 0 }
    let parts = [box.red / box.weight, box.green / box.weight, box.blue / box.weight]
    let spread = (parts.max() ?? 0) - (parts.min() ?? 0)
    return spread < 24 ? box.weight : box.weight * 2
  }
}
