/// What becomes of a link or an image.
package enum LinkDecision: Hashable, Sendable {
  /// It points to this destination instead, which has to pass the same rules as a written one.
  case rewrite(String)
  /// It stays as written.
  case keep
  /// The link goes and its text, or the image's alternative text, stays.
  case drop
}
