/// One file of the build that is being written.
struct OutputEntry: Sendable {
  /// Where its bytes are.
  enum Staging: Sendable {
    /// In place already.
    case none
    /// In the tree of new folders, at its own path.
    case new
    /// In its writer's folder, under this number.
    case replacement(writer: Int, number: Int)
  }

  /// Its path.
  var path: PathSpan
  /// Where its bytes are.
  let staging: Staging
  /// What stood at its path.
  let found: FileKind
  /// How it looks, for the next build; nil when that is not remembered.
  var record: FileRecord?
}
