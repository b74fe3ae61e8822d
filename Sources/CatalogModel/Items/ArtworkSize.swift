/// A size to ask the store's image servers for, spelled once for the many URLs it goes into.
package struct ArtworkSize: Hashable, Sendable {
  /// The side of the square that the picture is to fit in, in pixels.
  package let pixels: Int
  /// The size as a URL has it, such as `100x100`.
  let component: String

  /// The largest size asked for, in pixels; beyond 3000 the servers refuse or deliver the original.
  package static let largest = 3_000

  /// Takes a size, which is kept within 1 and `largest`.
  package init(_ pixels: Int) {
    self.pixels = min(max(1, pixels), Self.largest)
    self.component = "\(self.pixels)x\(self.pixels)"
  }
}
