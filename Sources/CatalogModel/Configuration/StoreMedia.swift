/// A part of the store, as its parameter `media` names it.
///
/// The parts, and which entities and attributes belong to each, are those of "Search API" at
/// performance-partners.apple.com/search-api.
package enum StoreMedia: String, CaseIterable, Hashable, Sendable {
  /// Everything; what the store takes when nothing is said.
  case all
  /// Books read aloud.
  case audiobook
  /// Books to read.
  case ebook
  /// Movies.
  case movie
  /// Songs, albums, and who made them.
  case music
  /// Music videos.
  case musicVideo
  /// Podcasts.
  case podcast
  /// Short films.
  case shortFilm
  /// Apps.
  case software
  /// Series.
  case tvShow

  /// The entities that belong to it, in the documentation's order.
  package var entities: [String] {
    switch self {
    case .all:
      ["movie", "album", "allArtist", "podcast", "musicVideo", "mix", "audiobook", "tvSeason", "allTrack"]
    case .audiobook: ["audiobookAuthor", "audiobook"]
    case .ebook: ["ebook"]
    case .movie: ["movieArtist", "movie"]
    case .music: ["musicArtist", "musicTrack", "album", "musicVideo", "mix", "song"]
    case .musicVideo: ["musicArtist", "musicVideo"]
    case .podcast: ["podcastAuthor", "podcast", "podcastEpisode"]
    case .shortFilm: ["shortFilmArtist", "shortFilm"]
    case .software: ["software", "iPadSoftware", "desktopSoftware"]
    case .tvShow: ["tvEpisode", "tvSeason"]
    }
  }

  /// The attributes that belong to it, in the documentation's order; it names none for `ebook`.
  package var attributes: [String] {
    switch self {
    case .all:
      [
        "actorTerm", "languageTerm", "allArtistTerm", "tvEpisodeTerm", "shortFilmTerm", "directorTerm",
        "releaseYearTerm", "titleTerm", "featureFilmTerm", "ratingIndex", "keywordsTerm", "descriptionTerm",
        "authorTerm", "genreIndex", "mixTerm", "allTrackTerm", "artistTerm", "composerTerm", "tvSeasonTerm",
        "producerTerm", "ratingTerm", "songTerm", "movieArtistTerm", "showTerm", "movieTerm", "albumTerm",
      ]
    case .audiobook: ["titleTerm", "authorTerm", "genreIndex", "ratingIndex"]
    case .ebook: []
    case .movie:
      [
        "actorTerm", "genreIndex", "artistTerm", "shortFilmTerm", "producerTerm", "ratingTerm",
        "directorTerm",
        "releaseYearTerm", "featureFilmTerm", "movieArtistTerm", "movieTerm", "ratingIndex",
        "descriptionTerm",
      ]
    case .music:
      ["mixTerm", "genreIndex", "artistTerm", "composerTerm", "albumTerm", "ratingIndex", "songTerm"]
    case .musicVideo: ["genreIndex", "artistTerm", "albumTerm", "ratingIndex", "songTerm"]
    case .podcast:
      [
        "titleTerm", "languageTerm", "authorTerm", "genreIndex", "artistTerm", "ratingIndex", "keywordsTerm",
        "descriptionTerm",
      ]
    case .shortFilm: ["genreIndex", "artistTerm", "shortFilmTerm", "ratingIndex", "descriptionTerm"]
    case .software: ["softwareDeveloper"]
    case .tvShow:
      ["genreIndex", "tvEpisodeTerm", "showTerm", "tvSeasonTerm", "ratingIndex", "descriptionTerm"]
    }
  }
}
