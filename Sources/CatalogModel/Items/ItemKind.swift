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

  /// A record, or a compilation.
  package static let album = ItemKind(rawValue: "album")
  /// A musician or a band; not for sale.
  package static let artist = ItemKind(rawValue: "artist")
  /// A book read aloud.
  package static let audiobook = ItemKind(rawValue: "audiobook")
  /// A writer; not for sale.
  package static let author = ItemKind(rawValue: "author")
  /// A printed book.
  package static let book = ItemKind(rawValue: "book")
  /// A workout with spoken guidance.
  package static let coachedAudio = ItemKind(rawValue: "coached-audio")
  /// A book to read on a screen.
  package static let ebook = ItemKind(rawValue: "ebook")
  /// A movie, short films among them.
  package static let featureMovie = ItemKind(rawValue: "feature-movie")
  /// A booklet with an album, to click through.
  package static let interactiveBooklet = ItemKind(rawValue: "interactive-booklet")
  /// An app for the Mac.
  package static let macSoftware = ItemKind(rawValue: "mac-software")
  /// A music video.
  package static let musicVideo = ItemKind(rawValue: "music-video")
  /// A booklet with an album, to read.
  package static let pdf = ItemKind(rawValue: "pdf")
  /// A podcast.
  package static let podcast = ItemKind(rawValue: "podcast")
  /// One episode of a podcast.
  package static let podcastEpisode = ItemKind(rawValue: "podcast-episode")
  /// An app for phones and tablets.
  package static let software = ItemKind(rawValue: "software")
  /// Several apps sold together.
  package static let softwarePackage = ItemKind(rawValue: "software-package")
  /// A song.
  package static let song = ItemKind(rawValue: "song")
  /// One episode of a series.
  package static let tvEpisode = ItemKind(rawValue: "tv-episode")
  /// A season of a series.
  package static let tvSeason = ItemKind(rawValue: "tv-season")

  /// The kinds the store documents or has been seen to send, in name order.
  package static let known: [ItemKind] = [
    album, artist, audiobook, author, book, coachedAudio, ebook, featureMovie, interactiveBooklet,
    macSoftware,
    musicVideo, pdf, podcast, podcastEpisode, software, softwarePackage, song, tvEpisode, tvSeason,
  ]
}
