/// Where pages load artwork from.
package enum ArtworkSource: String, CaseIterable, Hashable, Sendable {
  /// The store's own image server.
  case remote
}
