internal import Localization

/// Writes the feeds of a site in both forms.
struct FeedWriter {
  /// How many bytes an entry has, about.
  static let usualEntry = 512

  let addresses: SiteAddresses
  let language: String
  let author: String
  let generator: String

  init(_ site: SiteBlueprint) {
    addresses = site.addresses
    language = site.language.tag
    author = site.title
    generator = site.generator
  }

  /// A feed in a form; the same feed is the same bytes.
  func bytes(_ feed: Feed, _ format: FeedFormat) -> [UInt8] {
    switch format {
    case .atom: atom(feed)
    case .json: json(feed)
    }
  }

  /// The URL of a feed itself.
  func url(of feed: Feed, _ format: FeedFormat) -> String {
    addresses.url(addresses.path(ofFile: format.file(ofSearch: feed.search)))
  }
}
