internal import ArtworkModel
internal import CatalogModel

/// A picture that pages are to show, and the first item that has it.
struct WantedArtwork: Sendable {
  /// Which picture.
  let key: ArtworkKey
  /// Where to ask for it.
  let ladder: ArtworkLadder
  /// The item's name.
  let name: String
  /// The item's number in the store.
  let id: Int64
  /// The search that found it.
  let search: SearchID
}
