internal import ArtworkModel

/// The pictures that the publisher has put into the site's folder `artwork`: `<id>.jpg` stands for the store's picture
/// of the item with that number.
struct OwnPictures: Sendable {
  private let ids: Set<Int64>

  /// Takes the names of the files in the folder; others than `OwnPictureName` knows do not count.
  init(names: [String]) {
    ids = Set(names.compactMap(OwnPictureName.itemID))
  }

  /// Whether there is one for the item with this number.
  func has(_ id: Int64) -> Bool { ids.contains(id) }
}
