/// Where pages load artwork from.
package enum ArtworkSource: String, CaseIterable, Hashable, Sendable {
  /// The site itself, with files made of what `fetch` brought and of the publisher's own pictures.
  case local
  /// The store's own image server.
  case remote
}
