extension ItemKind {
  /// The store that sells a kind of product, by the name on its signs, which is the same in every language.
  package var storeName: String {
    switch self {
    case .software, .softwarePackage: "App Store"
    case .macSoftware: "Mac App Store"
    case .ebook, .book, .audiobook, .author: "Apple Books"
    case .podcast, .podcastEpisode: "Apple Podcasts"
    default: "iTunes Store"
    }
  }
}
