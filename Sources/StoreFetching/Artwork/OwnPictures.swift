internal import ArtworkModel

/// The pictures that the publisher has put into the site's folder `artwork`: `<id>.jpg` stands for the store's picture
/// of the item with that number.
struct OwnPictures: Sendable {
  /// Where they are, in the site.
  static let folder = "artwork"
  private static let extensions: Set<Substring> = ["avif", "gif", "jpeg", "jpg", "png", "webp"]

  private let ids: Set<Int64>

  /// Takes the names of the files in the folder; others than `<id>.<extension>` do not count.
  init(names: [String]) {
    ids = Set(
      names.compactMap { name in
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, Self.extensions.contains(parts[1]), let id = Int64(parts[0]),
          String(id) == parts[0]
        else { return nil }
        return id
      })
  }

  /// Whether there is one for the item with this number.
  func has(_ id: Int64) -> Bool { ids.contains(id) }
}
