/// A text of the interface, by the key it has in `strings/<language>.yml`.
///
/// `definition` holds what each one says in English and what it is for.
package enum InterfaceString: String, CaseIterable, Sendable {
  // Site and navigation.
  case home
  case searches
  case skipToContent = "skip-to-content"
  case menu
  case backTo = "back-to"

  // Grid pages.
  case itemCount = "item-count"
  case itemCountOne = "item-count-one"
  case previousPage = "previous-page"
  case nextPage = "next-page"
  case pageOf = "page-of"
  case pageDotsLabel = "page-dots-label"
  case nothingFound = "nothing-found"
  case nothingFoundText = "nothing-found-text"

  // Items.
  case unknownArtist = "unknown-artist"
  case artistAndType = "artist-and-type"
  case free
  case viewInStore = "view-in-store"
  case viewInStorePrice = "view-in-store-price"
  case storeBadge = "store-badge"
  case artworkCredit = "artwork-credit"
  case priceAsOf = "price-as-of"
  case priceInStore = "price-in-store"
  case notSoldSeparately = "not-sold-separately"
  case noLongerInStore = "no-longer-in-store"
  case explicit
  case labelType = "label-type"
  case labelGenre = "label-genre"
  case labelReleaseDate = "label-release-date"
  case labelPrice = "label-price"
  case labelCollection = "label-collection"

  // Feeds.
  case feedNew = "feed-new"
  case feedPriceDrop = "feed-price-drop"
  case feedAsOf = "feed-as-of"

  // Beyond the catalog.
  case pageNotFoundTitle = "page-not-found-title"
  case pageNotFoundText = "page-not-found-text"
  case sendSupportEmail = "send-support-email"
  case rate
  case about
  case affiliateNote = "affiliate-note"
  case storeCredit = "store-credit"
  case generatedBy = "generated-by"

  // Kinds of products.
  case typeAlbum = "type-album"
  case typeArtist = "type-artist"
  case typeAudiobook = "type-audiobook"
  case typeAuthor = "type-author"
  case typeBook = "type-book"
  case typeCoachedAudio = "type-coached-audio"
  case typeEbook = "type-ebook"
  case typeFeatureMovie = "type-feature-movie"
  case typeInteractiveBooklet = "type-interactive-booklet"
  case typeMacSoftware = "type-mac-software"
  case typeMusicVideo = "type-music-video"
  case typePDF = "type-pdf"
  case typePodcast = "type-podcast"
  case typePodcastEpisode = "type-podcast-episode"
  case typeSoftware = "type-software"
  case typeSoftwarePackage = "type-software-package"
  case typeSong = "type-song"
  case typeTVEpisode = "type-tv-episode"
  case typeTVSeason = "type-tv-season"
}
