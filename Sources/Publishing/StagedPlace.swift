/// Where in the staging area something is.
enum StagedPlace: Hashable, Sendable {
  /// In the tree of new folders, at the path it is for.
  case new
  /// In its writer's folder, under this number.
  case replacement(writer: Int, number: Int)
  /// A manifest of this session, by its number.
  case manifest(Int)
  /// The memory of this session.
  case memory
  /// Among what has been taken out of the tree, under this number.
  case old(Int)

  /// The name of a session's manifest in the staging folder.
  static func manifestName(_ number: Int) -> String {
    "\(Manifest.name)-\(number)"
  }
}
