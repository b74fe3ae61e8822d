/// Sizes that a picture is offered in, as a `srcset` lists them: `<URL> 100w, <URL> 200w`. What follows each URL is
/// spelled once for the many pictures it goes with.
package struct ArtworkSizeList: Sendable {
  /// What is written between the parts of the URL, and where in `pieces` it lies.
  struct Entry: Sendable {
    let component: Range<Int>
    let descriptor: Range<Int>
  }

  /// All pieces one behind the other, as UTF-8.
  let pieces: [UInt8]
  let entries: [Entry]

  /// Takes the widths in pixels, in the order they are to be listed; each is kept within the bounds of `ArtworkSize`.
  package init(widths: [Int]) {
    var pieces: [UInt8] = []
    func add(_ text: String) -> Range<Int> {
      pieces.append(contentsOf: text.utf8)
      return pieces.count - text.utf8.count..<pieces.count
    }
    entries = widths.enumerated().map { index, width in
      let size = ArtworkSize(width)
      let separator = index == widths.count - 1 ? "" : ", "
      return Entry(component: add(size.component), descriptor: add(" \(size.pixels)w\(separator)"))
    }
    self.pieces = pieces
  }
}
