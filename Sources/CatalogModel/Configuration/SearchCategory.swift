/// What kind of product a search asks for: one of four, or any entity the store documents.
package struct SearchCategory: Hashable, Sendable {
  /// The name as configured, such as `music` or `tvSeason`.
  package let name: String
  /// The value of the store's parameter `entity`; empty for everything.
  package let entity: String

  /// Everything the store has.
  package static let all = SearchCategory(name: "all", entity: "")
  /// Songs and music videos.
  package static let music = SearchCategory(name: "music", entity: "musicTrack")
  /// Apps for phones.
  package static let software = SearchCategory(name: "software", entity: "software")
  /// Books to read.
  package static let ebooks = SearchCategory(name: "ebooks", entity: "ebook")

  /// The names that can be configured, the four first.
  package static let names = ["all", "music", "software", "ebooks"] + entities

  /// The entities of the iTunes Search API, documented at performance-partners.apple.com/search-api; `macSoftware` is
  /// from its older edition.
  private static let entities = [
    "album", "allArtist", "allTrack", "audiobook", "audiobookAuthor", "desktopSoftware", "ebook",
    "iPadSoftware",
    "macSoftware", "mix", "movie", "movieArtist", "musicArtist", "musicTrack", "musicVideo", "podcast",
    "podcastAuthor", "podcastEpisode", "shortFilm", "shortFilmArtist", "song", "tvEpisode", "tvSeason",
  ]

  private init(name: String, entity: String) {
    self.name = name
    self.entity = entity
  }

  /// Takes one of `names`; throws for others.
  package init(_ text: String) throws(ConfigurationFault) {
    if let category = [Self.all, .music, .software, .ebooks].first(where: { $0.name == text }) {
      self = category
    } else if Self.entities.contains(text) {
      self.init(name: text, entity: text)
    } else {
      throw .unknownValue(text, of: "category", allowed: Self.names)
    }
  }
}
