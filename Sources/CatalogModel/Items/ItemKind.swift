/// The store's word for a kind of product, such as "song" or "software".
///
/// Kinds the store invents later survive as they are sent; only the known ones have a label of their own.
package struct ItemKind: RawRepresentable, Hashable, Sendable {
  /// The word as the store sends it.
  package let rawValue: String

  /// Takes any word, also one that is not among `known`.
  package init(rawValue: String) {
    self.rawValue = rawValue
  }

  package static let album = ItemKind(rawValue: "album")
  package static let artist = ItemKind(rawValue: "artist")
  package static let audiobook = ItemKind(rawValue: "audiobook")
  package static let author = ItemKind(rawValue: "author")
  package static let book = ItemKind(rawValue: "book")
  package static let coachedAudio = ItemKind(rawValue: "coached-audio")
  package static let ebook = ItemKind(rawValue: "ebook")
  package static let featureMovie = ItemKind(rawValue: "feature-movie")
  package static let interactiveBooklet = ItemKind(rawValue: "interactive-booklet")
  package static let macSoftware = ItemKind(rawValue: "mac-software")
  package static let musicVideo = ItemKind(rawValue: "music-video")
  package static let pdf = ItemKind(rawValue: "pdf")
  package static let podcast = ItemKind(rawValue: "podcast")
  package static let podcastEpisode = ItemKind(rawValue: "podcast-episode")
  package static let software = ItemKind(rawValue: "software")
  package static let softwarePackage = ItemKind(rawValue: "software-package")
  package static let song = ItemKind(rawValue: "song")
  package static let tvEpisode = ItemKind(rawValue: "tv-episode")
  package static let tvSeason = ItemKind(rawValue: "tv-season")

  /// The kinds the store documents or has been seen to send, in name order.
  package static let known: [ItemKind] = [
    album, artist, audiobook, author, book, coachedAudio, ebook, featureMovie, interactiveBooklet,
    macSoftware,
    musicVideo, pdf, podcast, podcastEpisode, software, softwarePackage, song, tvEpisode, tvSeason,
  ]
}
