internal import ArtworkCache
internal import ArtworkModel
internal import StoreTransport

/// What came of asking for one picture.
enum ArtworkResult: Sendable {
  /// A source that is new, or other than before; it is in the cache.
  case downloaded(FetchedArtwork, bytes: Int)
  /// The source that was known already.
  case unchanged(FetchedArtwork)
  /// There is none, or nothing that is taken, as `found` says. `kept` is what is known of the picture from now on: a
  /// source that came before stays.
  case absent(found: FetchedArtwork, kept: FetchedArtwork)
  /// Nothing that says anything about the picture.
  case failed(Failure, address: String)
  /// Its server cannot be reached, which was found out by asking for this picture or for another one.
  case unreachable(origin: String, TransportFault)
  /// The run is over.
  case cancelled
  /// The cache cannot be read or written.
  case cacheFault(CacheFault)

  /// Why nothing can be said.
  enum Failure: Hashable, Sendable {
    case status(Int)
    case transport(TransportFault)
  }
}
