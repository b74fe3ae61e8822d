package import CatalogModel

/// What a site's feeds are made with besides its events. A site has feeds when it is known when its answers were
/// recorded.
package struct FeedSettings: Hashable, Sendable {
  /// What the feeds' ids are made from: the site's configured address, wherever this build is looked at.
  package let identity: String
  /// When each search's answer was received, in the order of the searches; nil for one that nobody has noted.
  package let fetched: [UTCTime?]

  /// Puts the two together.
  package init(identity: String, fetched: [UTCTime?]) {
    self.identity = identity
    self.fetched = fetched
  }

  /// When the answer of a search was received; without a number, or when that is not known, the latest time there is.
  func updated(ofSearch number: Int?) -> UTCTime {
    if let number, fetched.indices.contains(number), let time = fetched[number] { return time }
    return fetched.compactMap(\.self).max() ?? UTCTime(unixSeconds: 0)
  }
}
