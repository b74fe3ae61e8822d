/// The formats that pictures are delivered in, by the end of their files' names.
package enum ArtworkFormat: String, CaseIterable, Hashable, Sendable {
  /// What every browser in use shows, smaller than the others.
  case webP = "webp"
  /// In its place for older browsers.
  case jpeg = "jpg"
  /// The same for pictures with transparency.
  case png
}
