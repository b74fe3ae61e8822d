/// What things can be looked up by, as the store names its parameters.
///
/// All but `bundleId` are documented in "Search API" at performance-partners.apple.com/search-api, "Lookup Examples".
package enum LookupKey: String, CaseIterable, Hashable, Sendable {
  /// The store's own number of anything.
  case id
  /// The identifier of an app.
  case bundleId
  /// The number of a book.
  case isbn
  /// The bar code of an album or a video.
  case upc
  /// The number of an artist at AllMusic.
  case amgArtistId
  /// The number of an album at AllMusic.
  case amgAlbumId
  /// The number of a video at AllMusic.
  case amgVideoId
}
