package import Diagnostics

/// Where a configuration says what the store is asked, so that a refused request can be shown with the line behind it.
package struct SearchPlaces: Hashable, Sendable {
  private var locations: [SearchKey: Diagnostic.Location] = [:]

  /// Starts without any.
  init() {}

  /// The place of a key's value; for what a search leaves to `store`, the place there. Nil when it is written nowhere.
  package internal(set) subscript(key: SearchKey) -> Diagnostic.Location? {
    get { locations[key] }
    set { locations[key] = newValue }
  }
}
