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
  /// Its server cannot be reached or fails again and again, as was found out by asking for this picture or for others.
  case spared(origin: String, Failure)
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

extension ArtworkResult.Failure {
  /// What happened, a clause.
  var message: String {
    switch self {
    case .status(let status): "the server answered with status \(status)"
    case .transport(let fault): fault.message
    }
  }

  /// What is wrong with the connection; nil where there was an answer.
  var fault: TransportFault? {
    if case .transport(let fault) = self { fault } else { nil }
  }
}
