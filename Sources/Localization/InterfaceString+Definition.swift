extension InterfaceString {
  /// What a text says in English, and what a translator has to know.
  package struct Definition: Hashable, Sendable {
    /// The English text; names in braces are placeholders.
    package let english: String
    /// Where it appears, in one line.
    package let meaning: String

    fileprivate init(_ english: String, _ meaning: String) {
      self.english = english
      self.meaning = meaning
    }
  }

  /// The English text and the meaning.
  package var definition: Definition {
    switch self {
    case .home: Definition("Home", "link to the home page")
    case .searches: Definition("Collections", "name of the navigation over all searches")
    case .skipToContent: Definition("Skip to content", "first link of a page, for keyboards")
    case .menu:
      Definition("Menu", "button that shows the links to support, ratings and a page about the site")
    case .backTo: Definition("Back to {search}", "link from an item to its search's grid")
    case .itemCount: Definition("{count} items", "how many items a search has, unless it is one")
    case .itemCountOne: Definition("1 item", "the same for exactly one")
    case .previousPage: Definition("Previous page", "link to the grid page before")
    case .nextPage: Definition("Next page", "link to the grid page after")
    case .pageOf: Definition("Page {page} of {pages}", "name of a page dot, and part of a page's title")
    case .pageDotsLabel: Definition("Pages", "name of the navigation by page dots")
    case .nothingFound: Definition("Nothing Found", "heading of a search without results")
    case .nothingFoundText: Definition("This collection is empty at the moment.", "below nothing-found")
    case .unknownArtist: Definition("Unknown", "in place of an artist the store does not name")
    case .artistAndType: Definition("{artist} ({type})", "second line of an item in a list")
    case .free: Definition("Free", "price of what the store gives away")
    case .viewInStore: Definition("View in Store", "button to the store's page, when no price is known")
    case .viewInStorePrice: Definition("{price} – view in the store", "accessible name of the price button")
    case .storeBadge: Definition("View in {store}", "link beside an item's picture")
    case .artworkCredit: Definition("Artwork: {store}", "below an item's picture, where that is the store's")
    case .priceAsOf:
      Definition("{storefront} store, as of {date}", "below a price: the country and the day it is from")
    case .priceInStore: Definition("{storefront} store", "the same when the day is not known")
    case .noLongerInStore:
      Definition("No longer in the store", "in place of the price of an item that the store has taken off")
    case .notSoldSeparately: Definition("Not sold separately", "in place of a price")
    case .explicit: Definition("Explicit", "mark of items with explicit content")
    case .labelType: Definition("Type", "label before the kind of product")
    case .labelGenre: Definition("Genre", "label before the genre")
    case .labelReleaseDate: Definition("Release date", "label before the day it came out")
    case .labelPrice: Definition("Price", "label before the price")
    case .labelCollection: Definition("From", "label before the album, season or series it is part of")
    case .feedNew: Definition("New: {name}", "title of an entry of a feed about an item that is new")
    case .feedPriceDrop:
      Definition(
        "{name}: now {price}, was {oldPrice}", "title of an entry of a feed about a price that dropped")
    case .feedAsOf:
      Definition("{storefront} store, as of {date}", "in an entry: the country and the day it was seen")
    case .pageNotFoundTitle: Definition("Page Not Found", "heading of the 404 page")
    case .pageNotFoundText: Definition("There is no page at this address.", "text of the 404 page")
    case .sendSupportEmail: Definition("Send Support Email", "link in the menu")
    case .rate: Definition("Rate", "link in the menu, to where ratings are given")
    case .about: Definition("About", "link in the menu, to a page about the site")
    case .affiliateNote: Definition("Links to the store may earn us a commission.", "footer")
    case .storeCredit: Definition("Artwork and prices from the iTunes Store.", "footer")
    case .generatedBy: Definition("Made with Vitrine", "footer")
    default: Definition(englishTypeLabel, "kind of product")
    }
  }

  private var englishTypeLabel: String {
    switch self {
    case .typeAlbum: "Album"
    case .typeArtist: "Artist"
    case .typeAudiobook: "Audio Book"
    case .typeAuthor: "Author"
    case .typeBook: "Book"
    case .typeCoachedAudio: "Coached Audio"
    case .typeEbook: "E-Book"
    case .typeFeatureMovie: "Movie"
    case .typeInteractiveBooklet: "Interactive Booklet"
    case .typeMacSoftware: "Mac App"
    case .typeMusicVideo: "Music Video"
    case .typePDF: "PDF"
    case .typePodcast: "Podcast"
    case .typePodcastEpisode: "Podcast Episode"
    case .typeSoftware: "App"
    case .typeSoftwarePackage: "App Bundle"
    case .typeSong: "Song"
    case .typeTVEpisode: "TV Episode"
    case .typeTVSeason: "TV Season"
    default: rawValue
    }
  }
}
