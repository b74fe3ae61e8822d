/// The forms a feed is published in.
package enum FeedFormat: CaseIterable, Sendable {
  /// Atom (RFC 4287).
  case atom
  /// JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/).
  case json

  /// The name of its file.
  package var fileName: String {
    switch self {
    case .atom: "feed.xml"
    case .json: "feed.json"
    }
  }

  /// Its media type.
  package var mediaType: String {
    switch self {
    case .atom: "application/atom+xml"
    case .json: "application/feed+json"
    }
  }

  /// The file in the output folder: a search's, or without an id the site's.
  package func file(ofSearch id: String?) -> String {
    id.map { "\($0)/\(fileName)" } ?? fileName
  }
}
