internal import ArtworkModel
internal import Diagnostics
internal import SiteAssembly

/// The pictures of a site, ready to be shown.
struct SiteArtwork: Sendable {
  /// Which item is shown with which.
  var shelf = ArtworkShelf.empty
  /// Those that have files on the site, each once, by name.
  var pictures: [PreparedArtwork] = []
  /// Where each was made from.
  var sources: [ArtworkName: PictureSource] = [:]
  /// What is not quite right.
  var warnings: [Diagnostic] = []
  /// How many pictures files were made of in this build.
  var made = 0
  /// How many items are shown with the store's picture, from its servers, only because it was not fetched yet.
  var unfetched = 0
}
