/// What is taken of a picture at most. Whoever sends more is not asked why.
package enum ImageLimits {
  /// Bytes of a source as it comes.
  package static let bytes = 20 << 20
  /// Pixels of a side.
  package static let side = 16_384
  /// Pixels in all. Decoded they take four bytes each, so this is what bounds memory.
  package static let pixels = 40_000_000
}
